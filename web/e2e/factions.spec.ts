// Players choose a family or a gangster: in the waiting room each for the own seat, on one device for each person.
import type { Page } from '@playwright/test';
import { openTable, setNewTable } from './kit/newTable.ts';
import { SIZES } from './kit/sizes.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

const say = (key: string) => worded('pages', key);

const GAMES = [
  { game: 'corleone', players: 3, wanted: 'Pizzino', next: 'Caccamo' },
  { game: 'cashnguns', players: 4, wanted: 'Madame Orchid', next: 'Pip' },
] as const;

for (const { game, players, wanted, next } of GAMES) {
  const mine = (page: Page) => page.getByRole('group', { name: wordedIn(`${game}/lobby`, 'faction.mine') });

  test(`each player of ${game} chooses in the waiting room; what is taken shows whose it is`, async ({
    page: host,
    visit,
  }) => {
    const link = await invited(host, game, players);
    const guest = await visit({ viewport: SIZES[3] });
    await guest.goto(link);
    await guest.getByRole('textbox', { name: say('name.label') }).fill('Tomek');
    await guest.getByRole('button', { name: say('join.sit') }).click();
    await mine(guest).getByRole('radio', { name: wanted, exact: true }).focus();
    await guest.keyboard.press('Space');
    await expect(mine(guest).getByRole('radio', { name: wanted, exact: true })).toBeChecked();
    const taken = mine(host).getByRole('radio', { name: new RegExp(`^${wanted}: .*Tomek`) });
    await expect(taken).toBeDisabled();
    await expect(mine(host).getByText('Tomek')).toBeVisible();
    await mine(host).getByRole('radio', { name: next, exact: true }).click({ force: true }); // its picture lies over it
    await expect(mine(guest).getByRole('radio', { name: new RegExp(`^${next}: .*Ania`) })).toBeDisabled();
    await expect(guest.getByText('Ania').first()).toBeVisible();
    const wide = await guest.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(SIZES[3].width);
  });

  test(`two people at one device choose what they play in ${game}`, async ({ page }) => {
    await page.goto(`practice/${game}`);
    await page
      .getByRole('group', { name: worded('practice', 'people') })
      .getByRole('radio', { name: '2' })
      .check();
    const ofPlayer = (number: number) => page.getByLabel(wordedIn(`${game}/lobby`, 'faction.ofPlayer')).nth(number - 1);
    await ofPlayer(1).selectOption({ label: wanted });
    await expect(ofPlayer(2).getByRole('option', { name: wanted })).toHaveCount(0);
    await ofPlayer(2).selectOption({ label: next });
    const visited: string[] = []; // the address soon names the saved game instead
    page.on('framenavigated', frame => visited.push(frame.url()));
    await page.getByRole('button', { name: worded('practice', 'deal') }).click();
    const dealt = () => visited.map(url => new URL(url).searchParams.get('options')).find(Boolean);
    await expect.poll(dealt).toBeDefined();
    const options = JSON.parse(dealt() ?? '{}') as Record<string, string[]>;
    const [one = '', two = ''] = Object.values(options)[0] ?? [];
    expect([wanted, next].map(name => name.toLowerCase())).toEqual([
      expect.stringContaining(one),
      expect.stringContaining(two),
    ]);
    await expect(page.getByRole('heading', { name: worded('practice', 'curtain.title') })).toBeVisible();
  });
}

async function invited(host: Page, game: string, players: number): Promise<string> {
  await setNewTable(host, { game, name: 'Ania', players });
  await openTable(host);
  return host.getByRole('textbox', { name: say('invite.link') }).inputValue();
}
