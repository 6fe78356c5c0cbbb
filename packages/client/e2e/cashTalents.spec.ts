import type { Page } from '@playwright/test';
import type { Spoken } from './accessibility.ts';
import { cashPresses, roundIn } from './cashPresses.ts';
import { click, type Press, playOn } from './player.ts';
import { isOver } from './presses.ts';
import { COARSE } from './sizes.ts';
import { expect, test } from './test.ts';
import { worded, wordedIn } from './words.ts';

test.use(COARSE);

const NAMES = ['Ania', 'Tomek', 'Ola', 'Jan'];
const MOST = 900; // presses of four people
const OPENING = worded('practice', 'curtain.hold');

/** What somebody would rather press in a round, the dearest first. */
type Plan = (who: string, round: number) => readonly RegExp[];

interface Game {
  readonly name: string;
  readonly seed: number;
  readonly options: object;
  readonly asks: readonly string[]; // by the names they have in the catalogue
  readonly plan: Plan;
}

const anything: Plan = () => [];
const [bang, nothing] = [/^Bang!, /, /^Click, /];
const [duck, stand] = (['duck.what', 'stand.what'] as const).map(key => wordedIn('cashnguns', key)) as [RegExp, RegExp];

/** Tomek is wounded, ducks as a Doctor, gets loot at last, and leaves it to the Vulture. */
const tomekDies: Plan = (who, round) => {
  const target = who === 'Tomek' ? /^Ania, / : /^Tomek, /;
  const others = [target, /^Let it be$/, stand];
  if (round === 1) return [who === 'Ania' ? bang : nothing, ...others];
  if (round === 2) return [nothing, target, /^Let it be$/, who === 'Tomek' ? duck : stand];
  return [round === 3 || who === 'Tomek' ? nothing : bang, ...others];
};

const GAMES: readonly Game[] = [
  {
    name: 'two Talents are dealt, one is kept',
    seed: 5,
    options: { talents: true, talentDeal: 'two' },
    asks: ['keepTalent'],
    plan: anything,
  },
  {
    name: 'Good Friend, Kid, Cunning and Hustler',
    seed: 4147,
    options: { talents: true },
    asks: ['hustle', 'giveBack', 'kid', 'cunning', 'reload'],
    plan: anything,
  },
  {
    name: 'Smart, Dictator, Junk Dealer and Greedy',
    seed: 1918,
    options: { talents: true },
    asks: ['smart', 'dictator', 'junk', 'shareOrTwo'],
    plan: anything,
  },
  {
    name: 'Vulture and Doctor',
    seed: 43,
    options: { talents: true, firstGodfather: 0 },
    asks: ['doctor', 'vulture'],
    plan: tomekDies,
  },
];

for (const { name, seed, options, asks, plan } of GAMES) {
  test(`every question of a Talent can be answered: ${name}`, async ({ page }) => {
    const asked = encodeURIComponent(JSON.stringify(options));
    await page.goto(
      `practice/cashnguns?players=4&people=4&names=${NAMES.join()}&pace=instant&seed=${seed}&options=${asked}`,
    );
    const answered = await playUntilAnswered(page, asks, plan);
    expect([...answered]).toEqual(expect.arrayContaining([...asks]));
  });
}

/** Four people pass one device around until each of these questions has been answered. */
async function playUntilAnswered(page: Page, asks: readonly string[], plan: Plan): Promise<ReadonlySet<string>> {
  const answered = new Set<string>();
  let who = '';
  let before: string | undefined;
  const press: Press = async (pressed, button) => {
    const now = await askedOn(page, asks);
    if (before !== undefined && now !== before) answered.add(before); // the table went on
    before = now;
    if (!OPENING.test(button.name)) return click(pressed, button);
    who = NAMES.find(each => button.name.includes(each)) ?? '';
    await pressed.getByRole('button', { name: OPENING }).press('Enter');
  };
  const presses = (tree: readonly Spoken[]) => preferred(cashPresses(tree), plan(who, roundIn(tree)));
  const until = (tree: readonly Spoken[]) => isOver(tree) || asks.every(ask => answered.has(ask));
  await playOn(page, { press, presses, until, most: MOST });
  return answered;
}

/** Which of these questions is open, by the note below it. */
async function askedOn(page: Page, asks: readonly string[]): Promise<string | undefined> {
  const lines = (await page.locator('body').innerText()).split('\n');
  return asks.find(ask => lines.some(line => worded('cashnguns', `note.${ask}`).test(line)));
}

function preferred(list: readonly Spoken[], plan: readonly RegExp[]): readonly Spoken[] {
  const rank = ({ name }: Spoken) => {
    const at = plan.findIndex(each => each.test(name));
    return at < 0 ? plan.length : at;
  };
  return list.toSorted((one, other) => rank(one) - rank(other));
}
