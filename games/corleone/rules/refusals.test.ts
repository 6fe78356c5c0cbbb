import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, play, type Story } from '../testing/corleoneWith.ts';
import { standardPack } from './pack/standard.ts';
import { reasons } from './reasons.ts';

/** Why seat A may not choose this now. */
const whyNot = ({ rules, state }: Story, text: string) =>
  rules.whyNot(rules.viewFor(state, 0), rules.readChoice(text)!);

test.each(['skip', 'done'])('F1 an attempt to pass a turn (%s) says that there is no passing', text => {
  expect(whyNot(corleoneWith(), text)).toEqual(reasons.noPassing);
  expect(reasons.noPassing.rule).toBe('F1');
});

test.each(['skip', 'done'])('F4 without an action a pass (%s) is refused for the figure that is lost', text => {
  const otherSpaces = standardPack.familySpaces.filter(({ id }) => id !== 'F01');
  const game = corleoneWith({
    pack: { change: otherSpaces.map(({ id }) => [`familySpaces.${id}`, null]) },
    board: { F01: 'B.don' },
    A: { thugs: 0, members: ['don'] },
  });
  expect(choicesOf(game, 'A')).toEqual(['lose:don']);
  expect(whyNot(game, text)).toEqual(reasons.mustLoseFigure);
});

test('I13 RN-09 an empty pile without a lower one is not taken for empty Money piles', () => {
  const atTheBar = (piles: object) => {
    const game = corleoneWith({ piles, A: { hand: [] } });
    play(game, 'A', 'thug:bar'); // its front gives a $2
    return whyNot(game, 'use:$2');
  };
  expect(atTheBar({ $1: 0, $2: 0 })).toEqual(reasons.noLowerNote);
  expect(atTheBar({ $1: 0, $2: 0, $3: 0, $5: 0 })).toEqual(reasons.moneyPilesEmpty);
  expect(atTheBar({ $2: 0 })).toBeUndefined();
});

test('RN-33 a discard out of order is refused by the ruling about the order', () => {
  const game = corleoneWith({ phase: 'tribute', A: { hand: ['gun', '$1', '$2', '$2', '$3', '$5', '$5'] } });
  play(game, 'A', 'discard:$1');
  expect(whyNot(game, 'discard:gun')).toEqual({ code: 'discardsInOrder', rule: 'RN-33' });
});

test('S7 a member who comes later is refused with the act in which this pack brings it', () => {
  const inActOne = (pack?: object) =>
    corleoneWith({ act: 1, A: { members: ['don'] }, ...(pack === undefined ? {} : { pack: pack as never }) });
  const acts = (second: string, fourth: string) => ({
    change: [
      ['acts.1.newFamilyMember', second],
      ['acts.3.newFamilyMember', fourth],
    ],
  });
  expect(whyNot(inActOne(), 'consigliere:F02')).toEqual({ ...reasons.consigliereJoinsLater, values: { act: 2 } });
  expect(whyNot(inActOne(), 'heir:F02')).toEqual({ ...reasons.heirJoinsLater, values: { act: 4 } });
  const swapped = inActOne(acts('heir', 'consigliere'));
  expect(whyNot(swapped, 'heir:F02')).toEqual({ ...reasons.heirJoinsLater, values: { act: 2 } });
  expect(whyNot(swapped, 'consigliere:F02')).toEqual({ ...reasons.consigliereJoinsLater, values: { act: 4 } });
});
