// Each of these tells a viewer something, over the line of a real server.
import type { Viewer } from '@omerta/kernel';
import type { AnyRules } from '../../src/games.ts';
import type { Progress } from '../../src/matches/progress.ts';

export type Leak = (rules: AnyRules) => Partial<AnyRules>;

/** A game under rules that leak. */
export const plant = (leak: Leak) => (progress: Progress) => ({
  ...progress,
  rules: { ...progress.rules, ...leak(progress.rules) },
});

interface Corleone {
  readonly own: readonly { readonly hand: { readonly gun: number } }[];
  readonly secret: { readonly jobDeck: readonly string[] };
}

interface CashNGuns {
  readonly own: readonly { readonly hand: { readonly bang: number }; readonly played: string }[];
  readonly secret: { readonly piles: readonly string[] };
}

const guns = (state: unknown) => (state as Corleone).own.map(({ hand }) => hand.gun);
const bangs = (state: unknown) => (state as CashNGuns).own.map(({ hand }) => hand.bang);

export const leaksOfCorleone: Readonly<Record<string, Leak>> = {
  'the length of what is hidden, as white space in the view': padded(state => guns(state)[0]!),
  'events shown to everybody': () => ({ seenBy: (event: { kind: string }) => event }),
  'the next job, to spectators only': toSpectators(state => (state as Corleone).secret.jobDeck.at(-1)),
  'one seat that is waited for only if it has a gun': fourthWaitsIf(state => guns(state)[3]! > 0),
};

export const leaksOfCashNGuns: Readonly<Record<string, Leak>> = {
  'the length of what is hidden, as white space in the view': padded(state => bangs(state)[0]!),
  'the next loot card, to spectators only': toSpectators(state => (state as CashNGuns).secret.piles.at(-1)),
  'one seat that is waited for only if it has a Bang': fourthWaitsIf(state => bangs(state)[3]! > 0),
  'whether the first seat has loaded a Bang': inViews('loud', state => (state as CashNGuns).own[0]!.played === 'bang'),
};

function inViews(name: string, of: (state: unknown) => unknown): Leak {
  return rules => ({
    viewFor: (state, viewer) => ({ ...Object(rules.viewFor(state, viewer)), [name]: of(state) }),
  });
}

function padded(by: (state: unknown) => number): Leak {
  return inViews('pad', state => ' '.repeat(by(state)));
}

function toSpectators(of: (state: unknown) => unknown): Leak {
  return rules => ({
    viewFor: (state: unknown, viewer: Viewer) => ({
      ...Object(rules.viewFor(state, viewer)),
      ...(viewer === 'spectator' ? { next: of(state) } : {}),
    }),
  });
}

function fourthWaitsIf(fits: (state: unknown) => boolean): Leak {
  return rules => ({
    waitingFor: state => (fits(state) ? rules.waitingFor(state) | 0 : rules.waitingFor(state) & ~8),
  });
}
