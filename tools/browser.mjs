// Finds a Chromium for the browser tests, or installs Debian's where we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isMain } from './ensure.mjs';

/** The shell is the same engine without the windows around it, each of which costs a test most of a second. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** The path of a browser that is there, if one is. */
export const foundBrowser = (env = process.env, isThere = existsSync) =>
  [env.CHROMIUM_PATH, ...USUAL].find(path => path !== undefined && path !== '' && isThere(path));

/** The path of a browser, installed if need be; undefined where there is none and none may be installed. */
export function ensureBrowser() {
  const found = foundBrowser();
  if (found !== undefined) return found;
  if (mayInstall()) {
    console.error('No browser found: installing chromium by apt (a minute or two).');
    const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 2, 2], env: aptEnv }).status === 0;
    const install = name => apt('install', '-y', '--no-install-recommends', name);
    const isThere = PACKAGES.some(install);
    if (!isThere && apt('update')) PACKAGES.some(install);
  }
  return foundBrowser();
}

const PACKAGES = ['chromium-headless-shell', 'chromium']; // older Debians have only the second
const aptEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

if (isMain(import.meta.url)) console.log(ensureBrowser() ?? 'There is no browser, and none may be installed here.');
