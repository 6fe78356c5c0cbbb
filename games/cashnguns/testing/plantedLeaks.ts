// Leaks planted by wrapping the rules; the secrecy suite must find every one.
import { has, type Rules } from '@omerta/kernel';
import { afterPlay, leaky } from '@omerta/testing';
import type { Event } from '../rules/events.ts';
import { type CashNGuns, cashnguns } from '../rules/rules.ts';
import type { State, View } from '../rules/state.ts';
import type { TaskKind } from '../rules/tasks/task.ts';

type Leaky = Rules<CashNGuns>;

const { onTable, inView, shownToAll } = leaky(cashnguns);

const inTask = (kind: TaskKind, name: string, of: (state: State) => unknown): Leaky =>
  afterPlay(cashnguns, state => {
    const task = state.table.agenda.at(-1);
    if (task?.kind === kind) Object.assign(task, { [name]: structuredClone(of(state)) });
  });

/** Rules that report the events of a choice in another way. */
const retold = (tell: (events: Event[], state: State) => Event[]): Leaky => ({
  ...cashnguns,
  play(state, seat, choice, events) {
    const told: Event[] = [];
    cashnguns.play(state, seat, choice, told);
    events?.push(...tell(told, state));
  },
});

const isBang = (event: Event): boolean => event.kind === 'bulletDiscarded' && event.bullet === 'bang';

/** Answers for a player who has only one choice: the missing prompt reveals the hand. */
const asksLess = (kind: TaskKind): Leaky =>
  afterPlay(cashnguns, state => {
    const task = state.table.agenda.at(-1);
    if (task?.kind !== kind) return;
    for (let seat = 0; seat < state.table.players; seat += 1) {
      if (!has(cashnguns.waitingFor(state), seat)) continue;
      const [only, other] = cashnguns.choices(cashnguns.viewFor(state, seat));
      if (only !== undefined && other === undefined) cashnguns.play(state, seat, only);
    }
  });

export const leaks: Readonly<Record<string, Leaky>> = {
  'chosen bullets in the public task': inTask('bullets', 'played', ({ own }) => own.map(({ played }) => played)),
  'chosen targets in the public task': inTask('aim', 'aims', ({ own }) => own.map(({ aim }) => aim)),
  'who was too slow before the reveal': inTask('aim', 'slow', ({ own }) => own.map(({ aim }) => aim === -2)),
  'duck or stand in the public task': inTask('courage', 'brave', ({ own }) => own.map(({ courage }) => courage)),
  'the talent that was kept before the reveal': inTask('keepTalent', 'kept', ({ own }) => own.map(({ kept }) => kept)),
  'a rejected talent': onTable('rejected', ({ own }) => own.map(({ dealt }) => dealt)),
  'an answer that was changed is told': {
    ...cashnguns,
    play(state, seat, choice, events) {
      if (choice.kind === 'bullet' && state.own[seat]!.played !== '') events?.push({ kind: 'bulletChosen', seat });
      cashnguns.play(state, seat, choice, events);
    },
  },
  'a card discarded face down is shown to all': shownToAll('bulletDiscarded'),
  'the exchanged card is shown to all': shownToAll('bulletExchanged'),
  'the card the Hustler drew is shown to all': shownToAll('hustled'),
  'the card the Hustler gave is shown to all': shownToAll('givenBack'),
  'the card the Professional stole is shown to all': shownToAll('professionalStole'),
  'the cards the Vulture took are shown to all': shownToAll('vultureTook'),
  'the card the Junk Dealer drew is shown to all': shownToAll('junkSwapped'),
  'the talents offered are shown to all': shownToAll('talentsOffered'),
  'the order of the piles in a view': inView('piles', ({ secret }) => secret.piles.slice()),
  'the next loot card in a view': inView('next', ({ secret }) => secret.piles.at(-1) ?? ''),
  'the seed in a view': inView('seed', ({ secret: { random } }) => (random.kind === 'live' ? random.key : '')),
  'the generator in a view': inView('random', ({ secret }) => ({ ...secret.random })),
  'types of the face-down discards on the table': onTable('pile', ({ secret }) => secret.faceDown),
  'whether a clip would help, in the question who takes it': {
    ...cashnguns,
    promptOf: view => cashnguns.promptOf(view) && { ...cashnguns.promptOf(view)!, bangs: bangsOf(view) },
    viewFor: (state, viewer) => Object.assign(cashnguns.viewFor(state, viewer), { bangs: state.secret.faceDown.bang }),
  },
  'hands in an event': retold((events, { own }) =>
    events.map(event =>
      event.kind === 'courageChosen' ? Object.assign(event, { hands: own.map(({ hand }) => ({ ...hand })) }) : event,
    ),
  ),
  'face-down discards are told in an order that depends on the cards': retold(events => {
    const bangs = events.filter(isBang);
    return [...bangs, ...events.filter(event => !isBang(event))];
  }),
  'a discarded Bang makes the message longer': retold(events =>
    events.flatMap(event => (isBang(event) ? [event, event] : [event])),
  ),
  'all drawers in a view': inView('drawers', ({ own }) => own),
  'loot of others in a view': inView('others', ({ own }) => own.map(({ loot }) => loot)),
  'the exchange with the Hustler on the table': onTable('hustles', ({ own }) =>
    own.map(({ hustle }) => hustle ?? null),
  ),
  'what the eliminated left behind, in a view': inView('lost', ({ secret }) => secret.lootLost),
  'the bullet question is skipped when the hand leaves no choice': asksLess('bullets'),
  'the eliminated go on seeing their own drawer': {
    ...cashnguns,
    viewFor: (state, viewer) => ({
      ...cashnguns.viewFor(state, viewer),
      own: viewer === 'spectator' ? undefined : state.own[viewer],
    }),
  },
  'a card from open loot is hidden in its event, yet all see it move': {
    ...cashnguns,
    seenBy: (event, viewer) => cashnguns.seenBy('open' in event ? { ...event, open: false } : event, viewer),
    isRevealing: (event, viewer) => cashnguns.isRevealing('open' in event ? { ...event, open: false } : event, viewer),
  },
};

const bangsOf = (view: View): number => (view as View & { readonly bangs: number }).bangs;
