// A round of Ca$h 'n Guns as those who only look on have it: what their pages are told, and what changes on them.

import { expect } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { beReady, openScreen, setTable, sitDown } from './table.ts';

export const PATIENCE = 60_000;
const BOTS = 2;

/** Of the page's clock, which stands still between two looks: the same moments on every machine. */
export const STEP = 250;
export const TICKS = 10; // looks until a tick has turned at its full second, and long after
const COUNTDOWN = 10; // looks until "one" is on its way; what is revealed then is another story in every game

/** A watched moment begins at the same place of every rhythm on the page: seconds, and half the digits of 800 ms. */
const RHYTHM = 2_000;
const OFFBEAT = 350;

export interface World {
  readonly bullet: 'Click' | 'Bang!';
  readonly courage: 'duck.what' | 'stand.what';
}

/** What a page was told, and what changed on it at every look, while another player decided. */
export interface Trace {
  readonly told: readonly string[];
  readonly changed: readonly (readonly string[])[];
}

export type Pages = readonly [ania: Page, tomek: Page, screen: Page];
type Visit = (options?: BrowserContextOptions) => Promise<Page>;

export const QUIET: World = { bullet: 'Click', courage: 'duck.what' };
export const LOUD: World = { bullet: 'Bang!', courage: 'stand.what' };

export async function inRoom<Told>(visit: Visit, play: (pages: Pages) => Promise<Told>): Promise<Told> {
  const pages = [await visit(), await visit(), await visit({ viewport: { width: 1920, height: 1080 } })] as const;
  const told = await play(pages);
  await Promise.all(pages.map(page => page.context().close()));
  return told;
}

interface Watcher {
  readonly page: Page;
  readonly told: readonly string[];
}

/** Until only Ania and Tomek have to load. */
export async function sitAndDeal([ania, tomek, screen]: Pages): Promise<readonly [Watcher, Watcher]> {
  for (const page of [tomek, screen]) {
    await page.clock.install();
    await page.addInitScript(keepSenses);
  }
  const sounds: string[] = [];
  screen.on('response', response => {
    if (response.url().endsWith('.mp3')) sounds.push(response.url());
  });
  const watchers = [
    { page: tomek, told: eventsTold(tomek) },
    { page: screen, told: eventsTold(screen) },
  ] as const;
  const link = await setTable(ania, 2 + BOTS, 'party', '0');
  await sitDown(tomek, link, 'Tomek');
  await openScreen(ania, screen);
  await screen.keyboard.press('Enter'); // allows it to make sounds
  await beReady(ania);
  await ania.getByRole('button', { name: worded('pages', 'deal.fill') }).click();
  await expect(tomek.getByRole('link', { name: 'Rule 2a' })).toBeVisible({ timeout: PATIENCE }); // comes with the rulebook
  await botsAreReady(watchers);
  await expect.poll(() => sounds.length, { timeout: PATIENCE }).toBeGreaterThanOrEqual(SOUNDS);
  return watchers;
}

const SOUNDS = 20; // files that a shared screen prepares, so that none is late in one world only

/** In the page, before it: what is heard, said and felt, whatever of it a test machine can make audible. */
function keepSenses(): void {
  const kept: string[] = [];
  Object.assign(window, { kept });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...times) {
    kept.push(`heard for ${this.buffer?.duration.toFixed(2)} s`);
    return start.apply(this, times);
  };
  navigator.vibrate = pattern => {
    kept.push(`felt ${pattern}`);
    return true;
  };
  if (globalThis.speechSynthesis !== undefined)
    speechSynthesis.speak = ({ text }) => {
      kept.push(`said ${text}`);
    };
}

export const courage = (page: Page, how: World['courage']) =>
  page.getByRole('button', { name: wordedIn('cashnguns', how) });

export async function load(page: Page, bullet: World['bullet'], target: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${bullet}, \\d in hand`) }).click({ timeout: PATIENCE });
  await page.getByRole('button', { name: new RegExp(`^${target}, `) }).click();
  await page.getByRole('button', { name: wordedIn('cashnguns', 'lockIn') }).click();
}

/** Only Ania and Tomek are still asked, and every page shows it. */
export const botsAreReady = (watchers: readonly Watcher[]) =>
  Promise.all(watchers.map(({ page }) => expect.poll(() => readyOn(page), { timeout: PATIENCE }).toBe(BOTS)));

const readyOn = async (page: Page): Promise<number> =>
  ((await page.locator('body').ariaSnapshot()).match(/letter [A-Z]\..* Ready\./g) ?? []).length;

/** A player decides while the clocks of the watching pages stand; then these go on, look by look. */
export async function traced(
  watchers: readonly Watcher[],
  looks: number,
  decide: () => Promise<void>,
): Promise<readonly Trace[]> {
  await Promise.all(watchers.map(({ page }) => stopClock(page)));
  const before = await Promise.all(watchers.map(({ page }) => piecesOf(page)));
  const from = watchers.map(({ told }) => told.length);
  await decide();
  await expect.poll(() => watchers.every(({ told }, at) => told.length > from[at]!), { timeout: PATIENCE }).toBe(true);
  return Promise.all(
    watchers.map(async ({ page, told }, at) => {
      const changed = await watchedFrom(page, before[at]!, looks);
      return { told: told.slice(from[at]), changed };
    }),
  );
}

/** From "everybody is loaded" on, over three, two, one. What the line tells by then is not for the eye yet. */
export async function tracedCountdown({ page }: Watcher, decide: () => Promise<void>): Promise<Trace> {
  await stopClock(page);
  await decide();
  await expect(page.getByRole('heading', { name: worded('cashnguns/tv', 'shout.loaded') })).toBeVisible({
    timeout: PATIENCE,
  });
  const changed = await watchedFrom(page, await piecesOf(page), COUNTDOWN);
  return { told: [], changed };
}

async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt((Math.floor(now / RHYTHM) + 2) * RHYTHM + OFFBEAT);
}

/** What changes from look to look; afterwards the clock runs by itself again. */
async function watchedFrom(page: Page, before: readonly string[], looks: number) {
  const changed: (readonly string[])[] = [];
  let last = before;
  for (let look = 0; look <= looks; look += 1) {
    if (look > 0) await page.clock.runFor(STEP);
    await page.evaluate(drawEverything);
    const now = await piecesOf(page);
    changed.push(difference(last, now));
    last = now;
  }
  await page.clock.resume();
  return changed;
}

/** In the page: what is to be drawn waits for its turn behind messages, so a few of them outlast it. */
async function drawEverything(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
}

/** The events of the game, as they come over the line to a page. */
function eventsTold(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const events = /"events":(\[.*?\]),"/.exec(payload.toString())?.[1];
      if (events !== undefined && events !== '[]') told.push(events);
    }),
  );
  return told;
}

/** The page piece by piece, and what came from its speakers. How many guns are aimed at a player differs from game to game. */
async function piecesOf(page: Page): Promise<readonly string[]> {
  const [html, kept] = await page.evaluate(() => {
    const { kept = [] } = window as { kept?: readonly string[] };
    return [document.body.innerHTML, kept] as const;
  });
  const drawn = html.split('<').map(piece => piece.replaceAll(/ (One gun|\d guns) aimed here\./g, ''));
  return [...drawn, ...kept];
}

/** What is there more often or less often than before. */
function difference(before: readonly string[], after: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const piece of after) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  for (const piece of before) counts.set(piece, (counts.get(piece) ?? 0) - 1);
  return [...counts].flatMap(([piece, count]) => (count === 0 ? [] : [`${count} ${piece}`])).toSorted();
}
