// What the browser's table draws, what the terminal prints, what a sentence says and what bots count agree with the rules
// on random positions: each choice is played, and the next view decides.
import { livesOf } from '@omerta/cashnguns/bots/situation.ts';
import {
  applyEvent,
  type Choice,
  type Event,
  foresee,
  gainOf,
  gunsOn,
  lootWorth,
  pickOrder,
  cashnguns as rules,
  type SeenEvent,
  type State,
  type View,
  woundsToDie,
} from '@omerta/cashnguns/rules';
import { risksOf } from '@omerta/cashnguns/table/show/risks.ts';
import { cashTerminal } from '@omerta/cashnguns/terminal/index.ts';
import { cashText } from '@omerta/cashnguns/words';
import { listSeats, type Seat, seatName } from '@omerta/kernel';
import { paintWith } from '@omerta/terminal/paint.ts';
import { randomSteps } from '@omerta/testing';
import { expect, test } from 'vitest';

const PLAYERS = 6;
const terminal = cashTerminal.bind(rules);

/** Everything that tells a player about the game besides the rules. */
const tellers = {
  handAfter: (view: View, choice: Choice) => foresee(view, choice)?.hand,
  follow: applyEvent as (table: View['table'], event: SeenEvent) => View['table'],
  risksOf,
  gainOf,
  pickOrder,
  lives: livesOf,
  eventText: (event: SeenEvent, view: View) => cashText.eventText('en', event, { people: peopleOf(view) }),
  board: (view: View) =>
    terminal.speak(view, { language: 'en', paint: paintWith(false) }).board(view, { columns: 200, rows: 60 }, 'whole'),
};
type Tellers = typeof tellers;

const NAMES = ['Ala', 'Bo', 'Cem', 'Dora', 'Ewa', 'Finn'];
const peopleOf = ({ table }: View) => table.seats.map(({ talent }, seat) => ({ name: NAMES[seat]!, talent }));

interface Played {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly view: View;
  readonly next: View;
  readonly events: readonly Event[];
}

const checks: Readonly<Record<string, (tell: Tellers, played: Played) => unknown[]>> = {
  hand({ handAfter }, { view, choice, next, events }) {
    if (choice.kind !== 'give' && choice.kind !== 'exchange' && choice.kind !== 'discard') return [];
    if (next.own === undefined || events.some(({ kind }) => kind === 'clipUsed' || kind === 'friendReloaded'))
      return [];
    return same(handAfter(view, choice), next.own.hand);
  },
  drawnTable({ follow }, { view, next, events }) {
    if ([...view.table.agenda, ...next.table.agenda].some(({ kind }) => kind === 'resolve')) return []; // §3.8.5
    const seen = events.flatMap(event => rules.seenBy(event, view.viewer) ?? []);
    const { agenda, ...drawn } = seen.reduce(follow, view.table);
    const { agenda: _agenda, ...real } = next.table;
    return Object.keys(real).flatMap(field => same(drawn[field as 'seats'], real[field as 'seats']));
  },
  /** 6e, 6f, T-LUC, T-UNB: the risk that was shown is what the hits then do. */
  risks({ risksOf: risks, lives }, { view, events }) {
    const shots = events.flatMap(event => (event.kind === 'shotsFired' ? event.shots : []));
    return view.table.seats.flatMap((player, seat) => {
      const hits = shots.filter(({ target, bullet }) => target === seat && bullet === 'bang').length;
      const kinds = events.flatMap(event => ('seat' in event && event.seat === seat ? [event.kind] : []));
      if (hits === 0 || kinds.includes('woundHealed')) return [];
      const isOut = kinds.includes('eliminated');
      const end = isOut ? 'out' : kinds.includes('luckyEscape') ? 'lucky' : 'down';
      const wrongLives = view.own !== undefined && end !== 'lucky' ? same(lives(view, seat) <= hits, isOut) : [];
      return [...same(risks(player, hits).at(-1)?.kind, end), ...wrongLives];
    });
  },
  /** V3, T-COL: what a share adds to the loot. */
  gain({ gainOf: gain }, { view, next, choice, seat }) {
    if (choice.kind !== 'take' || view.own === undefined || next.own === undefined) return [];
    if (next.table.stage !== 'sharing' || next.table.agenda.some(({ kind }) => PENDING.has(kind))) return [];
    const player = view.table.seats[seat]!;
    const added = lootWorth(next.own.loot, player) - lootWorth(view.own.loot, player);
    return same(gain(view.own.loot, player, choice.shares), added);
  },
  /** 7a, 7b: the first in the order is the one the rules wait for. */
  order({ pickOrder: order }, { view }) {
    const task = view.table.agenda.at(-1);
    return task?.kind === 'sharing' ? same(order(view.table)[0], task.order[task.at]) : [];
  },
  text({ eventText }, { view, events }) {
    return events.flatMap(event => {
      if (event.kind !== 'wounded') return [];
      const text = eventText(rules.seenBy(event, view.viewer)!, view);
      return text.includes(String(woundsToDie(view.table.seats[event.seat]!))) ? [] : [text];
    });
  },
  terminal({ board }, { next }) {
    const lines = board(next);
    return next.table.seats.flatMap((_player, seat) => {
      const guns = gunsOn(next.table, seat).map(seatName).join('');
      const line = lines.find(each => each.startsWith(`${seatName(seat)} `)) ?? '';
      return (guns === '' ? line.includes('←') : !line.includes(`← ${guns}`)) ? [{ line, guns }] : [];
    });
  },
};

const PENDING: ReadonlySet<string> = new Set(['resolve', 'reload', 'junk', 'dictator']);

const same = (told: unknown, real: unknown): unknown[] =>
  JSON.stringify(told) === JSON.stringify(real) ? [] : [{ told, real }];

/** The first check that fails, and where. */
function firstDisagreement(
  tell: Tellers,
): { readonly check: string; readonly choice: string; readonly wrong: unknown } | undefined {
  for (const seed of [1, 2, 3]) {
    for (const { state } of randomSteps(rules, { players: PLAYERS, talents: true }, seed)) {
      for (const seat of listSeats(rules.waitingFor(state))) {
        for (const played of samples(state, seat)) {
          for (const [name, check] of Object.entries(checks)) {
            const wrong = check(tell, played);
            if (wrong.length > 0) return { check: name, choice: rules.writeChoice(played.choice), wrong };
          }
        }
      }
    }
  }
  return undefined;
}

const SAMPLES = 3; // of the choices of a question

function* samples(state: State, seat: Seat): Generator<Played> {
  const view = structuredClone(rules.viewFor(state, seat));
  const choices = rules.choices(view);
  const step = Math.max(1, Math.floor(choices.length / SAMPLES));
  for (let at = 0; at < choices.length; at += step) {
    const after = rules.clone(state);
    const events: Event[] = [];
    rules.play(after, seat, choices[at]!, events);
    yield { seat, choice: choices[at]!, view, next: rules.viewFor(after, seat), events };
  }
}

test('table, terminal, words and bots agree with the rules', () => {
  expect(firstDisagreement(tellers)).toBeUndefined();
});

/** Each of these forgets a rule, as a copy of it would. */
const defects: readonly [string, Partial<Tellers>, string][] = [
  ['T-SMA a hand that forgets the card in front', { handAfter: view => view.own?.hand }, 'hand'],
  [
    'AMB-17 a table that keeps the loot of the eliminated',
    {
      follow: (table, event) =>
        event.kind === 'eliminated'
          ? { ...tellers.follow(table, event), seats: table.seats }
          : tellers.follow(table, event),
    },
    'drawnTable',
  ],
  [
    '6f a risk that forgets the wounds so far',
    { risksOf: ({ talent }, guns) => risksOf({ talent, wounds: 0 }, guns) },
    'risks',
  ],
  ['6f a bot that counts three lives', { lives: () => 3 }, 'risks'],
  [
    'V3 a gain that adds the face values',
    { gainOf: (loot, owner, shares) => gainOf({ ...loot, painting: 0 }, owner, shares) },
    'gain',
  ],
  ['7b an order that begins with the Godfather', { pickOrder: table => [table.godfather] }, 'order'],
  ['T-UNB a sentence with three wounds for all', { eventText: () => 'two wounds' }, 'text'],
  [
    'a terminal without guns',
    { board: view => tellers.board(view).map(line => line.replace(/← \S+/, '')) },
    'terminal',
  ],
];

test.each(defects)('%s is found', (_name, defect, check) => {
  expect(firstDisagreement({ ...tellers, ...defect })?.check).toBe(check);
});
