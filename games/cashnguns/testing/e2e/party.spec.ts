import type { Spoken } from '@omerta/web/e2e/kit/accessibility.ts';
import { click, type Playing, playOn } from '@omerta/web/e2e/kit/player.ts';
import { COARSE } from '@omerta/web/e2e/kit/sizes.ts';
import { expect, test } from '@omerta/web/e2e/kit/test.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';
import { cashPresses, gesturesIn } from './presses.ts';
import { beReady, openScreen, setTable, sitDown } from './table.ts';

const PATIENCE = 120_000; // the others are as slow as we are
const MOST = 400; // presses of a game of eight rounds

test.use({ ...COARSE, viewport: { width: 390, height: 844 } });

test('three phones and three bots around one screen play to the end, and a phone is loaded again on the way', async ({
  page: host,
  visit,
}) => {
  const link = await setTable(host, 6, 'instant');
  const guests = [await visit(), await visit()] as const;
  for (const [at, guest] of guests.entries()) await sitDown(guest, link, ['Tomek', 'Ola'][at]!);
  const screen = await visit({ viewport: { width: 1280, height: 720 } });
  const received: string[] = [];
  screen.on('websocket', socket => socket.on('framereceived', ({ payload }) => received.push(payload.toString())));
  await openScreen(host, screen);
  await beReady(host);
  await host.getByRole('button', { name: worded('pages', 'deal.fill') }).click();

  const phones = [host, ...guests];
  const [, reloaded] = phones;
  const laughs = { count: 0 };
  await Promise.all(
    phones.map(async phone => {
      const playing = { presses: cashPresses, patience: PATIENCE };
      if (phone === reloaded) {
        await playOn(phone, { ...playing, most: 5 });
        await phone.reload();
      }
      await playOn(phone, { ...playing, most: MOST, ...withOneLaugh(laughs) });
    }),
  );
  for (const page of phones)
    await expect(page.getByRole('button', { name: worded('table', 'end.seeTable') })).toBeVisible();
  expect(received.length).toBeGreaterThan(0);
  expect(received.filter(frame => frame.includes('"own":{'))).toEqual([]);
  const laughed = received.filter(frame => frame.includes('"laugh"')).length;
  expect(laughed).toBeGreaterThan(0);
  expect(laughed).toBeLessThanOrEqual(laughs.count);
});

test('a long name takes one line on the plates of a shared screen and on the tiles of a phone', async ({
  page: host,
  visit,
}) => {
  const name = 'Maximiliana Wolfeschlege';
  const link = await setTable(host, 4, 'instant');
  await sitDown(await visit(), link, name);
  const screen = await visit({ viewport: { width: 1440, height: 900 } });
  await openScreen(host, screen);
  const plate = (whose: string) => screen.getByRole('listitem').filter({ hasText: whose });
  await expect(plate(name)).toBeVisible();
  expect((await plate(name).boundingBox())?.height).toBe((await plate('Ania').boundingBox())?.height);
  const written = host.getByRole('group', { name: wordedIn('cashnguns/lobby', 'faction.mine') }).getByText(name);
  expect((await written.boundingBox())?.height).toBeLessThan(24);
});

/** Laughs once, as soon as that may be done. The slowest phone may never wait for others, and so never laugh. */
function withOneLaugh(laughs: { count: number }): Pick<Playing, 'press' | 'presses'> {
  let hasLaughed = false;
  const isLaugh = ({ name }: Spoken) => worded('table', 'emote.laugh').test(name);
  return {
    presses: tree => {
      const laugh = hasLaughed ? undefined : gesturesIn(tree).find(isLaugh);
      return laugh === undefined ? cashPresses(tree) : [laugh];
    },
    press: async (page, button) => {
      await click(page, button);
      if (!isLaugh(button)) return;
      hasLaughed = true;
      laughs.count += 1;
    },
  };
}
