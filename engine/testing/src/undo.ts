// Undo, checked on a random game: every choice that may be taken back is taken back, and leaves no trace.
import {
  below,
  type ChoiceFacts,
  factsOf,
  type GameRecord,
  type GameTypes,
  type PlayedRow,
  type Rules,
  type Seat,
  type Seed,
  seatName,
  stateFrom,
  submit,
  survivingChoices,
  undoable,
} from '@omerta/kernel';
import { firstDifference } from './firstDifference.ts';
import { demand, demandSame } from './promises/moment.ts';
import { randomFor } from './randomFor.ts';
import { randomGame } from './randomGame.ts';
import { tellApart } from './secrecy/visibleTo.ts';
import { type Final, type PlayedChoice, whyFinal } from './undo/whyFinal.ts';
import { viewersOf } from './viewersOf.ts';

/** The kernel's `undoable`, or one with a fault. */
export type Barrier = (facts: readonly ChoiceFacts[], seat: Seat) => number;

export interface UndoTrial<G extends GameTypes> {
  readonly options: G['Options'];
  readonly seed: Seed;
  readonly barrier?: Barrier;
}

/** How much was checked, so that a test can assert that it was enough. */
export interface Undone {
  readonly steps: number;
  readonly undos: number;
  readonly longest: number; // choices that could be taken back at once
  readonly final: Readonly<Record<Final, number>>; // choices that could not, by reason
}

/** Throws if a final choice may be taken back, if another may not, or if a viewer can tell that one was. */
export function undoIsHarmless<G extends GameTypes>(rules: Rules<G>, trial: UndoTrial<G>): Undone {
  const { options, seed, barrier = undoable } = trial;
  const { record, seats, name } = randomGame(rules, options, seed, { clock: true });
  const random = randomFor('undo', seed);
  const undone = { steps: 0, undos: 0, longest: 0, final: { chance: 0, reveal: 0, others: 0, clock: 0 } };
  const rows: PlayedRow[] = [];
  const facts: ChoiceFacts[] = [];
  let open: PlayedChoice<G>[] = [];
  for (const choice of playedChoices(rules, record)) {
    const where = `${name}, step ${++undone.steps}`;
    rows.push(rowOf(choice));
    facts.push(factsOf(rules, choice.before, choice.after, choice.events, choice));
    const reasons = whyFinal(rules, choice, seats);
    for (const reason of reasons) undone.final[reason]++;
    demand(reasons.length > 0 || !beginsPart(rules, choice), where, () => 'an undo goes back before the part it began');
    open = reasons.length > 0 ? [] : [...open.filter(({ seat }) => seat === choice.seat), choice];
    for (let seat: Seat = 0; seat < seats; seat++) {
      const [found, right] = [barrier(facts, seat), seat === choice.seat ? open.length : 0];
      demand(found === right, where, () => `${seatName(seat)} may take back ${found}, not ${right} (${reasons})`);
    }
    if (open.length === 0) continue;
    undone.undos++;
    undone.longest = Math.max(undone.longest, open.length);
    const back = open.slice(below(random, open.length));
    for (const { seat } of back) rows.push({ kind: 'undo', seat, text: '', by: 'player' });
    const rebuilt = stateFrom(rules, { ...record, choices: survivingChoices(rows) });
    noViewerCanTell(rules, back[0]!.before, rebuilt, seats, where);
    rows.push(...back.map(rowOf));
  }
  demandSame(firstDifference(record.choices, survivingChoices(rows)), name, 'other choices survive');
  const told: ChoiceFacts[] = [];
  stateFrom(rules, record, told);
  demandSame(firstDifference(facts, told), name, 'the facts are others after a restart');
  return undone;
}

/** A log that has forgotten the former part could not go back to it. */
function beginsPart<G extends GameTypes>({ log, seenBy }: Rules<G>, { events, seat }: PlayedChoice<G>): boolean {
  return events.some(event => {
    const seen = seenBy(event, seat);
    return seen !== undefined && log?.beginsPart(seen) === true;
  });
}

function noViewerCanTell<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'],
  rebuilt: G['State'],
  seats: number,
  where: string,
): void {
  demandSame(firstDifference(before, rebuilt), where, 'undo leads to another state');
  for (const viewer of viewersOf(seats)) {
    demandSame(tellApart(rules, before, rebuilt, viewer), where, `${viewer} can tell that a choice was taken back`);
  }
}

function* playedChoices<G extends GameTypes>(rules: Rules<G>, record: GameRecord<G>): Generator<PlayedChoice<G>> {
  let before = rules.setup(record.options, record.seed);
  for (const [seat, text, by = 'player'] of record.choices) {
    const submitted = submit(rules, before, seat, text, by);
    if (!submitted.ok) throw new Error(`${rules.id}: ${text} is refused, ${submitted.refusal.code}`);
    yield { seat, text, by, before, after: submitted.state, events: submitted.events };
    before = submitted.state;
  }
}

function rowOf<G extends GameTypes>({ seat, text, by }: PlayedChoice<G>): PlayedRow {
  return { kind: 'choice', seat, text, by };
}
