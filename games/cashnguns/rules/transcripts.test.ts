// Whole games as text. `npx vitest run transcripts -u` rewrites them.
import { checkTranscript, randomGame, writeTranscript } from '@omerta/testing';
import { expect, test } from 'vitest';
import type { Options } from './options.ts';
import { cashnguns } from './rules.ts';

const games: Record<string, Options> = {
  '4-players': { players: 4 },
  '5-players-talents': { players: 5, talents: true },
  '6-players-two-talents': { players: 6, talents: true, talentDeal: 'two', tooSlow: 'noTarget' },
  '7-players-open-loot': { players: 7, talents: true, lootVisibility: 'open', noTakers: 'discard' },
  '8-players-talents': { players: 8, talents: true },
};

test.each(Object.entries(games))('%s: a whole game reads as it always did', async (name, options) => {
  const { record } = randomGame(cashnguns, options, options.players, { clock: true });
  const text = writeTranscript(cashnguns, record.options, record.seed, record.choices);
  await expect(text).toMatchFileSnapshot(`../transcripts/${name}.txt`);
  expect(checkTranscript(cashnguns, text)).toEqual({ ok: true, steps: record.choices.length });
});
