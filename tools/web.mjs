// Builds the web client, where that is still to be done.
import { join } from 'node:path';
import { isOlderThan, packageParts } from './dates.mjs';
import { isMain, root } from './ensure.mjs';

const folder = join(root, 'packages', 'client');
export const webFolder = join(folder, 'dist', 'web');

const PACKAGES = ['kernel', 'corleone', 'cashnguns', 'text', 'bots', 'coach', 'protocol', 'client'];

export const isWebStale = () => isOlderThan(join(webFolder, 'index.html'), packageParts(root, PACKAGES));

export async function buildWeb() {
  const { build } = await import('vite');
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
}

if (isMain(import.meta.url)) {
  await buildWeb();
  console.log('Built the web client.');
}
