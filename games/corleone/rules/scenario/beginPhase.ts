import type { Seat } from '@omerta/kernel';
import { isLastAct } from '../content.ts';
import type { Game } from '../game.ts';
import { play } from '../rules.ts';
import type { Phase } from '../state.ts';
import { begin } from '../tasks/acts.ts';
import type { GivenPhase } from './givenShape.ts';

/** Leaves the current phase, begins this one and plays on until a player must choose. */
export const beginPhase = (game: Game, phase: GivenPhase, firstTurn: Seat = game.table.horseHead): void => {
  const { table } = game;
  table.agenda.splice(0, table.agenda.length, { kind: 'acts' });
  if (phase === 'open') {
    if (table.phase !== 'open') begin(game, 'open');
  } else {
    table.phase = before[phase];
  }
  if (phase === 'family') table.agenda.push({ kind: 'familyBusiness', next: firstTurn });
  play.goOn(game);
};

/** What is wrong with beginning this phase now. */
export const whyNotBegin = (game: Game, phase: GivenPhase): string | undefined => {
  const { content, table } = game;
  if (isHalfDone(game)) return 'something is half done';
  const last = isLastAct(content, table.act);
  if (phase === 'end' && !last) return 'the end comes in the last act only';
  return phase === 'entracte' && last ? "no entr'acte follows the last act" : undefined;
};

/** Cards on offer, a job under way or an answer the others wait for would be lost. */
const isHalfDone = ({ table, own }: Game): boolean =>
  table.agenda.some(task => task.kind === 'completeJob') ||
  own.some(
    ({ offer, bid, pick, offered, discards }) =>
      offer.length > 0 || bid !== undefined || pick !== undefined || offered !== undefined || discards.length > 0,
  );

/** A phase begins when the one before it is left; family business begins with a turn. */
const before: Readonly<Record<Exclude<GivenPhase, 'open'>, Phase>> = {
  family: 'family',
  war: 'family',
  bribery: 'war',
  tribute: 'bribery',
  entracte: 'tribute',
  end: 'tribute',
};
