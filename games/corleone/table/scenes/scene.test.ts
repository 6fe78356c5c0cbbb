import { expect, test } from 'vitest';
import { type Happening, sceneOf } from './scene.ts';

const happening = (given: Partial<Happening>): Happening => ({
  phase: 'family',
  task: 'turn',
  kind: undefined,
  events: [],
  hasHand: true,
  ...given,
});

test.each<[string, Partial<Happening>]>([
  ['board', {}],
  ['jobPick', { kind: 'jobPick', task: 'jobPick' }],
  ['war', { phase: 'war', task: 'turfWar' }],
  ['war', { phase: 'war', task: 'moveMarker', kind: 'moveMarker' }],
  ['bid', { phase: 'bribery', task: 'bribery', kind: 'bid' }],
  ['reveal', { phase: 'bribery', task: 'hire', kind: 'hire' }],
  ['reveal', { phase: 'bribery', task: 'bribery', events: [{ kind: 'bidsRevealed', bids: [] }] }],
  ['tribute', { phase: 'tribute', task: 'tribute' }],
  ['board', { phase: 'tribute', task: 'tribute', hasHand: false }],
  ['board', { phase: 'over', task: undefined }],
])('the scene is %s', (scene, given) => {
  expect(sceneOf(happening(given))).toBe(scene);
});
