import { shuffle } from '@omerta/kernel';
import { NOWHERE, newMember, setupFor } from './content.ts';
import { type Figure, isNeutral, isThug, MEMBERS, NO_FIGURE, ownerOf, roleOf } from './figures.ts';
import type { Game } from './game.ts';
import { drawJob } from './moves.ts';
import type { TableSeat } from './state.ts';

/** E1, E2, E3, E4, E5. */
export const entracte = (game: Game): void => {
  sendFiguresHome(game);
  game.table.act += 1;
  game.events?.push({ kind: 'actBegan', act: game.table.act });
  addNewMember(game);
  layJobs(game);
  changeAllies(game);
};

/** E1, Hudson included; neutrals go beside the board. */
const sendFiguresHome = (game: Game): void => {
  const { table } = game;
  for (const figure of [...table.thugSpaces, ...table.familySpaces, ...table.hudson]) {
    if (figure !== NO_FIGURE && !isNeutral(figure)) sendHome(table.seats[ownerOf(figure)!]!, figure);
  }
  table.thugSpaces.fill(NO_FIGURE);
  table.familySpaces.fill(NO_FIGURE);
  table.policeChief = NOWHERE;
  table.hudson = [];
  game.events?.push({ kind: 'figuresWentHome' });
};

const sendHome = (player: TableSeat, figure: Figure): void => {
  const role = roleOf(figure);
  if (isThug(figure)) player.thugs += 1;
  else player.members = MEMBERS.filter(member => member === role || player.members.includes(member));
};

/** E3. */
const addNewMember = (game: Game): void => {
  const member = newMember(game.content, game.table.act);
  if (member === undefined) return;
  for (const player of game.table.seats) player.members.push(member);
  game.events?.push({ kind: 'memberJoined', act: game.table.act, member });
};

/** E4: old ones stay. */
export const layJobs = (game: Game): void => {
  const { table } = game;
  const laid: string[] = [];
  while (table.publicJobs.length < setupFor(game.content, table.players).publicJobs) {
    const job = drawJob(game);
    if (job === undefined) break;
    table.publicJobs.push(job);
    laid.push(job);
  }
  if (laid.length > 0) game.events?.push({ kind: 'jobsLaid', jobs: laid });
};

/** E5: leftovers leave the game; the coming act's are laid. */
const changeAllies = (game: Game): void => {
  const { table } = game;
  if (table.allies.length > 0) {
    game.events?.push({ kind: 'alliesLeft', allies: table.allies.slice() });
    table.alliesGone.push(...table.allies);
    table.allies = [];
  }
  layAllies(game);
};

/** S6, E5: players − 1 of the act's allies; the rest leave the game unseen. */
export const layAllies = (game: Game): void => {
  const { content, table, secret } = game;
  const coming = content.supply.allies[table.act]!.slice();
  if (coming.length === 0) return;
  shuffle(secret.random, coming);
  table.allies = coming.splice(0, setupFor(content, table.players).allyCards);
  secret.alliesRemoved.push(...coming);
  game.events?.push({ kind: 'alliesLaid', act: table.act, allies: table.allies.slice(), removed: coming.length });
};
