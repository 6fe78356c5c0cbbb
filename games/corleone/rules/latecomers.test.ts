import { randomFrom, type Viewer } from '@omerta/kernel';
import { choose } from '@omerta/kernel/scenario';
import { expect, test } from 'vitest';
import { startStory } from './scenario/given.ts';
import type { Story } from './scenario/story.ts';

const ALONE: readonly Viewer[] = [1, 2, 3, 'spectator'];

test.each(ALONE)('CE-366 a viewer who joins during a job pick sees what the other viewers see, %s', viewer => {
  const { rules, state } = inTheMiddleOfAJobPick();
  expect(state.own[0]!.offer).toEqual(['mobHit', 'rubOut']);
  const running = rules.viewFor(state, viewer);
  const sent = JSON.stringify(rules.viewFor(rules.clone(state), viewer));
  expect(sent).toEqual(JSON.stringify(running));
  for (const secret of ['mobHit', 'rubOut', 'carBomb', 'usurp']) expect(sent).not.toContain(secret);
});

test.each(ALONE)('CE-366 the frame does not depend on the offer, the hands and the decks, %s', viewer => {
  const { rules, state } = inTheMiddleOfAJobPick();
  const view = rules.viewFor(state, viewer);
  const offers = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const other = rules.imagine(view, randomFrom(seed));
    offers.add(other.own[0]!.offer.join());
    expect(JSON.stringify(rules.viewFor(other, viewer))).toEqual(JSON.stringify(view));
  }
  expect(offers.size).toBeGreaterThan(10);
});

const inTheMiddleOfAJobPick = (): Story => {
  const started = startStory({ jobDeck: ['mobHit', 'rubOut', 'usurp', '…'], A: { hand: ['carBomb', '$5'] } });
  if (!started.ok) throw new Error(started.problems.join());
  for (const text of ['thug:pennCentral', 'use:job']) expect(choose(started.story, 0, text)).toEqual([]);
  return started.story;
};
