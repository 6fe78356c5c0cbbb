import { exists, isClosed, placeOfSpace } from '../board/places.ts';
import { actOf, type Content, setupFor } from '../content.ts';
import { figureName, isMember, isThug, MAYOR, NO_FIGURE, POLICE_CHIEF, UNION_BOSS } from '../figures.ts';
import { PHASES, type State } from '../state.ts';
import type { InvariantProblem } from './problem.ts';

/** INV-08: one horse head, one act, one phase; a result exactly when the game is over. */
export const checkTokens = (content: Content, { table, own }: State, list: InvariantProblem[]): void => {
  const wrong = (message: string): void => {
    list.push({ id: 'INV-08', message });
  };
  if (table.seats.length !== table.players || own.length !== table.players)
    wrong(`${table.seats.length} seats and ${own.length} drawers for ${table.players} players`);
  if (!(table.horseHead in table.seats)) wrong(`the horse head is with seat ${table.horseHead}`);
  if (actOf(content, table.act) === undefined) wrong(`there is no act ${table.act}`);
  if (!PHASES.includes(table.phase)) wrong(`there is no phase ${table.phase}`);
  const isOver = table.phase === 'over';
  if (isOver !== (table.result !== undefined)) wrong(`the phase is ${table.phase}, but the result says otherwise`);
  if (isOver !== (table.agenda.length === 0)) wrong(`the phase is ${table.phase}, but the agenda says otherwise`);
};

/** INV-09: who stands where. */
export const checkSpaces = (content: Content, { table }: State, list: InvariantProblem[]): void => {
  const wrong = (message: string): void => {
    list.push({ id: 'INV-09', message });
  };
  for (let space = 0; space < table.thugSpaces.length; space += 1) {
    const figure = table.thugSpaces[space]!;
    if (figure === NO_FIGURE) continue;
    if (!isThug(figure) && figure !== UNION_BOSS) wrong(`${figureName(figure)} on a thug space`);
    if (!exists(table, space)) wrong(`${figureName(figure)} where no business is`);
  }
  for (let space = 0; space < table.familySpaces.length; space += 1) {
    const figure = table.familySpaces[space]!;
    if (figure === NO_FIGURE) continue;
    if (!isMember(figure) && figure !== MAYOR) wrong(`${figureName(figure)} on a family space`);
    if (isClosed(content, table, placeOfSpace(space))) wrong(`${figureName(figure)} on a space marked 3+ (M3)`);
  }
  if (!Number.isInteger(table.policeChief) || table.policeChief < -1 || table.policeChief >= content.turfs.length)
    wrong(`the Police Chief in turf ${table.policeChief + 1}`);
  if (table.hudson.includes(POLICE_CHIEF)) wrong('the Police Chief in the Hudson (RN-11)');
};

/** INV-11, the number; a watcher looks after the rest. */
export const checkPublicJobs = (content: Content, { table }: State, list: InvariantProblem[]): void => {
  const most = setupFor(content, table.players).publicJobs;
  if (table.publicJobs.length > most)
    list.push({ id: 'INV-11', message: `${table.publicJobs.length} public jobs, where ${most} is the most` });
};
