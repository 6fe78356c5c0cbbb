import { canonicalJson } from '../fingerprint.ts';
import { sameCards } from './matching.ts';

/** Something that is not as expected: where in the field, and what. */
export interface Finding {
  readonly at: string;
  readonly message: string;
}

export const foundValue = (at: string, wanted: unknown, found: unknown): Finding[] =>
  wanted === found ? [] : [differs(at, wanted, found)];

/** Without regard to order. */
export const foundList = (at: string, wanted: readonly string[], found: readonly string[]): Finding[] =>
  sameCards(wanted, found) ? [] : [differs(at, wanted, found)];

export const foundWhole = (at: string, wanted: unknown, found: unknown): Finding[] =>
  found !== undefined && canonicalJson(wanted) === canonicalJson(found) ? [] : [differs(at, wanted, found)];

const differs = (at: string, wanted: unknown, found: unknown): Finding => ({
  at,
  message: `expected ${show(wanted)}, found ${show(found)}`,
});

export const show = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(each => (typeof each === 'string' ? each : show(each))).join(' ')}]`;
  return value === undefined ? 'nothing' : JSON.stringify(value);
};
