// Whole games as text. `npx vitest run transcripts -u` writes them anew.
import { checkTranscript, randomGame, writeTranscript } from '@omerta/testing';
import { expect, test } from 'vitest';
import type { Options } from './options.ts';
import { liarsDice } from './rules.ts';

const games: Record<string, Options> = {
  '2-players': { players: 2 },
  '3-players-spot-on': { players: 3, spotOn: true },
  '4-players-second-roll': { players: 4, secondRoll: true },
  '6-players-plain-ones': { players: 6, wildOnes: false, spotOn: true },
};

test.each(Object.entries(games))('%s: a whole game reads as it always did', async (name, options) => {
  const { record } = randomGame(liarsDice, options, options.players, { clock: true });
  const text = writeTranscript(liarsDice, record.options, record.seed, record.choices);
  await expect(text).toMatchFileSnapshot(`../transcripts/${name}.txt`);
  expect(checkTranscript(liarsDice, text)).toEqual({ ok: true, steps: record.choices.length });
});
