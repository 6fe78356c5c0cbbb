export { type CashNGuns, cashnguns } from './rules.ts';
export * from './seen.ts';
export type { State } from './state.ts';
