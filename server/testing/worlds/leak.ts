import type { AnyRules } from '../../src/games.ts';
import type { Handlers, Send } from '../simulation/defect.ts';

/** Everything there is to know of the match that is looked at. */
export type Truth = () => unknown;

/** Where a planted leak may put its hand. Whatever is missing stays as it is. */
export interface Leak {
  /** `life` is 1 for the first server, 2 for the one that follows it after a crash. */
  readonly rules?: (rules: AnyRules, life: number) => Partial<AnyRules>;
  readonly send?: (send: Send, truth: Truth) => Send;
  readonly handlers?: (handlers: Handlers, truth: Truth, isScreen: boolean) => Handlers;
  readonly push?: (payload: string, truth: Truth) => string;
  /** How much longer a bot seems to think, in milliseconds. */
  readonly thinksLonger?: (view: unknown, rules: AnyRules) => number;
}

export const NO_LEAK: Leak = {};
