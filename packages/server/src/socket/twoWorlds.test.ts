// Nobody can tell, by any byte they are sent, in which of two worlds they are that differ only in what they may not know.
import type { Viewer } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { searchLeaks } from '../../testing/play/twoWorlds.ts';
import type { AnyRules } from '../games.ts';
import type { Progress } from '../matches/progress.ts';

test.each([
  { game: 'corleone', players: 4, positions: 120 },
  { game: 'cashnguns', players: 5, positions: 120, options: { talents: true, talentDeal: 'two' } },
])('$game: $positions positions look the same in both worlds', async search => {
  const { differences, positions, steps, bytes } = await searchLeaks(search);
  expect(differences).toEqual([]);
  expect(positions).toBe(search.positions);
  expect(steps).toBeGreaterThan(search.positions);
  expect(bytes).toBeGreaterThan(600_000);
});

interface Secrets {
  readonly own: readonly { readonly hand: { readonly gun: number } }[];
  readonly secret: { readonly jobDeck: readonly string[] };
}

const guns = (state: unknown) => (state as Secrets).own.map(({ hand }) => hand.gun);

/** Each of these tells a viewer something. */
const leaks: Record<string, (rules: AnyRules) => Partial<AnyRules>> = {
  'the length of what is hidden, as white space in the view': rules => ({
    viewFor: (state, viewer) => ({ ...Object(rules.viewFor(state, viewer)), pad: ' '.repeat(guns(state)[0]!) }),
  }),
  'events shown to everybody': () => ({ seenBy: (event: { kind: string }) => event }),
  'the next job, to spectators only': rules => ({
    viewFor: (state: unknown, viewer: Viewer) => ({
      ...Object(rules.viewFor(state, viewer)),
      ...(viewer === 'spectator' ? { next: (state as Secrets).secret.jobDeck.at(-1) } : {}),
    }),
  }),
  'one seat that is waited for only if it has a gun': rules => ({
    waitingFor: state => (guns(state)[3]! > 0 ? rules.waitingFor(state) | 0 : rules.waitingFor(state) & ~8),
  }),
};

test.each(Object.entries(leaks))('a planted leak is found: %s', async (_name, leak) => {
  const plant = (progress: Progress) => ({ ...progress, rules: { ...progress.rules, ...leak(progress.rules) } });
  const { differences } = await searchLeaks({ game: 'corleone', players: 4, positions: 60, leak: plant });
  expect(differences).not.toEqual([]);
});
