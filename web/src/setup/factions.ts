// What the people at this device wish to play as, by seat. An empty wish is left to the game.
import { dealFactions } from '@omerta/kernel';
import type { LobbyFactions } from '@omerta/table/lobby/lobbyParts.ts';

/** The options that grant the wishes; none where there are none. */
export function factionOptions(
  factions: LobbyFactions | undefined,
  wishes: readonly string[],
  players: number,
): Readonly<Record<string, readonly string[]>> {
  if (factions?.all.some(faction => wishes.includes(faction)) !== true) return {};
  return { [factions.field]: dealFactions(factions.all, wishes, players) };
}

/** The wishes when one seat wishes for something else. What another seat had wished for is no longer its. */
export const withWish = (wishes: readonly string[], seat: number, wish: string): readonly string[] =>
  Array.from({ length: Math.max(wishes.length, seat + 1) }, (_, at) => {
    const old = wishes[at] ?? '';
    return at === seat ? wish : old === wish ? '' : old;
  });
