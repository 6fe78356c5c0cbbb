// Leaks planted by wrapping the rules; the secrecy suite must find every one.
import { has, only, type Rules } from '@omerta/kernel';
import { afterPlay, leaky } from '@omerta/testing';
import { DONE } from '../rules/choices.ts';
import { standardPack } from '../rules/pack/standard.ts';
import { type Corleone, corleone } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

const rules = corleone(standardPack);
const { onTable, inView, shownToAll } = leaky(rules);
type Leaky = Rules<Corleone>;

/** Rules that put a hidden fact into one kind of event. */
const inEvent = (kind: string, of: (state: State) => unknown): Leaky => ({
  ...rules,
  play(state, seat, choice, events) {
    const told: typeof events = [];
    const hidden = structuredClone(of(state));
    rules.play(state, seat, choice, told);
    for (const event of told) events?.push(event.kind === kind ? Object.assign(event, { hidden }) : event);
  },
});

const asksLess = (isPointless: (state: State, choices: readonly object[]) => boolean): Leaky =>
  afterPlay(rules, state => {
    for (
      let task = state.table.agenda.at(-1);
      task?.kind === 'abilities' && !task.inOrder;
      task = state.table.agenda.at(-1)
    ) {
      if (!isPointless(state, rules.choices(rules.viewFor(state, task.seat)))) return;
      rules.play(state, task.seat, DONE);
    }
  });

export const leaks: Readonly<Record<string, Leaky>> = {
  'bid in the public task': afterPlay(rules, state => {
    const task = state.table.agenda.at(-1);
    if (task?.kind === 'bribery') Object.assign(task, { bids: state.own.map(own => own.bid ?? null) });
  }),
  'bid leaves the public count of the suitcase': {
    ...rules,
    play(state, seat, choice, events) {
      rules.play(state, seat, choice, events);
      const isOpen = state.table.agenda.at(-1)?.kind === 'bribery';
      if (choice.kind === 'bid' && isOpen) state.table.seats[seat]!.suitcaseSize -= choice.notes.$5;
    },
  },
  'drawn jobs shown to all': shownToAll('jobsLookedAt'),
  'kept job shown to all': shownToAll('jobKept'),
  'offered job on the table': onTable('offered', state => state.own.map(own => own.offer)),
  'order of the deck in a view': inView('deck', state => state.secret.jobDeck.slice()),
  'next tile in a view': inView('nextTile', state => state.secret.blueTiles.at(-1) ?? ''),
  'seed in a view': inView('seed', state => (state.secret.random.kind === 'live' ? state.secret.random.key : '')),
  'generator in a view': inView('random', state => ({ ...state.secret.random })),
  'hand in an event': inEvent('thugPlayed', state => state.own.map(own => own.hand)),
  'suitcase in an event': inEvent('suitcased', state => state.own.map(own => own.suitcase)),
  'suitcase cards after their deposit': onTable('suitcases', state => state.own.map(own => own.suitcase)),
  'hidden pick before the reveal': onTable('picks', state => state.own.map(own => own.pick ?? null)),
  'offered note before the reveal': onTable('notes', state => state.own.map(own => own.offered ?? null)),
  'tribute told step by step': {
    ...rules,
    play(state, seat, choice, events) {
      if (choice.kind === 'discard' && state.table.phase === 'tribute')
        events?.push({ kind: 'cardDiscarded', seat, card: choice.card });
      rules.play(state, seat, choice, events);
    },
  },
  'number of tribute steps on the table': onTable('steps', state => state.own.map(own => own.discards.length)),
  'removed allies': onTable('removed', state => state.secret.alliesRemoved),
  'stolen card shown to all': shownToAll('handCardStolen'),
  'stolen note shown to all': shownToAll('suitcaseNoteStolen'),
  'all drawers in a view': inView('drawers', state => state.own),
  'forced question skipped because of hidden cards': asksLess((_state, choices) => choices.length === 1),
  'who is waited for tells who holds jobs': {
    ...rules,
    waitingFor(state) {
      const waiting = rules.waitingFor(state);
      const slow = state.own.findIndex((own, seat) => has(waiting, seat) && own.hand.jobs.length > 3);
      return waiting !== 0 && slow >= 0 ? only(slow) : waiting;
    },
  },
};
