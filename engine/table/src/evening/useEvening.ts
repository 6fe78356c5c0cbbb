import type { TableInfo } from '@omerta/protocol';
import { useEffect, useState } from 'react';
import { remember, remembered } from '../settings/deviceMemory.ts';
import { type EveningGame, type EveningResult, lastEvening } from './score.ts';

const KEPT = 'omerta-evening';
const MOST = 20; // games

/** The games of this evening, the one that is over just now the last. This device has seen them all end. */
export function useEvening(info: TableInfo, places: readonly number[]): readonly EveningGame[] {
  const [games, setGames] = useState<readonly EveningGame[]>([]);
  const told = places.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match ends once, and its places say how
  useEffect(() => {
    if (places.length > 0) setGames(lastEvening(withThis(info, places)));
  }, [info.match, told]);
  return games;
}

function withThis({ match, game, seats }: TableInfo, places: readonly number[]): readonly EveningGame[] {
  const before = readKept();
  if (before.some(each => each.match === match))
    return before.slice(0, 1 + before.findIndex(each => each.match === match));
  const results = places.map((place, seat) => ({
    name: seats[seat]?.name ?? '',
    place,
    isBot: seats[seat]?.kind === 'bot',
  }));
  const all = [...before, { match, game, at: Date.now(), results }].slice(-MOST);
  remember(KEPT, JSON.stringify(all));
  return all;
}

/** What another program wrote there counts for nothing. */
function readKept(): readonly EveningGame[] {
  try {
    const read: unknown = JSON.parse(remembered(KEPT) ?? '[]');
    return Array.isArray(read) && read.every(isGame) ? read : [];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [];
  }
}

function isGame(data: unknown): data is EveningGame {
  const { match, game, at, results } = (data ?? {}) as Partial<Record<keyof EveningGame, unknown>>;
  return (
    typeof match === 'string' &&
    typeof game === 'string' &&
    typeof at === 'number' &&
    Array.isArray(results) &&
    results.every(isResult)
  );
}

function isResult(data: unknown): boolean {
  const { name, place, isBot } = (data ?? {}) as Partial<Record<keyof EveningResult, unknown>>;
  return typeof name === 'string' && typeof place === 'number' && typeof isBot === 'boolean';
}
