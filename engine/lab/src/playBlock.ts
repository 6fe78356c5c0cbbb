import type { AnyRules } from '@omerta/bots';
import type { Outcome } from '@omerta/kernel';
import type { Block } from './block.ts';
import type { Contestant } from './contestant.ts';
import { playGame } from './playGame.ts';
import { byPlayer, dealOf, seatingsOf } from './schedule.ts';
import { keepTimes } from './times.ts';

export interface BlockPlan {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly table: readonly Contestant[];
  readonly seed: number;
  readonly block: number;
  /** A clock, in milliseconds. */
  now(): number;
}

export type PlayedBlock =
  | { readonly ok: true; readonly block: Block }
  | { readonly ok: false; readonly problem: string };

/** A table that looks the same after a rotation would play the same game: it is played once and counted again. */
export async function playBlock({ rules, options, table, seed, block, now }: BlockPlan): Promise<PlayedBlock> {
  const deal = dealOf(seed, block);
  const times = table.map(() => keepTimes());
  const outcomes = new Map<string, Outcome>();
  const games: Block['games'][number][] = [];
  for (const [turn, seating] of seatingsOf(table.length).entries()) {
    const seats = seating.map(player => table[player]!);
    const sitting = JSON.stringify(seats.map(({ name }) => name));
    if (!outcomes.has(sitting)) {
      const played = await playGame({
        rules,
        options,
        deal,
        match: `deal-${deal}-turn-${turn}`,
        seats,
        now,
        took: (seat, milliseconds) => times[seating[seat]!]!.add(milliseconds),
      });
      if (!played.ok) return played;
      outcomes.set(sitting, played.outcome);
    }
    const { places, scores } = outcomes.get(sitting)!;
    games.push({ places: byPlayer(seating, places), scores: byPlayer(seating, scores) });
  }
  return { ok: true, block: { block, games, times: times.map(kept => kept.times) } };
}
