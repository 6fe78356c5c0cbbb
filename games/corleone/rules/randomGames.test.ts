import { goldenOf } from '@omerta/testing';
import { expect, test } from 'vitest';
import { playSoundGame } from '../testing/soundGame.ts';
import { bindPack } from './content.ts';
import { standardPack } from './pack/standard.ts';
import { rulesFor } from './rules.ts';

const content = bindPack(standardPack);
const GAMES_EACH = 100; // R17 plays the thousands

// INV-01, INV-02, INV-03, INV-04, INV-05, INV-06, INV-07, INV-08, INV-09, INV-10, INV-11, INV-12, INV-13, INV-14, INV-15
// and INV-16.
test.each([2, 3, 4, 5])(
  '%i players: 100 random games have no dead end, keep every invariant and replay to the same end',
  players => {
    for (let seed = 1; seed <= GAMES_EACH; seed += 1) playSoundGame(content, players, seed);
  },
  120_000,
);

const seeds = Array.from({ length: 250 }, (_, seed) => seed);

// These change only in a commit that means to change the rules, and then the version of the game is raised.
test('1,000 random games go as they always went', () => {
  const goldens = [2, 3, 4, 5].map(players => goldenOf(rulesFor(content), { players }, seeds).slice(0, 16));
  expect(goldens).toMatchInlineSnapshot(`
    [
      "f9aeced0142cf441",
      "68cd73d8644acd6e",
      "882cf5ab9ce56c97",
      "41dc5778c0c9956e",
    ]
  `);
}, 120_000);
