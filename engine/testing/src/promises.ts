// What every game must promise, checked on a random game. Throws at the first broken promise, with seed and step.
import { canonicalJson, cloneRandom, type GameTypes, NO_SEATS, type Rules, replay, type Seed } from '@omerta/kernel';
import { firstDifference } from './firstDifference.ts';
import { changesAreComplete } from './promises/changes.ts';
import { cloneIsDeep, lookingIsHarmless } from './promises/copies.ts';
import { imaginedWorldPlaysOn } from './promises/imagined.ts';
import { demand, demandSame, type Moment } from './promises/moment.ts';
import { questionsAreSound } from './promises/questions.ts';
import { submitIsSafe } from './promises/refusals.ts';
import { replayIsExact, saveIsComplete, savePlaysOn } from './promises/saves.ts';
import { lastAnswersCount, orderDoesNotMatter } from './promises/simultaneous.ts';
import { timedOutGameEnds, timeOutIsLegal } from './promises/timeOuts.ts';
import { randomFor } from './randomFor.ts';
import { type RandomGame, randomGame } from './randomGame.ts';

export interface Trial<G extends GameTypes> {
  readonly options: G['Options'];
  readonly seed: Seed;
  /** Throws if the state is impossible (a lost card, a wrong count). Called after every step. */
  check?(state: G['State']): void;
  /** Checks every nth step closely. */
  readonly every?: number;
}

/** How much was checked, so that a test can assert that it was enough. */
export interface Kept {
  readonly steps: number;
  readonly moments: number; // steps checked closely
  readonly refusals: number; // choices of other moments that `whyNot` refused
  readonly ordersSwapped: number; // simultaneous answers in two orders
  readonly changes: number; // changed answers, compared with games in which the last answer was the first
  readonly changesSwapped: number; // changed answers in several orders
  readonly clockAnswers: number; // of the steps
  readonly savesPlayedOn: number;
  readonly timedOutSteps: number;
}

export function keepsPromises<G extends GameTypes>(rules: Rules<G>, trial: Trial<G>): Kept {
  const { options, seed, check, every = 1 } = trial;
  optionsAreChecked(rules, options);
  const { game, pool, history, changes } = playedGame(rules, trial);
  outcomeIsSound(game);
  replayIsExact(rules, game);
  demandSame(firstDifference(history, game.events), game.name, 'an event changed after it was told');

  const random = randomFor('promises', seed);
  const playOnEvery = Math.ceil(game.record.choices.length / SAVES);
  const kept = {
    steps: 0,
    moments: 0,
    refusals: 0,
    ordersSwapped: 0,
    changes: 0,
    changesSwapped: 0,
    clockAnswers: game.record.choices.filter(([, , by]) => by === 'clock').length,
    savesPlayedOn: 0,
    timedOutSteps: 0,
  };
  replay(rules, game.record, ({ step, state }) => {
    check?.(state);
    kept.steps = step;
    const where = `${game.name}, step ${step}`;
    const moment: Moment<G> = { rules, state, seats: game.seats, where, random, pool };
    if (step === game.record.choices.length) kept.refusals += questionsAreSound(moment);
    else if (step % every === 0) {
      kept.moments++;
      kept.refusals += questionsAreSound(moment);
      lookAt(moment);
      if (orderDoesNotMatter(moment)) kept.ordersSwapped++;
      if (lastAnswersCount(moment)) kept.changesSwapped++;
    }
    if (step % playOnEvery !== 0) return;
    kept.savesPlayedOn++;
    if (rules.waitingFor(state) !== NO_SEATS) imaginedWorldPlaysOn(moment);
    savePlaysOn(rules, saveIsComplete(rules, state, where), game, step);
    kept.timedOutSteps += timedOutGameEnds(rules, rules.clone(state), cloneRandom(random), where);
  });
  if (changes > 0) kept.changes = changesAreComplete(rules, game);
  return kept;
}

function lookAt<G extends GameTypes>(moment: Moment<G>): void {
  cloneIsDeep(moment);
  lookingIsHarmless(moment);
  submitIsSafe(moment);
  timeOutIsLegal(moment);
  saveIsComplete(moment.rules, moment.state, moment.where);
}

/** Plays the game and collects every legal choice, and every event as it was when it was reported. */
function playedGame<G extends GameTypes>(rules: Rules<G>, { options, seed }: Trial<G>) {
  const offered = new Map<string, G['Choice']>();
  let changes = 0;
  const game = randomGame(rules, options, seed, {
    clock: true,
    onStep(_state, { choice, choices, isChange }) {
      for (const each of [...choices, choice]) offered.set(rules.writeChoice(each), each);
      if (isChange) changes++;
    },
  });
  const history: unknown[] = [];
  replay(rules, game.record, ({ events }) => history.push(...(JSON.parse(canonicalJson(events)) as unknown[])));
  return { game, pool: [...offered.values()], history, changes };
}

function optionsAreChecked<G extends GameTypes>(rules: Rules<G>, options: G['Options']): void {
  const problems = rules.checkOptions(options);
  demand(problems.length === 0, rules.id, () => `the options of the test are not usable: ${problems.join('; ')}`);
  for (const rubbish of [undefined, null, 7, 'rubbish', []]) {
    const found = rules.checkOptions(rubbish);
    demand(found.length > 0, rules.id, () => `checkOptions finds nothing wrong with ${JSON.stringify(rubbish)}`);
  }
}

function outcomeIsSound<G extends GameTypes>({ name, outcome, seats }: RandomGame<G>): void {
  const { scores, places } = outcome;
  const best = Math.min(...places); // 2 in a game without a winner
  const isFair =
    places.length === seats &&
    (best === 1 || best === 2) &&
    places.every(place => place === best + places.filter(other => other < place).length);
  demand(isFair && scores.every(Number.isFinite), name, () => `impossible outcome ${JSON.stringify(outcome)}`);
}

const SAVES = 5;
