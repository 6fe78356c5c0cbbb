// What every browser test stands on: a house of its own, and pages that may not complain.
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type House, openHouse } from './house.ts';

export { expect } from '@playwright/test';

interface EachTest {
  /** Complaints a test brings about itself, such as those of a line that it cuts. */
  readonly expected: RegExp;
  /** What the consoles of all pages said that nobody expected. */
  readonly complaints: string[];
  /** Whether the page may keep itself on the device for a time without a line. */
  readonly isKept: boolean;
  /** Whether tables sound. What sounds keeps the machine at work all the time. */
  readonly isLoud: boolean;
  /** Another person with another browser. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Page>;
}

interface EachWorker {
  readonly house: House;
}

export const test = base.extend<EachTest, EachWorker>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from the pattern
    async ({}, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(`${house.address}/`),
  expected: [/^$/, { option: true }],
  isKept: [false, { option: true }],
  isLoud: [false, { option: true }],
  complaints: [
    async ({ expected }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      expect(complaints.filter(complaint => !expected.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, isKept, isLoud, complaints }, use) => {
    await prepare(context, { isKept, isLoud });
    listen(context, complaints);
    await use(context);
  },
  visit: async (
    { browser, baseURL, contextOptions, deviceScaleFactor, locale, viewport, isKept, isLoud, complaints },
    use,
  ) => {
    const contexts: BrowserContext[] = [];
    await use(async options => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL ?? '',
        ...(locale === undefined ? {} : { locale }),
        ...(deviceScaleFactor === undefined ? {} : { deviceScaleFactor }),
        viewport,
        ...options,
      });
      contexts.push(context);
      await prepare(context, { isKept, isLoud });
      listen(context, complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map(context => context.close()));
  },
});

/** A line that is cut on purpose is complained about by the browser itself. */
export const CUT_LINE = /net::ERR_|WebSocket connection to/;

type Device = Pick<EachTest, 'isKept' | 'isLoud'>;

/** A service worker fetches all of the house for every new browser; as over plain http, there is none. */
async function prepare(context: BrowserContext, { isKept, isLoud }: Device): Promise<void> {
  if (!isKept) {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
  }
  if (!isLoud) await context.addInitScript(beSilent);
}

/** In the page: the settings of whoever wants no sound, unless there are others already. */
function beSilent(): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('omerta-settings') !== null) return;
  localStorage.setItem('omerta-settings', JSON.stringify({ state: { sound: 'off' }, version: 1 }));
}

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', error => complaints.push(`${error.page()?.url()}: ${String(error.error().stack)}`));
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
}
