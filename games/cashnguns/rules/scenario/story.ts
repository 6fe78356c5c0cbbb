import type { Seed } from '@omerta/kernel';
import { choosingRandom, type Story as StoryOf } from '@omerta/kernel/scenario';
import type { Event } from '../events.ts';
import { type CashNGuns, cashnguns } from '../rules.ts';
import type { State } from '../state.ts';
import { watchInvariants } from '../watchInvariants.ts';
import { told } from './told.ts';

/** A scenario being played. */
export type Story = StoryOf<CashNGuns>;

export const storyOf = (state: State, events: Event[], seed: Seed): Story => ({
  rules: cashnguns,
  players: state.table.players,
  words: { told, knows: () => true, tableOf: ({ table }) => table }, // choices are read word by word
  random: choosingRandom(seed),
  state,
  events,
  watch: watchInvariants(state),
});
