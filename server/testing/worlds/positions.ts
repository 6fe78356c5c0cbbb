// Positions of random games. Rare questions are chosen as often as common ones.
import { pick, type Random, type Seat } from '@omerta/kernel';
import { randomFor, randomGame } from '@omerta/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';

export interface WorldTable {
  readonly game: string;
  readonly players: number;
  readonly options?: object;
}

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
export function positionsOf(table: WorldTable, deal: number): Moments {
  const rules = gameOf(table.game)!.rules;
  const byQuestion = new Map<string, Position[]>();
  const texts = new Set<string>();
  randomGame(rules, { ...table.options, players: table.players }, deal, {
    onStep(state, { seat, choice, by }) {
      const text = rules.writeChoice(choice);
      texts.add(text);
      if (by !== 'player') return;
      const { question, hits } = about(rules, state, seat);
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

/** The drawers that both games have. */
interface Shown {
  readonly table: {
    readonly phase?: string;
    readonly stage?: string;
    readonly seats: readonly {
      readonly talent?: string;
      readonly alive?: boolean;
      readonly played?: readonly string[];
    }[];
  };
}

function about(rules: AnyRules, state: unknown, seat: Seat): { question: string; hits: string[] } {
  const { table } = state as Shown;
  const prompt = rules.promptOf(rules.viewFor(state, seat));
  const question = prompt?.kind ?? 'none';
  const talents = table.seats.flatMap(({ talent, alive }) => (talent && alive ? [`talent ${talent}`] : []));
  const allies = table.seats.flatMap(({ played = [] }) => played.map(ally => `ally ${ally}`));
  return { question, hits: [`phase ${table.phase ?? table.stage}`, `question ${question}`, ...talents, ...allies] };
}
