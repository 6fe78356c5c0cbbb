// The only place that makes tables, their ids, codes and secrets.
import { randomBytes, randomInt } from 'node:crypto';
import { commitmentOf } from '@omerta/kernel';
import { USUAL_PACE } from '@omerta/protocol';
import { type AnyRules, gameOf } from '../games.ts';
import type { Match, Settings, Visibility } from '../store/store.ts';
import { newCode } from './codes.ts';
import { type ChangeResult, changed, EMPTY_SEAT, type Participant, refused, seatOf, sit } from './lobby.ts';
import { settingsProblems } from './settingsProblems.ts';

export interface NewTable {
  readonly game: string;
  readonly visibility: Visibility;
  readonly title?: string;
  readonly options?: object;
  readonly settings?: Partial<Settings>;
  readonly pack?: string; // the hash of an uploaded one
}

export const USUAL_SETTINGS: Omit<Settings, 'hints'> = {
  clock: { kind: 'none' },
  spectators: true,
  memoryAid: false,
  log: 'open',
  language: 'en',
  timeOut: 'rules',
  pace: USUAL_PACE,
};

/** A new table with its host in the first seat. `rules` are those of the table's pack. */
export function newMatch(
  table: NewTable,
  host: Participant,
  rules: AnyRules,
  now: number,
  codeLength?: number,
): ChangeResult {
  const { players, optionsFor } = gameOf(table.game)!;
  const options = table.options ?? optionsFor(players.usual);
  const settings = { ...USUAL_SETTINGS, hints: hasHints(table.visibility), ...table.settings };
  const problems = [...rules.checkOptions(options), ...settingsProblems(settings)];
  if (problems.length > 0) return refused('badOptions', problems);
  const empty: Match = {
    ...fresh(table.visibility, now, codeLength),
    game: table.game,
    revision: 0,
    stage: 'lobby',
    visibility: table.visibility,
    host: host.id,
    ...(table.title === undefined ? {} : { title: table.title }),
    options,
    settings,
    pack: table.pack ?? rules.pack,
    seats: Array.from({ length: (options as { readonly players: number }).players }, () => EMPTY_SEAT),
  };
  return sit(empty, host, 0);
}

/** The same people and bots at a new table, no person ready yet. The caller is its host. */
export function rematchOf(match: Match, person: string, now: number, codeLength?: number): ChangeResult {
  if (match.stage !== 'over' && match.stage !== 'abandoned') return refused('notOver');
  if (seatOf(match, person) === undefined) return refused('notSeated');
  const { game, visibility, title, options, settings, pack, screen } = match;
  return changed({
    ...fresh(visibility, now, codeLength),
    game,
    revision: 0,
    stage: 'lobby',
    visibility,
    host: person,
    ...(title === undefined ? {} : { title }),
    options,
    settings,
    pack,
    ...(screen === undefined ? {} : { screen }), // the shared screen moves on to the next game
    seats: match.seats.map(({ kind, person: sitter, name, level, language }) => ({
      kind,
      name,
      ready: kind === 'bot',
      ...(sitter === undefined ? {} : { person: sitter }),
      ...(level === undefined ? {} : { level }),
      ...(language === undefined ? {} : { language }),
    })),
  });
}

/** 80 bits: an unlisted table cannot be found by guessing. */
function newMatchId(): string {
  return lettersOf('abcdefghijklmnopqrstuvwxyz234567', 16);
}

export function fresh(visibility: Visibility, now: number, codeLength: number | undefined) {
  const id = newMatchId();
  const secret = randomBytes(32).toString('hex');
  return {
    id,
    ...(visibility === 'private' ? { code: newCode(codeLength) } : {}),
    fairDeal: { secret, commitment: commitmentOf(secret, id) },
    createdAt: now,
    activeAt: now,
  };
}

function lettersOf(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Hints are meant for learning among friends, not for public tables. */
export const hasHints = (visibility: Match['visibility']): boolean => visibility !== 'public';
