// The table as it is being set: plain choices, and what they mean to the server and to this browser.
import { USUAL_LEVEL } from '@omerta/bots/levels';
import type { Pace, TableSettings } from '@omerta/protocol';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import type { NewTable, QuickGame, RulesOptions, Visibility } from '../net/tablesApi.ts';
import { CLOCKS, type ClockName } from './clocks.ts';
import { factionOptions } from './factions.ts';

/** Online: everybody at home. Screen: phones around a shared screen. Around: one device goes round. Device: only bots, no server. */
export type Where = 'online' | 'screen' | 'around' | 'device';

export interface TableSetup {
  readonly game: string;
  readonly players: number;
  readonly where: Where;
  readonly people: number; // who share this device
  readonly names: readonly string[]; // theirs, as far as they are written
  readonly level: string; // of the bots
  readonly clock: ClockName;
  readonly visibility: Visibility;
  readonly title: string;
  readonly factions: readonly string[]; // what the people at this device wish to play as; the game deals if empty
  readonly switches: Readonly<Record<string, unknown>>; // of the rules
  readonly spectators: boolean;
  readonly memoryAid: boolean;
  readonly log: TableSettings['log'];
  readonly timeOut: TableSettings['timeOut'];
  readonly hints: boolean | undefined; // as usual at such tables if missing
  readonly pace: Pace;
  readonly pack: string | undefined;
}

/** Whether the server keeps the table; else this device does. */
export const isOnServer = ({ where }: TableSetup): boolean => where === 'online' || where === 'screen';

/** What a game says about its seats before the deal. */
export type Seated = Pick<WebGame, 'lobby'>;

export const USUAL_SETUP: TableSetup = {
  game: '', // the first one that is offered
  players: 4,
  where: 'online',
  people: 2,
  names: [],
  level: USUAL_LEVEL,
  clock: 'none',
  visibility: 'private',
  title: '',
  factions: [],
  switches: {},
  spectators: true,
  memoryAid: false,
  log: 'open',
  timeOut: 'rules',
  hints: undefined,
  pace: 'brisk',
  pack: undefined,
};

/** Among friends and alone everybody may learn; strangers play for themselves. */
export const hintsAt = (setup: Pick<TableSetup, 'hints' | 'visibility' | 'where'>): boolean =>
  setup.hints ?? (setup.visibility !== 'public' || setup.where === 'around' || setup.where === 'device');

/** The same choices for another game, or with fewer chairs: what no longer fits is brought back into bounds. */
export function fitting(setup: TableSetup, players: { readonly least: number; readonly most: number }): TableSetup {
  const chairs = Math.min(Math.max(setup.players, players.least), players.most);
  return { ...setup, players: chairs, people: Math.min(Math.max(setup.people, 2), chairs) };
}

export function newTableOf(setup: TableSetup, game: Seated, language: string): NewTable {
  const title = setup.title.trim();
  return {
    game: setup.game,
    visibility: setup.visibility,
    ...(title === '' ? {} : { title }),
    options: rulesOptionsOf(setup, game),
    settings: {
      clock: CLOCKS[setup.clock],
      spectators: setup.spectators,
      memoryAid: setup.memoryAid && setup.log === 'open', // it needs the log
      log: setup.log,
      language,
      timeOut: setup.timeOut,
      hints: hintsAt(setup),
      pace: setup.where === 'screen' ? 'party' : setup.pace,
    },
    ...(setup.pack === undefined ? {} : { pack: setup.pack }),
  };
}

/** Whether a quick game has all that was chosen: no clock and no name, an open log, and spectators. */
export const isPlain = ({ clock, spectators, log, title }: TableSetup): boolean =>
  clock === 'none' && spectators && log === 'open' && title.trim() === '';

/** A table only for me and bots. */
export function botTableOf(setup: TableSetup, game: Seated, language: string): NewTable {
  const table = newTableOf(setup, game, language);
  return { ...table, visibility: 'unlisted', settings: { ...table.settings, hints: setup.hints ?? true } };
}

export function quickGameOf(setup: TableSetup, game: Seated, language: string): QuickGame {
  const { players, level, pace, memoryAid, pack } = setup;
  const options = rulesOptionsOf(setup, game);
  const hints = setup.hints ?? true; // there are no other people
  return {
    game: setup.game,
    players,
    level,
    pace,
    memoryAid,
    hints,
    language,
    options,
    ...(pack === undefined ? {} : { pack }),
  };
}

/** Where a game without a server is played, with everything it needs to begin at once. */
export function practicePathOf(setup: TableSetup, game: Seated): string {
  const { players, level, pace, pack, memoryAid } = setup;
  const people = peopleHere(setup);
  const names = people === 1 ? [] : setup.names.slice(0, people).map(name => name.trim().replaceAll(',', ' '));
  const { players: _, ...options } = rulesOptionsOf(setup, game);
  const asked = new URLSearchParams({
    players: String(players),
    level,
    pace,
    people: String(people),
    ...(names.some(name => name !== '') ? { names: names.join(',') } : {}),
    ...(memoryAid ? { memory: 'on' } : {}),
    ...(hintsAt(setup) ? {} : { hints: 'off' }),
    ...(pack === undefined ? {} : { pack }),
    ...(Object.keys(options).length === 0 ? {} : { options: JSON.stringify(options) }),
  });
  return `/practice/${setup.game}?${asked}`;
}

/** The people at this device sit in the first seats. */
function rulesOptionsOf(setup: TableSetup, { lobby }: Seated): RulesOptions {
  const { players, factions, switches } = setup;
  return { ...switches, players, ...factionOptions(lobby?.factions, factions.slice(0, peopleHere(setup)), players) };
}

const peopleHere = ({ where, people }: TableSetup): number => (where === 'around' ? people : 1);
