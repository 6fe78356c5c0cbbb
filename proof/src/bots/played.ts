// Whole games among bots.

import { botOf, type Level, randomFor } from '@omerta/bots';
import type { GameId } from '@omerta/games';
import { listSeats, NO_SEATS, type Outcome, type Seat } from '@omerta/kernel';
import { GAMES } from '../games.ts';

export interface PlayOptions {
  readonly seed: number;
  readonly iterations?: number;
  /** Called before every decision. */
  look?(state: unknown, seat: Seat): void;
  /** Called with every decision before it is played. */
  decided?(view: unknown, text: string, choices: readonly string[]): void;
}

export interface Played {
  readonly outcome: Outcome;
  readonly texts: readonly string[];
}

/** Throws where a bot makes an illegal choice. */
export function played(
  game: GameId,
  seats: readonly Level[],
  { seed, iterations, look, decided }: PlayOptions,
): Played {
  const { rules, fullOptions } = GAMES[game];
  const bots = seats.map(level => botOf(GAMES[game].bots, level, rules));
  const random = randomFor('bots', seed);
  const state = rules.setup({ ...fullOptions, players: seats.length }, seed);
  const texts: string[] = [];
  while (rules.waitingFor(state) !== NO_SEATS) {
    const [seat] = listSeats(rules.waitingFor(state));
    look?.(state, seat!);
    const view = rules.viewFor(state, seat!);
    const { choice } = bots[seat!]!.decide(view, { random, ...(iterations === undefined ? {} : { iterations }) });
    const text = rules.writeChoice(choice);
    const legal = rules.choices(view).map(each => rules.writeChoice(each));
    if (!legal.includes(text)) throw new Error(`${text} is not legal`);
    decided?.(view, text, legal);
    rules.play(state, seat!, choice);
    texts.push(text);
  }
  return { outcome: rules.outcome(state)!, texts };
}
