// Builds the web client, where that is still to be done.
import { existsSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isOlderThan, webSources } from './dates.mjs';
import { isMain, root } from './ensure.mjs';

const client = join(root, 'web');
export const webFolder = join(client, 'dist', 'web');

export const isWebStale = () =>
  isOlderThan(join(webFolder, 'index.html'), [...webSources(root), join(root, 'tools', 'web.mjs')]);

/** Builds beside the folder and puts it in place when it is whole: a server may be serving from there. */
export async function buildWeb(folder = webFolder, write = writeClient) {
  removeDeadBuilds(folder);
  const started = new Date();
  const unfinished = `${folder}.${process.pid}`; // two builds at once do not meet
  try {
    await write(unfinished);
    utimesSync(join(unfinished, 'index.html'), started, started); // what is saved while we build is younger
    putInPlace(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function writeClient(outDir) {
  const { build } = await import('vite');
  await build({ root: client, configFile: join(client, 'vite.config.ts'), logLevel: 'warn', build: { outDir } });
}

/** No folder takes the place of a full one: the old one steps aside first, and comes back if that was for nothing. */
function putInPlace(made, folder) {
  const old = `${made}.old`;
  // Again where another build came between.
  for (;;) {
    const hasOld = moved(folder, old, ['ENOENT']);
    try {
      if (moved(made, folder, ['ENOTEMPTY', 'EEXIST'])) return;
    } catch (error) {
      if (hasOld) renameSync(old, folder);
      throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

/** Whether it could be moved; false for the errors we expect. */
function moved(from, to, expected) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes(error.code)) return false;
    throw error;
  }
}

/** What builds that were ended left behind. */
function removeDeadBuilds(folder) {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const [, made, pid] = /^(.+?)\.(\d+)(?:\.old)?$/.exec(name) ?? [];
    if (made !== basename(folder) || isOtherAlive(Number(pid))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isOtherAlive(pid) {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM'; // it runs as another user
  }
}

if (isMain(import.meta.url)) {
  await buildWeb();
  console.log('Built the web client.');
}
