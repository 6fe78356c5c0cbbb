import { finishedGame } from './kit/finishedGame.ts';
import { expect, test } from './kit/test.ts';
import { worded, wordedIn } from './kit/words.ts';

test('a replay is verified in the browser, and a changed record is not', async ({ page }) => {
  const match = await finishedGame(page.request);
  const verified = await page.request.get(`api/matches/${match}/verify`);
  expect(await verified.json()).toMatchObject({ fair: false, sound: true, problems: [] }); // it began at once

  await page.goto(`replay/${match}`);
  await expect(page.getByRole('button', { name: wordedIn('replay', 'fair.sound') })).toBeVisible({ timeout: 60_000 });
  const scrubber = page.getByRole('slider', { name: worded('replay', 'scrubber') });
  await page.getByRole('button', { name: worded('replay', 'player.next') }).click();
  await expect(scrubber).toHaveValue('1');
  await page.getByRole('button', { name: worded('replay', 'player.first') }).click();
  await expect(scrubber).toHaveValue('0');

  const record = await (await page.request.get(`api/matches/${match}/record`)).text();
  const open = async (name: string, text: string) => {
    await page.goto('replay/file');
    await page.getByLabel(worded('replay', 'file.words')).setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  };
  await open('true.json', record);
  await expect(page.getByRole('button', { name: wordedIn('replay', 'fair.sound') })).toBeVisible({ timeout: 60_000 });
  await open('changed.json', record.replace(/"scores":\[(\d+)/, '"scores":[9$1'));
  await expect(page.getByRole('button', { name: wordedIn('replay', 'fair.broken') })).toBeVisible({ timeout: 60_000 });
});
