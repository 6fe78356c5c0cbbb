import { type GameTypes, listSeats, pick, submit } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { demand, demandSame, type Moment } from './moment.ts';

/** A submitted choice is refused with a code or played, and never changes the state it was submitted to. */
export function submitIsSafe<G extends GameTypes>(moment: Moment<G>): void {
  const { rules, state, seats, where, random, pool } = moment;
  const before = JSON.stringify(state);
  const choosing = listSeats(rules.mayChoose(state));
  const legalText = legalChoiceIsPlayed(moment);
  for (const seat of choosing) {
    rubbishIsRefused(moment, seat);
    if (pool.length > 0) submit(rules, state, seat, rules.writeChoice(pick(random, pool)));
    submit(rules, state, seat, `${legalText}x`);
    submit(rules, state, seat, legalText.slice(0, -1));
  }
  for (const seat of [...Array(seats).keys(), ...NO_SUCH_SEATS].filter(seat => !choosing.includes(seat))) {
    const submitted = submit(rules, state, seat, legalText);
    const isRefused = !submitted.ok && submitted.refusal.code === 'notWaitingForYou';
    demand(isRefused, where, () => `seat ${seat} may answer out of turn`);
  }
  demandSame(firstDifference(JSON.parse(before), state), where, 'submit changed the state it was given');
}

function legalChoiceIsPlayed<G extends GameTypes>({ rules, state, where, random }: Moment<G>): string {
  const seat = pick(random, listSeats(rules.mayChoose(state)));
  const choice = pick(random, rules.choices(rules.viewFor(state, seat)));
  const text = rules.writeChoice(choice);
  const submitted = submit(rules, state, seat, text);
  demand(submitted.ok, where, () => `${text} is listed, but submit refuses it`);
  const next = rules.clone(state);
  const events: G['Event'][] = [];
  rules.play(next, seat, choice, events);
  demandSame(firstDifference(next, submitted.state), where, `submit and play disagree about ${text}`);
  demandSame(firstDifference(events, submitted.events), where, `submit and play disagree about the events of ${text}`);
  const quiet = rules.clone(state);
  rules.play(quiet, seat, choice);
  demandSame(firstDifference(next, quiet), where, `${text} has another effect when its events are not collected`);
  return text;
}

function rubbishIsRefused<G extends GameTypes>({ rules, state, where }: Moment<G>, seat: number): void {
  for (const text of RUBBISH) {
    const submitted = submit(rules, state, seat, text);
    demand(!submitted.ok, where, () => `rubbish is taken for a choice: ${JSON.stringify(text.slice(0, 40))}`);
  }
}

const NO_SUCH_SEATS = [-1, 0.5, 31, 32, 64];

const RUBBISH = [
  '',
  ' ',
  ':',
  '-',
  '??',
  '{}',
  'null',
  '__proto__',
  'constructor',
  'toString:valueOf',
  '\u0000',
  'x'.repeat(5000),
];
