// Positions of random games. Rare questions are chosen as often as common ones.
import type { GameId } from '@omerta/games';
import { pick, type Random, type Seat } from '@omerta/kernel';
import { randomFor, randomGame } from '@omerta/testing';
import { gameOf } from '../../src/games.ts';
import { GAMES, type GameTable } from '../games.ts';

/** A choice that is about to be made. */
export interface Position {
  readonly state: unknown;
  readonly actor: Seat;
  readonly text: string;
  readonly hits: readonly string[]; // what it is an example of: a phase, a question, a card
}

/** Positions and choices of one game. */
export interface Moments {
  readonly positions: readonly Position[];
  readonly texts: readonly string[]; // of choices of all kinds
}

/** Positions taken from one game: playing it costs more than comparing a position of it. */
export const PER_GAME = 12;

/** The positions of one game: its rarest questions first, then every kind of question with equal chance. */
export function positionsOf(table: GameTable, deal: number): Moments {
  const rules = gameOf(table.game)!.rules;
  const byQuestion = new Map<string, Position[]>();
  const texts = new Set<string>();
  randomGame(rules, { ...table.options, players: table.players }, deal, {
    onStep(state, { seat, choice, by }) {
      const text = rules.writeChoice(choice);
      texts.add(text);
      if (by !== 'player') return;
      const { question, hits } = about(table.game, state, seat);
      if (!byQuestion.has(question)) byQuestion.set(question, []);
      byQuestion.get(question)!.push({ state: rules.clone(state), actor: seat, text, hits });
    },
  });
  return { positions: chosen(byQuestion, randomFor('moments', deal)), texts: [...texts] };
}

function chosen(byQuestion: ReadonlyMap<string, readonly Position[]>, random: Random): Position[] {
  const kinds = [...byQuestion.values()].sort((one, other) => one.length - other.length);
  return Array.from({ length: PER_GAME }, (_, at) =>
    pick(random, (at < RAREST ? kinds[Math.floor(at / 2)] : undefined) ?? pick(random, kinds)),
  );
}

const RAREST = 6; // positions: two of each of the rarest questions of a game

function about(game: GameId, state: unknown, seat: Seat): { question: string; hits: string[] } {
  const { rules } = gameOf(game)!;
  const question = rules.promptOf(rules.viewFor(state, seat))?.kind ?? 'none';
  return { question, hits: GAMES[game].coverageAt?.(rules, state, seat) ?? [`question ${question}`] };
}
