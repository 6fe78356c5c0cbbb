import type { Page } from '@playwright/test';
import { beReady, openScreen, setTable, sitDown } from './cashTable.ts';
import { expect, test } from './test.ts';
import { worded, wordedIn } from './words.ts';

const PATIENCE = 60_000;
const BOTS = 2;

interface World {
  readonly bullet: 'Click' | 'Bang!';
  readonly courage: 'duck.what' | 'stand.what';
}

/** What a page was told and what changed on it while somebody else decided. */
interface Trace {
  readonly told: readonly string[];
  readonly changed: readonly string[];
}

test('until the reveal nothing on another’s screen, or on the big one, tells Click from Bang or ducking from standing', async ({
  visit,
}) => {
  const traceOf = async (world: World) => {
    const pages = [await visit(), await visit(), await visit({ viewport: { width: 1920, height: 1080 } })] as const;
    const traces = await playRound(pages, world);
    await Promise.all(pages.map(page => page.context().close()));
    return traces;
  };
  const quiet = await traceOf({ bullet: 'Click', courage: 'duck.what' });
  const loud = await traceOf({ bullet: 'Bang!', courage: 'stand.what' });
  expect(quiet.map(({ told }) => told.length)).toEqual([1, 1, 1, 1]);
  for (const { changed } of quiet) expect(changed).not.toEqual([]);
  expect(quiet).toEqual(loud);
});

/** The first round, as Tomek and the big screen see Ania decide: her bullet, then her courage. */
async function playRound([ania, tomek, screen]: readonly [Page, Page, Page], world: World): Promise<readonly Trace[]> {
  const link = await setTable(ania, 2 + BOTS, 'Leisurely, for a full room', 'The host');
  const watchers = [tomek, screen].map(page => ({ page, told: eventsTold(page) }));
  await sitDown(tomek, link, 'Tomek');
  await openScreen(ania, screen);
  await beReady(ania);
  await ania.getByRole('button', { name: worded('house', 'deal.fill') }).click();

  await expect(tomek.getByRole('link', { name: 'Rule 2a' })).toBeVisible({ timeout: PATIENCE }); // comes with the rulebook
  await botsAreReady([tomek, screen]);
  const bullets = await traced(watchers, () => load(ania, world.bullet, 'Tomek'));
  await load(tomek, 'Click', 'Ania');
  await ania.getByRole('button', { name: 'Let it be' }).click({ timeout: PATIENCE });
  await expect(courage(tomek, 'stand.what')).toBeVisible({ timeout: PATIENCE });
  await botsAreReady([tomek, screen]);
  const courages = await traced(watchers, () => courage(ania, world.courage).click());
  return [...bullets, ...courages];
}

const courage = (page: Page, how: World['courage']) => page.getByRole('button', { name: wordedIn('cashnguns', how) });

async function load(page: Page, bullet: World['bullet'], target: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${bullet}, \\d in hand`) }).click({ timeout: PATIENCE });
  await page.getByRole('button', { name: new RegExp(`^${target}, `) }).click();
  await page.getByRole('button', { name: wordedIn('cashnguns', 'lockIn') }).click();
}

/** Only Ania and Tomek are still asked, and every page shows it. */
const botsAreReady = (pages: readonly Page[]) =>
  Promise.all(pages.map(page => expect.poll(() => readyOn(page), { timeout: PATIENCE }).toBe(BOTS)));

const readyOn = async (page: Page): Promise<number> =>
  ((await page.locator('body').ariaSnapshot()).match(/letter [A-Z]\..* Ready\./g) ?? []).length;

interface Watcher {
  readonly page: Page;
  readonly told: readonly string[];
}

async function traced(watchers: readonly Watcher[], decide: () => Promise<void>): Promise<readonly Trace[]> {
  const before = await Promise.all(watchers.map(({ page }) => piecesOf(page)));
  const from = watchers.map(({ told }) => told.length);
  await decide();
  await expect.poll(() => watchers.every(({ told }, at) => told.length > from[at]!), { timeout: PATIENCE }).toBe(true);
  await watchers[0]!.page.waitForTimeout(2_500); // ticks are shown at full seconds
  return Promise.all(
    watchers.map(async ({ page, told }, at) => ({
      told: told.slice(from[at]),
      changed: difference(before[at]!, await piecesOf(page)),
    })),
  );
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

/** The page piece by piece. How many guns are on somebody is another story in every game. */
async function piecesOf(page: Page): Promise<readonly string[]> {
  const html = await page.locator('body').innerHTML();
  return html.split('<').map(piece => piece.replaceAll(/ (One gun|\d guns) aimed here\./g, ''));
}

/** What is there more often or less often than before. */
function difference(before: readonly string[], after: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const piece of after) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  for (const piece of before) counts.set(piece, (counts.get(piece) ?? 0) - 1);
  return [...counts].flatMap(([piece, count]) => (count === 0 ? [] : [`${count} ${piece}`])).toSorted();
}
