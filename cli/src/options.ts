// Reads and checks the values of options.
import { isLevel, LEVELS, type Level } from '@omerta/bots';
import type { CoachGame } from '@omerta/coach';
import { isSeed, type Seat, type Seed, seatName, seatNamed } from '@omerta/kernel';
import { isLanguage, LANGUAGES, type Language } from '@omerta/words';
import type { BoundGame, CliGame } from './cliGame.ts';
import { GAMES } from './games.ts';
import type { Io } from './io.ts';
import { Mistake } from './mistake.ts';

export function gameNamed(name: string): CliGame {
  const game = GAMES.find(({ id }) => id === name);
  if (game === undefined) throw new Mistake(`no game ${quoted(name)}; there are ${list(GAMES.map(({ id }) => id))}`);
  return game;
}

/** A part that only some games have: packs, positions, scenarios. */
export function having<T>(part: T | undefined, parts: string, game: string): T {
  if (part === undefined) throw new Mistake(`there are no ${parts} for ${game}`);
  return part;
}

export function coachOf({ coach, rules, id }: BoundGame): CoachGame {
  if (coach === undefined) throw new Mistake(`there is no coach for ${id}`);
  return coach.gameFor(rules);
}

export function levelNamed(name: string): Level {
  if (!isLevel(name)) throw new Mistake(`no bot ${quoted(name)}; there are ${list(LEVELS)}`);
  return name;
}

/** The language given, else that of the terminal, else English. */
export function languageFor({ env }: Io, name: string | undefined): Language {
  if (name === undefined) return languageOfTerminal(env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  if (!isLanguage(name)) throw new Mistake(`no language ${quoted(name)}; there are ${list(LANGUAGES)}`);
  return name;
}

export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    const range = most < Number.MAX_SAFE_INTEGER ? `${least} to ${most}` : `${least} or more`;
    throw new Mistake(`${option} must be a whole number, ${range}, not ${quoted(text)}`);
  }
  return number;
}

export function decimal(option: string, text: string, least: number, most: number): number {
  const number = /^\d{0,9}(\.\d{1,9})?$/.test(text) && text !== '' ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Mistake(`${option} must be a number, ${least} to ${most}, not ${quoted(text)}`);
}

export function playersFor({ id, players: { least, most, usual } }: CliGame, text: string | undefined): number {
  if (text === undefined) return usual;
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new Mistake(`--players must be ${least} to ${most} for ${id}, not ${quoted(text)}`);
  }
  return number;
}

export function botsHelp(usual: Level): string {
  return `${list(LEVELS, 'or')} (default: ${usual})`;
}

export function gamesHelp(): string {
  return `${list(
    GAMES.map(({ id }) => id),
    'or',
  )} (default: ${GAMES[0]!.id})`;
}

/** "2 to 5 (usually 4) for chess". */
export function playersHelp(): string {
  return GAMES.map(
    ({ id, players: { least, most, usual } }) => `${least} to ${most} (usually ${usual}) for ${id}`,
  ).join(', ');
}

export function seatIn(players: number, name: string): Seat {
  const seat = seatNamed(name.toUpperCase());
  if (seat === undefined || seat >= players) {
    throw new Mistake(`no seat ${quoted(name)}; with ${players} players there are A to ${seatName(players - 1)}`);
  }
  return seat;
}

export function seedFrom(text: string): Seed {
  const seed = /^\d{1,16}$/.test(text) ? Number(text) : text;
  if (!isSeed(seed)) throw new Mistake(`--seed must be a whole number from 0, or 64 hex digits, not ${quoted(text)}`);
  return seed;
}

export function quoted(text: string): string {
  return JSON.stringify(text);
}

function languageOfTerminal(locale: string): Language {
  const name = locale.replace(/[.@].*$/, '').replace('_', '-');
  return LANGUAGES.find(each => each === name) ?? LANGUAGES.find(each => startOf(each) === startOf(name)) ?? 'en';
}

function startOf(language: string): string {
  return language.split('-')[0]!.toLowerCase();
}

export function list(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
