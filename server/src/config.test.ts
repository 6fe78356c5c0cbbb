import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Config, type ReadConfig, readConfig, SETTINGS } from './config.ts';

const USUAL: Config = {
  host: '0.0.0.0',
  port: 3000,
  data: '/var/omerta',
  database: undefined,
  basePath: '',
  trustProxy: false,
  origins: [],
  allowedHosts: [],
  publicUrl: undefined,
  web: undefined,
  games: ['corleone', 'cashnguns'],
  logLevel: 'info',
  socketsPerPerson: 24,
  socketsPerAddress: 200,
  idleLobbyHours: 24,
  idleGameDays: 90,
  mostLobbies: 5000,
  mostTables: 50_000,
  mostTokens: 50_000,
  packMegabytes: 256,
};

const read = (words = {}, env = {}): ReadConfig => readConfig(words, env, '/var/omerta');

test('by default it listens on 0.0.0.0:3000 and stores everything in the data folder', () => {
  expect(read()).toEqual({ ok: true, config: USUAL });
  expect(read({}, { PORT: '', HOST: '' })).toEqual({ ok: true, config: USUAL });
});

test('the environment sets what the command line does not', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    DATABASE_URL: 'postgres://omerta@db/omerta',
    OMERTA_BASE_PATH: 'games/omerta/',
    OMERTA_TRUST_PROXY: 'loopback, 10.0.0.0/8',
    OMERTA_ORIGINS: 'https://play.example.org, http://localhost:5173',
    OMERTA_ALLOWED_HOSTS: 'Games.example.org, omerta',
    OMERTA_PUBLIC_URL: 'https://play.example.org/games/omerta/',
    OMERTA_GAMES: 'liars-dice, corleone',
    OMERTA_LOG_LEVEL: 'warn',
  };
  expect(read({ port: '0', data: '/tmp/data' }, env)).toEqual({
    ok: true,
    config: {
      ...USUAL,
      host: '::1',
      port: 0,
      data: '/tmp/data',
      database: 'postgres://omerta@db/omerta',
      basePath: '/games/omerta',
      trustProxy: 'loopback,10.0.0.0/8',
      origins: ['https://play.example.org', 'http://localhost:5173'],
      allowedHosts: ['games.example.org', 'omerta'],
      publicUrl: 'https://play.example.org/games/omerta',
      games: ['liars-dice', 'corleone'],
      logLevel: 'warn',
    },
  });
});

test.each([
  [{ port: '70000' }, {}, '--port must be a port, 0 to 65535'],
  [{ games: 'corleone,chess' }, {}, '--games must be some of corleone, cashnguns, liars-dice, with commas between'],
  [{ port: 'http' }, {}, '--port must be a port, 0 to 65535'],
  [{}, { PORT: '-1' }, 'PORT must be a port, 0 to 65535'],
  [{ database: 'mysql://db' }, {}, '--database must be postgres://…'],
  [{ basePath: '/a/../b' }, {}, '--base-path must be a path such as /omerta'],
  [{ basePath: '/a?b' }, {}, '--base-path must be a path such as /omerta'],
  [{ trustProxy: 'yes' }, {}, '--trust-proxy must be loopback, or addresses of proxies'],
  [{}, { OMERTA_ORIGINS: 'play.example.org' }, /^OMERTA_ORIGINS must be addresses/],
  [{}, { OMERTA_ORIGINS: '*' }, /^OMERTA_ORIGINS must be addresses/],
  [{}, { OMERTA_ORIGINS: 'https://Play.example.org/' }, /^OMERTA_ORIGINS must be addresses/],
  [{ allowedHosts: '*' }, {}, /^--allowed-hosts must be names/],
  [{}, { OMERTA_ALLOWED_HOSTS: 'https://play.example.org' }, /^OMERTA_ALLOWED_HOSTS must be names/],
  [{}, { OMERTA_ALLOWED_HOSTS: 'play.example.org:3000' }, /^OMERTA_ALLOWED_HOSTS must be names/],
  [{}, { OMERTA_PUBLIC_URL: 'ftp://example.org' }, /^OMERTA_PUBLIC_URL must be an address/],
  [{}, { OMERTA_LOG_LEVEL: 'loud' }, 'OMERTA_LOG_LEVEL must be one of silent, error, warn, info, debug'],
])('%j with %j is refused with a reason', (words, env, problem) => {
  const result = read(words, env);
  if (result.ok) throw new Error('was accepted');
  expect(result.problems).toHaveLength(1);
  expect(result.problems[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('every setting is documented', () => {
  const page = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  for (const name of Object.values(SETTINGS)) expect(page).toContain(`\`${name}\``);
});
