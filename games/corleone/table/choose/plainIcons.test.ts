import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import { writeChoice } from '@omerta/corleone/seen';
import { corleoneWith, play } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { plainIcons } from './plainIcons.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);
const texts = (game: ReturnType<typeof corleoneWith>, seat = 0) =>
  plainIcons(rules, content, rules.viewFor(game.state, seat)).map(writeChoice);

test('I1 I2 I8 money, goods and the horse head are simply taken; a job pick is not', () => {
  const game = corleoneWith({ turn: 'A', horseHead: 'B' });
  play(game, 'A', 'thug:barberShop');
  expect(texts(game)).toEqual(['use:$1', 'use:horseHead']);
  expect(texts(game, 1)).toEqual([]);
});

test('I8 the holder of the horse head takes no second one', () => {
  const game = corleoneWith({ horseHead: 'A' });
  play(game, 'A', 'thug:barberShop');
  expect(texts(game)).toEqual(['use:$1']);
});
