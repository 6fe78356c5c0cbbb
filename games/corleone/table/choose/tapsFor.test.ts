import { readChoice } from '@omerta/corleone/seen';
import { corleoneWith, type Given } from '@omerta/corleone/testing';
import { expect, test } from 'vitest';
import { bidOf } from './bids.ts';
import { selectionOf } from './selection.ts';
import { tapsFor } from './tapsFor.ts';

function viewIn(given: Given) {
  const { rules, state } = corleoneWith(given);
  const view = rules.viewFor(state, 0);
  return { view, choices: rules.choices(view) };
}
const read = (...texts: readonly string[]) => texts.map(text => readChoice(text)!);

test('whatever is laid out is what the primary button would do', () => {
  const { view, choices } = viewIn({ A: { hand: ['gun', 'gun', 'bloodMoney', 'bankJob'] } });
  for (const choice of choices) {
    expect(selectionOf(choices, tapsFor(view, [choice]).tapped).chosen).toEqual(choice);
  }
});

test('B1 a bid lies in the tray, note by note', () => {
  const { view } = viewIn({ phase: 'bribery', A: { suitcase: ['$5', '$1', '$1', '$1'] } });
  const [bid] = read('bid:2-0-0-1');
  expect(bidOf(tapsFor(view, [bid!]).marked)).toEqual(bid);
});

test('D2 all cards of a tribute are marked, equal ones apart', () => {
  const { view } = viewIn({ phase: 'tribute', A: { hand: ['gun', 'gun', '$1', '$2', '$3', '$5', '$5', '$5'] } });
  expect(tapsFor(view, read('discard:gun', 'discard:gun', 'discard:$5')).marked).toEqual(['gun.0', 'gun.1', '$5.2']);
});
