import { levelNamed, OFFERED_LEVELS, type OfferedLevel, USUAL_LEVEL } from '@omerta/bots/levels';
import { isSeed, type Seed } from '@omerta/kernel';
import { LONGEST_NAME, readName } from '@omerta/names/readName.ts';
import type { Pace } from '@omerta/protocol';

export const PACES = ['party', 'brisk', 'instant'] as const satisfies readonly Pace[];

/** What the address of a game on this device asks for. */
export interface WantedTable {
  readonly players: number;
  readonly people: number; // who share the device, on the first seats
  readonly names: readonly string[]; // theirs, as far as they are known
  readonly level: OfferedLevel;
  readonly pace: Pace;
  readonly memoryAid: boolean;
  readonly hints: boolean;
  readonly seed: Seed | undefined; // drawn where it is missing
  readonly pack: string | undefined; // of this device or of the server
  readonly options: object; // of the rules
}

export type Asked =
  | { readonly kind: 'form' }
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'new'; readonly table: WantedTable };

/** Reads an address as forgivingly as it can: whatever makes no sense is taken as if it were missing. */
export function readAsked(search: string, range: { readonly least: number; readonly most: number }): Asked {
  const given = new URLSearchParams(search);
  const saved = given.get('saved');
  if (saved !== null) return { kind: 'saved', id: saved };
  if (!given.has('players')) return { kind: 'form' };
  const players = within(given.get('players'), range.least, range.most);
  return {
    kind: 'new',
    table: {
      players,
      people: within(given.get('people'), 1, players),
      names: (given.get('names') ?? '').split(',').map(nameIn),
      level: levelIn(given.get('level')),
      pace: PACES.find(pace => pace === given.get('pace')) ?? 'brisk',
      seed: seedIn(given.get('seed')),
      memoryAid: given.get('memory') === 'on',
      hints: given.get('hints') !== 'off',
      pack: given.get('pack') ?? undefined,
      options: { ...objectIn(given.get('options')), players },
    },
  };
}

/** The address that asks for it. */
export function searchFor({
  players,
  people,
  names,
  level,
  pace,
  memoryAid,
  hints,
  pack,
  options,
}: Omit<WantedTable, 'seed'>): string {
  const asked = new URLSearchParams({ players: String(players), people: String(people), level, pace });
  if (memoryAid) asked.set('memory', 'on');
  if (!hints) asked.set('hints', 'off');
  if (names.some(name => name !== '')) asked.set('names', names.map(name => name.replaceAll(',', ' ')).join(','));
  if (pack !== undefined) asked.set('pack', pack);
  if (Object.keys(options).length > 0) asked.set('options', JSON.stringify(options));
  return asked.toString();
}

/** Addresses of earlier releases name their own levels. */
export function levelIn(text: string | null | undefined): OfferedLevel {
  const named = levelNamed(text ?? '');
  return OFFERED_LEVELS.find(level => level === named) ?? USUAL_LEVEL;
}

function within(text: string | null, least: number, most: number): number {
  const number = Math.round(Number(text ?? least));
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : least;
}

/** A name that cannot be shown counts as missing. */
function nameIn(text: string): string {
  return readName([...text.trim()].slice(0, LONGEST_NAME).join('')) ?? '';
}

function seedIn(text: string | null): Seed | undefined {
  if (text === null) return undefined;
  const seed = /^\d{1,15}$/.test(text) ? Number(text) : text;
  return isSeed(seed) ? seed : undefined;
}

function objectIn(text: string | null): object {
  try {
    const json: unknown = JSON.parse(text ?? '{}');
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
  } catch {
    return {};
  }
}
