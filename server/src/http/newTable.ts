import type { ReadPack } from '@omerta/kernel';
import { type AnyRules, gameOf } from '../games.ts';
import type { ChangeResult } from '../matches/lobby.ts';
import { hasRoom } from '../quotas.ts';
import type { Match } from '../store/store.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import { changedOrRefuse, type Table } from './table.ts';

/** Draws id and code again if one is taken. */
export async function addTable({ store }: Parts, make: () => ChangeResult): Promise<Match> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const match = changedOrRefuse(make());
    if (await store.addMatch(match)) return match;
  }
  throw new Error('No free id was found for a table');
}

/** Adds a table and takes its first step at once: a game with its setup or from the state of another, or bots. */
export async function addWith(
  parts: Parts,
  make: () => ChangeResult,
  begin: (match: Match) => ChangeResult,
  from?: unknown,
): Promise<Match> {
  const { id } = await addTable(parts, make);
  const table = (await parts.matches.open(id)) as Table; // it was just added
  return changedOrRefuse(await table.change(begin, from));
}

/** A game that is not offered is played to its end, but no new table of it is opened. */
export function mustBeOffered({ config }: Parts, game: string): void {
  if (config.games.some(id => id === game)) return;
  throw new Refused('notOffered', { problems: [`${game} is not offered here; there are ${config.games.join(', ')}`] });
}

/** Limits the open tables of one host, and of the server. */
export async function mayOpenAnother(parts: Parts, person: string): Promise<void> {
  if (!(await hasRoom(parts, 'tables', 'lobbies'))) throw new Refused('full');
  const open = (await parts.store.listOf(person, MOST_LISTED)).filter(
    ({ host, stage }) => host === person && (stage === 'lobby' || stage === 'playing'),
  );
  if (open.filter(({ stage }) => stage === 'lobby').length >= MOST_OPEN) throw new Refused('tooMany');
  if (open.length >= MOST_LISTED) throw new Refused('tooMany');
}

const MOST_OPEN = 20;
const MOST_LISTED = 200;

/** The rules of the pack that a new table names. An uploaded one is kept first: it may be about to be deleted as unused. */
export async function rulesFor(parts: Parts, game: string, pack: string | undefined): Promise<AnyRules> {
  const { rules, store, auth } = parts;
  const isUploaded = pack !== undefined && pack !== gameOf(game)!.rules.pack;
  if (isUploaded && !(await store.keepPack(pack, auth.now()))) throw new Refused('noSuchPack');
  const read = await rules.withPack(game, pack ?? gameOf(game)!.rules.pack);
  if (read === undefined) throw new Refused('noSuchPack');
  return usable(read);
}

/** Refuses a pack with problems. */
export function usable(read: ReadPack): AnyRules {
  if (!read.ok) throw new Refused('badPack', { problems: read.problems.slice(0, MOST_PROBLEMS) });
  return read.rules;
}

const MOST_PROBLEMS = 50;
