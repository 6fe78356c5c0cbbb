// The settings of a server: from the command line, else from the environment. Documented in docs/hosting.md.
import { GAME_IDS, type GameId, isGameId, USUAL_GAME_IDS } from '@omerta/games';

export interface Config {
  readonly host: string;
  readonly port: number; // 0: any free port
  readonly data: string; // folder
  readonly database: string | undefined; // postgres://…; without it the data folder holds everything
  readonly basePath: string; // '' or '/omerta'
  readonly trustProxy: false | string; // addresses of trusted proxies
  readonly origins: readonly string[]; // allowed besides our own
  readonly allowedHosts: readonly string[]; // names by which we may be called, besides our own
  readonly publicUrl: string | undefined; // as players see it; HSTS if it begins with https
  readonly web: string | undefined; // folder of the built client
  readonly games: readonly GameId[]; // new tables may be opened of these
  readonly logLevel: LogLevel;
  readonly socketsPerPerson: number; // open at once, event streams included
  readonly socketsPerAddress: number;
  readonly idleLobbyHours: number;
  readonly idleGameDays: number;
  readonly mostLobbies: number;
  readonly mostTables: number; // open: lobbies and running games
  readonly mostTokens: number;
  readonly packMegabytes: number; // of all packs
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings and their environment variables. The command line takes precedence. */
export const SETTINGS = {
  host: 'HOST',
  port: 'PORT',
  data: 'OMERTA_DATA',
  database: 'DATABASE_URL',
  basePath: 'OMERTA_BASE_PATH',
  trustProxy: 'OMERTA_TRUST_PROXY',
  origins: 'OMERTA_ORIGINS',
  allowedHosts: 'OMERTA_ALLOWED_HOSTS',
  publicUrl: 'OMERTA_PUBLIC_URL',
  web: 'OMERTA_WEB',
  games: 'OMERTA_GAMES',
  logLevel: 'OMERTA_LOG_LEVEL',
  socketsPerPerson: 'OMERTA_SOCKETS_PER_PERSON',
  socketsPerAddress: 'OMERTA_SOCKETS_PER_ADDRESS',
  idleLobbyHours: 'OMERTA_IDLE_LOBBY_HOURS',
  idleGameDays: 'OMERTA_IDLE_GAME_DAYS',
  mostLobbies: 'OMERTA_MOST_LOBBIES',
  mostTables: 'OMERTA_MOST_TABLES',
  mostTokens: 'OMERTA_MOST_TOKENS',
  packMegabytes: 'OMERTA_PACK_MEGABYTES',
} as const;

type Setting = keyof typeof SETTINGS;
export type ConfigArguments = { readonly [S in Setting]?: string | undefined };
export type Environment = Readonly<Record<string, string | undefined>>;

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readConfig(words: ConfigArguments, env: Environment, dataFolder: string): ReadConfig {
  const problems: string[] = [];
  const read = <T>(setting: Setting, usual: T, as: (text: string) => T | undefined, must: string): T => {
    const text = (words[setting] ?? env[SETTINGS[setting]] ?? '').trim();
    if (text === '') return usual;
    const value = as(text);
    if (value === undefined) problems.push(`${nameOf(setting, words)} must be ${must}`);
    return value ?? usual;
  };
  const config: Config = {
    host: read('host', '0.0.0.0', hostFrom, 'the name or address of this machine'),
    port: read('port', 3000, wholeNumber(0, 65_535), 'a port, 0 to 65535'),
    data: read('data', dataFolder, text => text, 'a folder'),
    database: read<string | undefined>('database', undefined, databaseFrom, 'postgres://…'),
    basePath: read('basePath', '', basePathFrom, 'a path such as /omerta'),
    trustProxy: read<Config['trustProxy']>('trustProxy', false, proxiesFrom, 'loopback, or addresses of proxies'),
    origins: read('origins', [], originsFrom, 'addresses such as https://play.example.org, with commas between'),
    allowedHosts: read('allowedHosts', [], namesFrom, 'names such as play.example.org, with commas between'),
    publicUrl: read<string | undefined>('publicUrl', undefined, urlFrom, 'an address such as https://play.example.org'),
    web: read<string | undefined>('web', undefined, text => text, 'a folder'),
    games: read('games', USUAL_GAME_IDS, gamesFrom, `some of ${GAME_IDS.join(', ')}, with commas between`),
    logLevel: read<LogLevel>('logLevel', 'info', levelFrom, `one of ${LOG_LEVELS.join(', ')}`),
    socketsPerPerson: read('socketsPerPerson', 24, wholeNumber(1, 100_000), '1 to 100000'),
    socketsPerAddress: read('socketsPerAddress', 200, wholeNumber(1, 100_000), '1 to 100000'),
    idleLobbyHours: read('idleLobbyHours', 24, wholeNumber(1, 8760), '1 to 8760'),
    idleGameDays: read('idleGameDays', 90, wholeNumber(1, 3650), '1 to 3650'),
    mostLobbies: read('mostLobbies', 5000, wholeNumber(1, 999_999), '1 to 999999'),
    mostTables: read('mostTables', 50_000, wholeNumber(1, 999_999), '1 to 999999'),
    mostTokens: read('mostTokens', 50_000, wholeNumber(1, 999_999), '1 to 999999'),
    packMegabytes: read('packMegabytes', 256, wholeNumber(1, 999_999), '1 to 999999'),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config };
}

/** The name by which the operator set it. */
function nameOf(setting: Setting, words: ConfigArguments): string {
  if (words[setting] === undefined) return SETTINGS[setting];
  return `--${setting.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

function wholeNumber(least: number, most: number): (text: string) => number | undefined {
  return text => (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined);
}

const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
const hostFrom = matching(/^[A-Za-z0-9.:_-]+$/);
const databaseFrom = matching(/^postgres(ql)?:\/\/\S+$/);

function basePathFrom(text: string): string | undefined {
  const path = `/${text}`.replace(/^\/+/, '/').replace(/\/+$/, '');
  return /^(\/[A-Za-z0-9_.-]+)*$/.test(path) && !path.split('/').includes('..') ? path : undefined;
}

function proxiesFrom(text: string): string | undefined {
  const proxies = text.split(',').map(each => each.trim());
  return proxies.every(each => PROXY.test(each)) ? proxies.join(',') : undefined;
}

const PROXY = /^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]{2,45}(\/\d{1,3})?)$/;

function originsFrom(text: string): readonly string[] | undefined {
  const origins = text.split(',').map(each => each.trim());
  return origins.every(isOrigin) ? origins : undefined;
}

function namesFrom(text: string): readonly string[] | undefined {
  const names = text.split(',').map(each => each.trim().toLowerCase());
  return names.every(name => NAME.test(name)) ? names : undefined;
}

const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

function gamesFrom(text: string): readonly GameId[] | undefined {
  const ids = [...new Set(text.split(',').map(each => each.trim()))];
  return ids.every(isGameId) ? ids : undefined;
}

function urlFrom(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : undefined;
}

function levelFrom(text: string): LogLevel | undefined {
  return LOG_LEVELS.find(level => level === text);
}

/** Exactly as browsers write it: scheme, host, and the port unless it is the default. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
