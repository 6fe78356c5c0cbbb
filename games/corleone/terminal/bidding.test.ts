import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import { paintWith } from '@omerta/terminal/paint.ts';
import { describe, expect, test } from 'vitest';
import { bidding, notesWorth } from './bidding.ts';
import { corleoneTerminal } from './index.ts';
import { sceneOf } from './scene.ts';

const suitcase = { $1: 0, $2: 1, $3: 2, $5: 1 };

test.each([
  [0, { $1: 0, $2: 0, $3: 0, $5: 0 }],
  [6, { $1: 0, $2: 0, $3: 2, $5: 0 }],
  [8, { $1: 0, $2: 0, $3: 1, $5: 1 }],
  [13, { $1: 0, $2: 1, $3: 2, $5: 1 }],
  [4, undefined],
  [14, undefined],
])('I10 $%i is paid without change', (amount, notes) => {
  expect(notesWorth(suitcase, amount)).toEqual(notes);
});

describe('what is typed', () => {
  const rules = corleone(standardPack);
  const state = rules.setup({ players: 2 }, 1);
  Object.assign(state.own[0]!.suitcase, suitcase);
  const view = rules.viewFor(state, 0);
  const scene = sceneOf(bindPack(standardPack), view, [], 'en', paintWith(false));
  const read = (text: string) => bidding(scene, view).read(text);

  test.each(['8', '$8', ' 8 ', '5+3', '$5 + $3', '3,5'])('%j is a bid of $3 and $5', text => {
    expect(read(text)).toEqual({ choice: { kind: 'bid', notes: { $1: 0, $2: 0, $3: 1, $5: 1 } } });
  });

  test('an amount that cannot be paid is told with the next ones', () => {
    expect(read('4')).toEqual({ problem: 'Your notes do not make exactly $4. Possible: $3, $5.' });
    expect(read('99')).toEqual({ problem: 'Your notes do not make exactly $99. Possible: $13.' });
  });

  test('words are no bid', () => {
    expect(read('all')).toEqual({ problem: '“all” is not one of the choices.' });
    expect(read('4+4')).toEqual({ problem: '“4+4” is not one of the choices.' });
  });
});

test('only the question of bribery is answered by typing', () => {
  const rules = corleone(standardPack);
  const bound = corleoneTerminal.bind(rules);
  const view = rules.viewFor(rules.setup({ players: 2 }, 1), 0);
  expect(bound.speak(view, { language: 'en', paint: paintWith(false) }).typing(view)).toBeUndefined();
});
