// What the browser's table previews and draws, what the terminal prints and what a choice is called agree with the rules
// on random positions: each choice is played, and the next view decides.
import {
  applyEvent,
  bindPack,
  type Choice,
  controllerOf,
  corleone,
  type Event,
  figureAt,
  gainsOf,
  type SeenEvent,
  type State,
  sidesIn,
  standardPack,
  type View,
} from '@omerta/corleone/rules';
import { ghostsOf } from '@omerta/corleone/table/choose/board/marks.ts';
import { previewOf } from '@omerta/corleone/table/choose/preview.ts';
import { corleoneTerminal } from '@omerta/corleone/terminal/index.ts';
import { corleoneText } from '@omerta/corleone/words';
import { listSeats, type Seat, seatName } from '@omerta/kernel';
import { paintWith } from '@omerta/terminal/paint.ts';
import { expect, test } from 'vitest';
import { randomSteps } from './randomSteps.ts';

const content = bindPack(standardPack);
const rules = corleone(standardPack);
const terminal = corleoneTerminal.bind(rules);

/** Everything that tells a player about the game besides the rules. */
const tellers = {
  previewOf,
  ghostsOf,
  follow: (table: View['table'], event: SeenEvent) => applyEvent(content, table, event),
  choiceText: (choice: Choice, view: View) => corleoneText.choiceText('en', choice, { people, content, view }),
  board: (view: View) =>
    terminal.speak(view, { language: 'en', paint: paintWith(false) }).board(view, { columns: 200, rows: 60 }, 'whole'),
};
type Tellers = typeof tellers;

const PLAYERS = 4;
const people = ['Ala', 'Bo', 'Cem', 'Dora'].map((name, seat) => ({ name, family: standardPack.families[seat]!.id }));

interface Played {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly view: View;
  readonly next: View;
  readonly events: readonly Event[];
}

const checks: Readonly<Record<string, (tell: Tellers, played: Played) => unknown[]>> = {
  /** G1: those who were gunned down. */
  victims({ previewOf: preview }, { view, choice, events }) {
    if (choice.kind !== 'gunDown' && choice.kind !== 'turf') return [];
    const shown = preview(content, view, choice);
    const shot = events.flatMap(event => (event.kind === 'gunnedDown' ? [event.at] : []));
    const told = shown?.kind === 'victims' ? shown.at : [];
    return same(told.toSorted(), shot.toSorted());
  },
  /** T2: who is asked to use the front. */
  front({ previewOf: preview }, { view, next, choice }) {
    const shown = preview(content, view, choice);
    if (shown?.kind !== 'front') return [];
    const asked = next.table.agenda.flatMap(task => {
      if (task.kind === 'whoFirst' && task.business === shown.business) return [task.seat, task.controller];
      return task.kind === 'abilities' && task.of === shown.business ? [task.seat] : [];
    });
    return asked.filter(seat => !shown.seats.includes(seat));
  },
  /** M1: nothing else than the backs that are shown may be used. */
  backs({ previewOf: preview }, { view, next, choice }) {
    const shown = preview(content, view, choice);
    const task = next.table.agenda.find(
      each => each.kind === 'abilities' && each.of === (shown as { at?: string })?.at,
    );
    if (shown?.kind !== 'backs' || task?.kind !== 'abilities') return [];
    const icons = shown.backs.flatMap(({ business }) => content.businesses.get(business)!.back);
    return task.left.filter(icon => !icons.includes(icon));
  },
  /** W1: the influence that is promised with a family member. */
  influence({ previewOf: preview }, { view, next, choice, seat, events }) {
    const shown = preview(content, view, choice);
    if (shown?.kind !== 'backs' || events.some(({ kind }) => kind === 'figuresWentHome')) return [];
    return shown.influence.flatMap(({ turf, mine }) => {
      const sides = sidesIn(content, next.table, content.turfIndex.get(turf)!);
      return same(mine, sides.find(side => side.seat === seat)?.figures.length);
    });
  },
  /** W3: where a marker goes. */
  marker({ previewOf: preview }, { view, choice, events }) {
    const shown = preview(content, view, choice);
    if (shown?.kind !== 'marker') return [];
    const placed = events.flatMap(event => {
      if (event.kind === 'markerPlaced') return [event.turf];
      return event.kind === 'markerMoved' ? [event.to] : [];
    });
    return placed.length === 0 || placed.includes(shown.turf) ? [] : [shown.turf, placed];
  },
  ghosts({ ghostsOf: ghosts }, { view, next, choice, events }) {
    if (events.some(({ kind }) => kind === 'figuresWentHome')) return [];
    return ghosts(content, view, choice).flatMap(({ at, figure }) => same(figure, figureAt(content, next.table, at)));
  },
  drawnTable({ follow }, { view, next, events }) {
    if (next.table.phase === 'over' || events.some(({ kind }) => kind === 'markerMoved')) return [];
    const seen = events.flatMap(event => rules.seenBy(event, view.viewer) ?? []);
    const { thugSpaces, familySpaces, stacks, hudson, policeChief, seats } = seen.reduce(follow, view.table);
    const { table } = next;
    return [
      ...same(thugSpaces, table.thugSpaces),
      ...same(familySpaces, table.familySpaces),
      ...same(stacks, table.stacks),
      ...same(hudson, table.hudson),
      ...same(policeChief, table.policeChief),
      ...same(seats, table.seats),
    ];
  },
  /** T1, M1: the name of a choice lists what its player may use. */
  text({ choiceText }, { view, choice, seat }) {
    if (choice.kind !== 'thug' && choice.kind !== 'member') return [];
    const icons = gainsOf(content, view, choice)
      .filter(gain => gain.seat === seat)
      .flatMap(({ abilities }) => abilities.map(key => corleoneText.abilityText('en', key, content)));
    const text = choiceText(choice, view);
    return icons.filter(icon => !text.includes(icon));
  },
  /** W1, W3: the terminal's line of each turf. */
  terminal({ board }, { next }) {
    const lines = board(next);
    return content.turfs.flatMap(({ id }, turf) => {
      const name = corleoneText.nameOf('en', 'turf', id, standardPack);
      const line = lines.find(each => each.startsWith(`${turf + 1}`) && each.includes(name)) ?? '';
      const controller = controllerOf(next.table, turf);
      const letters = sidesIn(content, next.table, turf)
        .toSorted(
          (one, other) =>
            Number(one.seat === 'neutral') - Number(other.seat === 'neutral') || Number(one.seat) - Number(other.seat),
        )
        .map(({ seat, figures }) => (seat === 'neutral' ? '*' : seatName(seat)).repeat(figures.length))
        .join('');
      const isThere = line.includes(controller === undefined ? '–' : seatName(controller)) && line.includes(letters);
      return isThere ? [] : [line, controller, letters];
    });
  },
};

const same = (told: unknown, real: unknown): unknown[] =>
  JSON.stringify(told) === JSON.stringify(real) ? [] : [{ told, real }];

/** The first check that fails, and where; some of the positions of random games are looked at. */
function firstDisagreement(
  tell: Tellers,
): { readonly check: string; readonly choice: string; readonly wrong: unknown } | undefined {
  for (const seed of [1, 2, 3]) {
    let step = 0;
    for (const { state } of randomSteps(rules, PLAYERS, seed)) {
      step += 1;
      if (step % 3 !== 0) continue;
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

const SAMPLES = 6; // of the choices of a question

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

test('table, terminal and words agree with the rules', () => {
  expect(firstDisagreement(tellers)).toBeUndefined();
});

/** Each of these forgets a rule, as a copy of it would. */
const defects: readonly [string, Partial<Tellers>, string][] = [
  [
    'T2 a preview that forgets the controller',
    {
      previewOf(...given) {
        const shown = previewOf(...given);
        return shown?.kind === 'front' ? { ...shown, seats: shown.seats.slice(0, 1) } : shown;
      },
    },
    'front',
  ],
  [
    'M6 a preview that forgets the last back',
    {
      previewOf(...given) {
        const shown = previewOf(...given);
        return shown?.kind === 'backs' ? { ...shown, backs: shown.backs.slice(0, -1) } : shown;
      },
    },
    'backs',
  ],
  [
    'RN-04 a preview that spares the first victim',
    {
      previewOf(...given) {
        const shown = previewOf(...given);
        return shown?.kind === 'victims' ? { ...shown, at: shown.at.slice(1) } : shown;
      },
    },
    'victims',
  ],
  [
    'E1 a table whose figures stay in the Hudson',
    {
      follow: (table, event) =>
        event.kind === 'gunnedDown'
          ? { ...tellers.follow(table, event), hudson: table.hudson }
          : tellers.follow(table, event),
    },
    'drawnTable',
  ],
  [
    'W1 a terminal that shows the table before',
    { board: () => tellers.board(rules.viewFor(rules.setup({ players: PLAYERS }, 1), 0)) },
    'terminal',
  ],
  ['M1 a text without icons', { choiceText: () => 'Play a figure' }, 'text'],
  [
    'RN-13 a ghost at the place before',
    {
      ghostsOf: (_content, view, choice) =>
        ghostsOf(content, view, choice).map(ghost => ({ ...ghost, figure: ghost.figure + 1 })),
    },
    'ghosts',
  ],
];

test.each(defects)('%s is found', (_name, defect, check) => {
  expect(firstDisagreement({ ...tellers, ...defect })?.check).toBe(check);
});
