// Browsers of players, used again by the tests of a worker: to open a new one and to load the page there takes most of the
// time of a short test. Between two tests nothing is left but what the browser has cached.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export interface PooledBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What its pages complain about; another list for each test. */
  complaints: string[];
}

interface Pooled extends PooledBrowser {
  readonly key: string;
  readonly session: CDPSession;
}

const MOST_IDLE = 4; // each of them holds a process

/** How often the machine is slowed down in the page, for `npm run test:browser`: OMERTA_SLOWER=4. */
const SLOWER = Number(process.env.OMERTA_SLOWER ?? '1');

export class BrowserPool {
  readonly #browser: Browser;
  readonly #idle: Pooled[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** One with these options, called `kind` where it is prepared in a way of its own before its first page. */
  async take(
    { viewport, ...options }: BrowserContextOptions,
    kind: string,
    prepare: (context: BrowserContext) => Promise<void>,
  ): Promise<PooledBrowser> {
    const key = `${kind} ${JSON.stringify(options)}`;
    const at = this.#idle.findLastIndex(each => each.key === key);
    const [found] = at === -1 ? [] : this.#idle.splice(at, 1);
    const taken = found ?? (await this.#open({ ...options, ...(viewport ? { viewport } : {}) }, prepare, key));
    taken.complaints = [];
    if (found !== undefined && viewport) await found.page.setViewportSize(viewport);
    return taken;
  }

  /** To be used again, empty. */
  async giveBack(browser: PooledBrowser, origin: string): Promise<void> {
    const pooled = browser as Pooled; // all of ours are
    const { context, page, session } = pooled;
    if (page.isClosed()) return; // a test that changes the browser itself closes it
    await Promise.all(
      context
        .pages()
        .filter(each => each !== page)
        .map(each => each.close()),
    );
    for (const kind of ['response', 'websocket']) page.removeAllListeners(kind);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    await context.clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await page.mouse.move(0, 0);
    this.#idle.push(pooled);
    if (this.#idle.length > MOST_IDLE) await this.#idle.shift()?.context.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map(({ context }) => context.close()));
  }

  async #open(
    options: BrowserContextOptions,
    prepare: (context: BrowserContext) => Promise<void>,
    key: string,
  ): Promise<Pooled> {
    const context = await this.#browser.newContext(options);
    await prepare(context);
    if (SLOWER > 1) context.on('page', page => void slowDown(page));
    const page = await context.newPage();
    const pooled: Pooled = { key, context, page, session: await context.newCDPSession(page), complaints: [] };
    context.on('weberror', error => pooled.complaints.push(`${error.page()?.url()}: ${String(error.error().stack)}`));
    context.on('console', message => {
      if (message.type() === 'error') pooled.complaints.push(`${message.page()?.url()}: ${message.text()}`);
    });
    return pooled;
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
