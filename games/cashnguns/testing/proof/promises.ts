import type { Rules } from '@omerta/kernel';
import { keepsPromises, oneByOne, type Suite, withDefects } from '@omerta/testing';
import { checkInvariants } from '../../rules/invariants.ts';
import { type CashNGuns, cashnguns } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { TABLES } from '../tables.ts';

export const promises: Suite = {
  id: 'R17-cashnguns-promises',
  promise: 'continued',
  shows: "Ca$h 'n Guns: copies, saved positions, replays, refusals, changed answers and time-outs are as promised",
  unit: 'games',
  trials: { long: 500, night: 5_000 },
  share: 100,
  run: oneByOne(seed => keep(cashnguns, seed)),
  planted: withDefects(cashnguns, keep, 10, {
    'a copy that shares what the seats hold': {
      clone: state => ({ ...cashnguns.clone(state), own: state.own }),
    },
    'an answer that cannot be changed although it may be': {
      play(state, seat, choice, events) {
        if (choice.kind === 'bullet' && state.own[seat]!.played !== '') return;
        cashnguns.play(state, seat, choice, events);
      },
    },
  }),
};

function keep(rules: Rules<CashNGuns>, seed: number): Readonly<Record<string, number>> {
  const options = TABLES[seed % TABLES.length]!;
  const { steps, moments, changes } = keepsPromises(rules, { options, seed, every: 5, check });
  return { steps, moments, changes };
}

function check(state: State): void {
  const [broken] = checkInvariants(state);
  if (broken !== undefined) throw new Error(`${broken.id} ${broken.message}`);
}
