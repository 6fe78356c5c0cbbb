// What every browser test stands on: a server for its worker, and pages whose consoles must not report errors.
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { BrowserPool, type PooledBrowser } from './browserPool.ts';
import { type RunningServer, startServer } from './runningServer.ts';

export { expect } from '@playwright/test';

interface EachTest {
  /** Errors that a test brings about itself, such as those of a connection that it cuts. */
  readonly expected: RegExp;
  /** Errors in the consoles of all pages. */
  readonly complaints: string[];
  /** Whether the page may store itself on the device for a time without a connection. */
  readonly hasServiceWorker: boolean;
  /** Whether tables sound. Sounds cost processor time all the time. */
  readonly hasSound: boolean;
  /** Another player with another browser. A test that installs a clock or a script there closes its context. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
}

interface EachWorker {
  readonly server: RunningServer;
  readonly pool: BrowserPool;
}

export const test = base.extend<EachTest, EachWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(`${server.address}/`),
  expected: [/^$/, { option: true }],
  hasServiceWorker: [false, { option: true }],
  hasSound: [false, { option: true }],
  complaints: [
    async ({ expected }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints.filter(complaint => !expected.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  pool: [
    async ({ browser }, use) => {
      const pool = new BrowserPool(browser);
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  visit: async (
    { pool, server, contextOptions, deviceScaleFactor, locale, viewport, hasServiceWorker, hasSound, complaints },
    use,
    testInfo,
  ) => {
    const taken: PooledBrowser[] = [];
    await use(async options => {
      const wanted = {
        ...contextOptions,
        baseURL: `${server.address}/`,
        ...(locale === undefined ? {} : { locale }),
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        viewport,
        ...options,
      };
      const device = { hasServiceWorker, hasSound };
      const browser = await pool.take(wanted, JSON.stringify(device), context => prepare(context, device));
      taken.push(browser);
      return browser.page;
    });
    for (const browser of taken) {
      if (testInfo.status === testInfo.expectedStatus) await pool.giveBack(browser, server.address);
      else await browser.context.close();
      complaints.push(...browser.complaints);
    }
  },
  page: async ({ visit }, use) => use(await visit()),
  context: async ({ page }, use) => use(page.context()),
});

/** The browser itself reports a connection that is cut on purpose. */
export const CUT_CONNECTION = /net::ERR_|WebSocket connection to/;

type Device = Pick<EachTest, 'hasServiceWorker' | 'hasSound'>;

/** A service worker fetches the whole client for every new browser; as over plain http, there is none. */
async function prepare(context: BrowserContext, { hasServiceWorker, hasSound }: Device): Promise<void> {
  if (!hasServiceWorker) {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
  }
  if (!hasSound) await context.addInitScript(turnSoundOff);
}

/** In the page: sound is off in the settings, unless there are settings already. */
function turnSoundOff(): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('omerta-settings') !== null) return;
  localStorage.setItem('omerta-settings', JSON.stringify({ state: { sound: 'off' }, version: 1 }));
}
