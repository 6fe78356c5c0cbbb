import { networkOf, widerNetworkOf } from '../networkOf.ts';
import type { GuessLimit } from '../store/store.ts';

export type GuessBudget = Omit<GuessLimit, 'key'>;
export type GuessScope = keyof typeof USUAL_GUESS_BUDGETS;
export type GuessBudgets = Readonly<Record<GuessScope, GuessBudget>>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * An attacker has many addresses and, with a provider's IPv6, many networks: so the account and the server are counted
 * too. Their waits are bounded, because they also hold up honest callers.
 */
export const USUAL_GUESS_BUDGETS = {
  // A device that has logged in to the account before counts under its own name alone.
  passwordDevice: { free: 10, recovery: 6 * MINUTE, first: 15 * SECOND, longest: HOUR },
  passwordAddress: { free: 10, recovery: 6 * MINUTE, first: 15 * SECOND, longest: HOUR },
  passwordNetwork: { free: 50, recovery: MINUTE, first: 15 * SECOND, longest: HOUR },
  passwordAccount: { free: 15, recovery: 15 * MINUTE, first: 15 * SECOND, longest: HOUR },
  passwordServer: { free: 1000, recovery: 4 * SECOND, first: SECOND, longest: 15 * SECOND },
  codeAddress: { free: 20, recovery: 2 * MINUTE, first: 5 * SECOND, longest: HOUR },
  codeNetwork: { free: 100, recovery: 30 * SECOND, first: 5 * SECOND, longest: HOUR },
  codeServer: { free: 1000, recovery: 6 * SECOND, first: SECOND, longest: 15 * SECOND },
} as const satisfies Record<string, GuessBudget>;

/** What a guess counts under: the scopes, and what each of them is counted by. */
export type Guesser =
  | { readonly kind: 'code'; readonly address: string }
  | { readonly kind: 'password'; readonly address: string; readonly account: string }
  | { readonly kind: 'password'; readonly device: string };

export function scopesOf(guesser: Guesser): readonly (readonly [GuessScope, string])[] {
  if ('device' in guesser) return [['passwordDevice', guesser.device]];
  const { kind, address } = guesser;
  const places = [
    [`${kind}Address`, networkOf(address)],
    [`${kind}Network`, widerNetworkOf(address)],
    [`${kind}Server`, ''],
  ] as const;
  return kind === 'code' ? places : [...places, ['passwordAccount', guesser.account]];
}
