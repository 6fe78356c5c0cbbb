// Each leak is planted by wrapping the rules; the search for leaks must find every one.
import type { Rules } from '@omerta/kernel';
import { afterPlay, leaky } from '@omerta/testing';
import { type LiarsDice, liarsDice } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

type Leaky = Rules<LiarsDice>;

const { onTable, inView, shownToAll } = leaky(liarsDice);

const inTask = (name: string, of: (state: State) => unknown): Leaky =>
  afterPlay(liarsDice, state => {
    const task = state.table.agenda.at(-1);
    if (task !== undefined) Object.assign(task, { [name]: structuredClone(of(state)) });
  });

const cups = ({ own }: State) => own.map(({ dice }) => dice);
const sixesIn = (state: State) =>
  cups(state)
    .flat()
    .filter(die => die === 6).length;
const decisions = ({ own }: State) => own.map(({ secondRoll }) => secondRoll);

export const leaks: Readonly<Record<string, Leaky>> = {
  'all drawers in a view': inView('drawers', ({ own }) => own),
  'the dice of all on the table': onTable('cups', cups),
  'the dice of all in the public task': inTask('cups', cups),
  'how many ones there are': onTable(
    'ones',
    state =>
      cups(state)
        .flat()
        .filter(die => die === 1).length,
  ),
  'a roll is shown to all': shownToAll('diceRolled'),
  'the decisions about a second roll in the public task': inTask('decisions', decisions),
  'the decisions about a second roll in a view': inView('decisions', decisions),
  'a changed decision is told': {
    ...liarsDice,
    play(state, seat, choice, events) {
      if (state.own[seat]!.secondRoll !== '') events?.push({ kind: 'secondRollDecided', seat });
      liarsDice.play(state, seat, choice, events);
    },
  },
  'the question tells how many sixes there are': {
    ...liarsDice,
    viewFor: (state, viewer) => ({ ...liarsDice.viewFor(state, viewer), sixes: sixesIn(state) }),
    promptOf(view) {
      const prompt = liarsDice.promptOf(view);
      return prompt && { ...prompt, sixes: Reflect.get(view, 'sixes') as number };
    },
  },
  'the seed in a view': inView('seed', ({ secret: { random } }) => (random.kind === 'live' ? random.key : '')),
  'the generator in a view': inView('random', ({ secret }) => ({ ...secret.random })),
  'players who are out see the dice of the others': {
    ...liarsDice,
    viewFor(state, viewer) {
      const view = liarsDice.viewFor(state, viewer);
      const isOut = viewer !== 'spectator' && state.table.dice[viewer] === 0;
      return isOut ? Object.assign({ ...view }, { cups: cups(state) }) : view;
    },
  },
};
