// S13: what players write is text. Tried with the policy of the server, and without it: the page itself must not run it.
import { writeFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, request, test } from '@playwright/test';
import { finishedGame } from './kit/finishedGame.ts';
import { startServer } from './kit/runningServer.ts';
import { worded } from './kit/words.ts';
import { payloadOf, SHORT } from './scriptPayloads.ts';
import { type Smuggled, smuggle } from './smuggle.ts';

type Defect = 'none' | 'markup' | 'markup without a policy';

/** Told by the suite that starts this; a few otherwise. */
const { OMERTA_FIRST = '0', OMERTA_COUNT = '100', OMERTA_DEFECT = 'none', OMERTA_OUT } = process.env;
const BATCH = 100;

test('scripts in names, chat, titles, card sets and records are text', async ({ browser }) => {
  test.setTimeout(3_600_000);
  const server = await startServer(['--trust-proxy', 'loopback']);
  const [first, count] = [Number(OMERTA_FIRST), Number(OMERTA_COUNT)];
  const found = {
    trials: 0,
    failures: [] as { seed: number; count: number; what: string }[],
    sums: {} as Record<string, number>,
  };
  try {
    const asking = await request.newContext({ baseURL: `${server.address}/` });
    const game = await finishedGame(asking);
    await asking.dispose();
    const record = await (await fetch(`${server.address}/api/matches/${game}/record`)).text();
    for (let seed = first; seed < first + count && found.failures.length === 0; seed += BATCH) {
      const payloads = Array.from({ length: Math.min(BATCH, first + count - seed) }, (_, at) => payloadOf(seed + at));
      const smuggled = await smuggle(server.address, payloads, record);
      for (const bypassCSP of policies()) {
        const context = await browser.newContext({ baseURL: `${server.address}/`, bypassCSP, locale: 'en-GB' });
        const what = await lookEverywhere(context, smuggled, [...payloads, ...SHORT], found.sums);
        if (what !== undefined) found.failures.push({ seed, count: payloads.length, what });
        await context.close();
      }
      for (const name of ['names', 'titles', 'lines'] as const) add(found.sums, name, smuggled[name]);
      found.trials += payloads.length;
    }
  } finally {
    await server.remove();
  }
  if (OMERTA_OUT === undefined) expect(found.failures).toEqual([]);
  else writeFileSync(OMERTA_OUT, JSON.stringify(found));
});

const defect = OMERTA_DEFECT as Defect;
const policies = (): boolean[] => (defect === 'none' ? [false, true] : [defect === 'markup without a policy']);

/** What ran, or was kept from running; undefined is nothing. */
async function lookEverywhere(
  context: BrowserContext,
  { table, pack, record }: Smuggled,
  payloads: readonly string[],
  sums: Record<string, number>,
): Promise<string | undefined> {
  const seen: string[] = [];
  await context.exposeFunction('tellTest', (what: string) => void seen.push(what));
  await context.addInitScript(listenForScripts);
  if (defect !== 'none') await context.addInitScript(readTextAsMarkup);
  const page = await context.newPage();
  page.on('dialog', dialog => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto('tables');
  await shows(page, payloads, 'open tables', sums);
  if (defect !== 'none') {
    for (let waits = 0; waits < 120 && seen.length === 0; waits += 1) await page.waitForTimeout(500);
    return seen[0];
  }
  await page.goto(`t/${table}`);
  await shows(page, payloads, 'waiting room', sums);
  await page.goto('packs');
  await page.getByLabel(worded('corleone/packs', 'import')).setInputFiles(file('set.json', pack));
  await shows(page, payloads, 'card set', sums);
  await page.goto('replay/file');
  await page.getByLabel(worded('replay', 'file.words')).setInputFiles(file('record.json', record));
  await shows(page, payloads, 'replay', sums);
  return seen[0];
}

/** Waits until some of the payloads are to be read, and counts them; where none is, nothing is shown by it. */
async function shows(
  page: Page,
  payloads: readonly string[],
  where: string,
  sums: Record<string, number>,
): Promise<void> {
  const readable = async () => {
    const text = await page.evaluate(() => {
      const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
      return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
    });
    return payloads.filter(payload => text.includes(payload)).length;
  };
  if (defect === 'none') await expect.poll(readable, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.waitForTimeout(500); // for what runs a moment later
  add(sums, `read in ${where}`, await readable());
}

/** In the page: h() is what payloads call. */
function listenForScripts(): void {
  const tell = (what: string) => (window as unknown as { tellTest(what: string): void }).tellTest(what);
  Object.assign(window, { h: () => tell('a script ran') });
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) =>
    tell(`the policy kept ${violatedDirective} from running: ${blockedURI} ${sample}`),
  );
}

/** In the page: the defect. Whatever text comes to stand in it is read as markup. */
function readTextAsMarkup(): void {
  const done = new WeakSet<Element>(); // each once: markup may hold text that looks like markup
  new MutationObserver(changes => {
    for (const { addedNodes } of changes) {
      for (const added of addedNodes) {
        const texts = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
        for (let text: Node | null = texts.currentNode; text !== null; text = texts.nextNode()) {
          const { parentElement, nodeValue } = text;
          if (parentElement === null || nodeValue?.includes('<') !== true || done.has(parentElement)) continue;
          done.add(parentElement);
          parentElement.innerHTML = nodeValue;
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

function add(sums: Record<string, number>, name: string, more: number): void {
  sums[name] = (sums[name] ?? 0) + more;
}
