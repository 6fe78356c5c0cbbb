import type { AnyRules } from '../../src/games.ts';
import type { Handlers, Send } from '../simulation/defect.ts';

/** The whole state of the match under test. */
export type Truth = () => unknown;

/** What a planted leak replaces; the rest stays as it is. */
export interface Leak {
  /** `boot` is 1 for the first server, 2 after a restart. */
  readonly rules?: (rules: AnyRules, boot: number) => Partial<AnyRules>;
  readonly send?: (send: Send, truth: Truth) => Send;
  readonly handlers?: (handlers: Handlers, truth: Truth, isScreen: boolean) => Handlers;
  readonly push?: (payload: string, truth: Truth) => string;
  /** How much longer a bot seems to think, in milliseconds. */
  readonly thinksLonger?: (view: unknown, rules: AnyRules) => number;
}

export const NO_LEAK: Leak = {};
