// Whole games as text, one for each number of players. `npx vitest run transcripts -u` rewrites them.
import { randomGame, writeTranscript } from '@omerta/testing';
import { expect, test } from 'vitest';
import { standardPack } from './pack/standard.ts';
import { corleone } from './rules.ts';

const rules = corleone(standardPack);

test.each([2, 3, 4, 5])('%i players: a whole game reads as it always did', async players => {
  const { record } = randomGame(rules, { players }, players);
  const text = writeTranscript(rules, record.options, record.seed, record.choices);
  await expect(text).toMatchFileSnapshot(`../transcripts/${players}-players.txt`);
});
