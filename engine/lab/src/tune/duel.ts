import type { AnyRules, Bot } from '@omerta/bots';
import { sharesOf } from '../block.ts';
import { botContestant } from '../contestant.ts';
import { type Moments, NO_MOMENTS, withNumber } from '../moments.ts';
import { playBlock } from '../playBlock.ts';

/** Where duels are fought. */
export interface DuelSetting {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly players: number;
  /** Called after every game. */
  onGame?(): void;
}

/** How large a share one bot wins among copies of another: a number for each deal, played in every seat. */
export async function duel(setting: DuelSetting, one: Bot, other: Bot, seed: number, deals: number): Promise<Moments> {
  const { rules, options, players } = setting;
  const table = Array.from({ length: players }, (_, player) =>
    player === 0 ? botContestant('one', one, rules) : botContestant('other', other, rules),
  );
  let shares = NO_MOMENTS;
  for (let block = 0; block < deals; block += 1) {
    const played = await playBlock({ rules, options, table, seed, block, now: () => 0 });
    if (!played.ok) throw new Error(played.problem);
    const { games } = played.block;
    shares = withNumber(shares, games.reduce((sum, { places }) => sum + sharesOf(places)[0]!, 0) / games.length);
    for (const _game of games) setting.onGame?.();
  }
  return shares;
}
