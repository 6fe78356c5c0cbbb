// Tests run in a home of their own. What they find there is not the user's, and a test that looks for the user's data,
// writes there or asks the server that runs on it fails the run.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The settings of a server: none of the user's may reach a server of a test. */
export const LEFT_OUT = [
  'DATABASE_URL',
  'HOST',
  'OMERTA_ALLOWED_HOSTS',
  'OMERTA_BASE_PATH',
  'OMERTA_DATA',
  'OMERTA_GAMES',
  'OMERTA_IDLE_GAME_DAYS',
  'OMERTA_IDLE_LOBBY_HOURS',
  'OMERTA_LOG_LEVEL',
  'OMERTA_MOST_LOBBIES',
  'OMERTA_MOST_TABLES',
  'OMERTA_MOST_TOKENS',
  'OMERTA_ORIGINS',
  'OMERTA_PACK_MEGABYTES',
  'OMERTA_PUBLIC_URL',
  'OMERTA_SOCKETS_PER_ADDRESS',
  'OMERTA_SOCKETS_PER_PERSON',
  'OMERTA_TRUST_PROXY',
  'OMERTA_WEB',
  'PORT',
];
const FOLDERS_OF_USER = ['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME'];

/** Where the command keeps its data below a home: on Linux, macOS and Windows. */
const DATA = ['.local/share/omerta', 'Library/Application Support/omerta', 'AppData/Roaming/omerta'];

/**
 * Changes the environment, which processes started from now on inherit. Returns how to leave: rejects where the data
 * folder of that home was written to, or the server asked that seems to run there.
 */
export async function enterOwnHome(env = process.env) {
  const before = { ...env };
  const home = mkdtempSync(join(tmpdir(), 'omerta-home-'));
  const bait = await openBait();
  const folders = DATA.map(place => join(home, place));
  for (const folder of folders) {
    mkdirSync(join(folder, 'server'), { recursive: true });
    writeFileSync(join(folder, ADMIN_FILE), bait.door);
  }
  for (const name of [...LEFT_OUT, ...FOLDERS_OF_USER]) delete env[name];
  const temporary = join(home, 'temporary'); // what tests leave behind goes with it
  mkdirSync(temporary);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) env[name] = temporary;
  Object.assign(env, { HOME: home, USERPROFILE: home, APPDATA: join(home, 'AppData', 'Roaming') });
  return async () => {
    const touched = [...bait.asked, ...folders.flatMap(folder => changesIn(folder, bait.door))];
    for (const name of Object.keys(env)) delete env[name];
    Object.assign(env, before);
    await bait.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    if (touched.length > 0) throw new Error(`A test touched the data folder of its user: ${touched.join('; ')}`);
  };
}

/** For the runners of tests, which may call it more than once. */
export default async function setup() {
  if (process.env.OMERTA_OWN_HOME === '1') return undefined;
  const leave = await enterOwnHome();
  process.env.OMERTA_OWN_HOME = '1';
  return () =>
    leave().catch(error => {
      process.exitCode = 1; // vitest only prints what goes wrong at its end
      throw error;
    });
}

const ADMIN_FILE = join('server', 'admin.json');

function changesIn(folder, door) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const added = files.filter(file => file !== 'server' && file !== ADMIN_FILE).map(file => join(folder, file));
  const isSame = files.includes(ADMIN_FILE) && readFileSync(join(folder, ADMIN_FILE), 'utf8') === door;
  return isSame ? added : [...added, join(folder, ADMIN_FILE)];
}

/** A server that does nothing but remember what it was asked, and the file that leads to it. */
async function openBait() {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(500, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ message: 'A test asks the server of its user.' }));
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    asked,
    door: JSON.stringify({ url: `http://127.0.0.1:${server.address().port}`, token: 'none' }),
    close: () => new Promise(resolve => server.close(resolve)),
  };
}
