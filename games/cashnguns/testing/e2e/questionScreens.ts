// Every question of Ca$h 'n Guns, and what a player sees between the rounds and after the last. One page is opened for
// each and looked at in all sizes.
import { cashnguns, countLoot, gunsOn, isStanding, type State, type View } from '@omerta/cashnguns/rules';
import { type Seat, seatName, submit } from '@omerta/kernel';
import { answerUntil, newGame, playedByBots, post, screenOf, send } from '@omerta/web/e2e/kit/finishedGame.ts';
import type { Screen } from '@omerta/web/e2e/kit/screen.ts';
import { type Language, worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { expect, type Page } from '@playwright/test';
import { type Moment, momentOf, type WantedMoment } from './moments.ts';

const SLOW = 60_000; // ms

/** In the middle of the game: there are plasters and loot to be seen. */
const isLater = ({ table }: View): boolean => table.round >= 3;
const takers = ({ table }: View): number => table.seats.filter(isStanding).length;
const cards = ({ table }: View): number => countLoot(table.loot);
const guns = ({ table }: View, seat: Seat): number => gunsOn(table, seat).length;

/** Standing up now is the end. */
function diesStanding(view: View, state: State, seat: Seat): boolean {
  if (view.table.round > 3) return false;
  const stood = submit(cashnguns, state, seat, 'stand');
  return stood.ok && !stood.state.table.seats[seat]!.alive && cashnguns.outcome(stood.state) === undefined;
}

/** What Talents and clips ask, in the order of a round. */
export const TALENT_QUESTIONS: Readonly<Record<string, WantedMoment>> = {
  talents: { asks: 'keepTalent', players: 5, options: { talentDeal: 'two' } },
  hustle: { asks: 'hustle', players: 8, when: isLater },
  'give-back': { asks: 'giveBack', players: 4, when: isLater },
  kid: { asks: 'kid', players: 7, when: isLater },
  cunning: { asks: 'cunning', players: 8, when: (view, _, seat) => isLater(view) && guns(view, seat) > 1 },
  doctor: { asks: 'doctor', players: 7 },
  smart: { asks: 'smart', players: 5, when: isLater },
  vulture: { asks: 'vulture', players: 8 },
  greedy: { asks: 'shareOrTwo', players: 5, when: view => isLater(view) && cards(view) > 4 },
  dictator: { asks: 'dictator', players: 7, when: isLater },
  clip: { asks: 'reload', players: 5, when: isLater },
  'junk-dealer': { asks: 'junk', players: 4, when: isLater },
};

/** What everybody is asked. */
const QUESTIONS: Readonly<Record<string, WantedMoment>> = {
  privilege: { asks: 'privilege', players: 7, when: (view, _, seat) => guns(view, seat) > 1 },
  ordered: { asks: 'retarget', players: 5, when: isLater },
  'courage-8': { asks: 'courage', players: 8, when: (view, _, seat) => isLater(view) && guns(view, seat) > 1 },
  'courage-4': { asks: 'courage', players: 4, when: (view, _, seat) => guns(view, seat) === 0 },
  share: { asks: 'share', players: 8, when: view => isLater(view) && takers(view) > 3 && cards(view) > 4 },
};

/** A seat has this prompt, at tables of few and of many players. */
const asked = (name: string, wanted: WantedMoment): Screen => ({
  name: `cash-${name}`,
  isKey: false,
  open: (page, language) => openQuestion(page, language, wanted),
});

/** A shared screen on which all guns are up, while the Godfather thinks. */
const gunsUp = (players: number): Screen => ({
  name: `cash-screen-${players}`,
  isKey: false,
  open: async (page, language) => {
    const options = { talents: true, firstGodfather: 0 };
    const match = await newGame(page.request, players, 'cashnguns', { options });
    await answerUntil(page.request, match, 'privilege');
    await page.goto(await screenOf(page.request, match));
    await expect(page.getByRole('heading', { name: worded('cashnguns/tv', 'shout.handsUp', language) })).toBeVisible();
  },
});

/** A table of seven where some chairs are still free. */
async function gathering(page: Page): Promise<string> {
  await post(page.request, 'api/guests', { name: 'Ania' });
  const asked = { game: 'cashnguns', options: { players: 7, talents: true } };
  const { match } = (await post(page.request, 'api/matches', asked)) as { match: string };
  for (const seat of [1, 2, 4])
    await send(page.request, 'PUT', `api/matches/${match}/seats/${seat}/bot`, { level: 'easy' });
  return match;
}

export const CASH_QUESTION_SCREENS: readonly Screen[] = [
  {
    name: 'cash-waiting-room',
    isKey: false,
    open: async (page, language) => {
      await page.goto(`t/${await gathering(page)}`);
      await expect(page.getByRole('button', { name: worded('pages', 'seat.iAmReady', language) })).toBeVisible();
    },
  },
  {
    name: 'cash-screen-lobby',
    isKey: false,
    open: async page => {
      await page.goto(await screenOf(page.request, await gathering(page)));
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  ...Object.entries({ ...TALENT_QUESTIONS, ...QUESTIONS }).map(([name, wanted]) => asked(name, wanted)),
  gunsUp(4),
  gunsUp(5),
  gunsUp(8),
  {
    name: 'cash-screen-end',
    isKey: false,
    open: async page => {
      const match = await playedByBots(page.request, 6, 'cashnguns');
      await page.goto(await screenOf(page.request, match));
      await expect(page.getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'cash-out',
    isKey: false,
    open: async (page, language) => {
      await sitDownAt(page, language, momentOf({ asks: 'courage', players: 7, when: diesStanding }));
      await page.getByRole('button', { name: wordedIn('cashnguns', 'stand.what', language) }).click();
      const bets = page.getByRole('group', { name: wordedIn('cashnguns', 'bet.title', language) });
      await bets.getByRole('button').first().click();
    },
  },
];

/** The round before; the sheet shuts where the layout changes. */
export const RECAP: Screen = {
  name: 'cash-recap',
  isKey: false,
  open: async (page, language) => {
    await page.goto('practice/cashnguns?players=5&level=easy&pace=instant&seed=11');
    await expect(page.getByRole('region', { name: worded('cashnguns', 'region.prompt', language) })).toBeVisible();
    await page.keyboard.press('c');
    const chip = page.getByRole('button', { name: worded('cashnguns/tv', 'recap.short', language) });
    await expect(async () => {
      for (const key of ['2', 'Enter', '1', 'Enter', 'b']) await page.keyboard.press(key);
      await expect(chip).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 30_000 });
    await chip.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

/** Takes the seat that has this prompt. */
export async function openQuestion(page: Page, language: Language, wanted: WantedMoment): Promise<void> {
  await sitDownAt(page, language, momentOf(wanted));
  await expect(page.getByText(worded('cashnguns', `note.${wanted.asks}`, language)).first()).toBeVisible();
}

/** Opens the record of the game there and plays on, against bots. */
async function sitDownAt(page: Page, language: Language, { step, seat, ...file }: Moment): Promise<void> {
  const say = (key: string) => worded('replay', key, language);
  await page.goto(`replay/file?at=${step}&as=${seatName(seat)}`);
  await page.getByLabel(say('file.words')).setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'omerta-record/1', ...file })),
  });
  await page.getByRole('button', { name: say('playOn') }).click({ timeout: SLOW }); // once the record is played again
  await page.getByRole('button', { name: say('playOn.begin') }).click();
  const prompt = page.getByRole('region', { name: worded('cashnguns', 'region.prompt', language) });
  const read = page.getByRole('button', { name: worded('cashnguns', 'talents.read', language) }); // in round 1
  await expect(prompt.or(read).first()).toBeVisible({ timeout: SLOW });
  if (await read.isVisible()) await read.click();
}
