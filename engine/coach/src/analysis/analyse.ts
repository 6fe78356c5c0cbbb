import { type GameRecord, has } from '@omerta/kernel';
import { type CoachGame, samplesTimes } from '../coachGame.ts';
import { sharesIn } from '../model/model.ts';
import { modelFor } from '../model/models.ts';
import { quickBot } from '../model/selfPlay.ts';
import { ANALYSIS_FORMAT, type Analysed, type Analysis, type FlaggedChoice, type SeatAnalysis } from './analysis.ts';
import { fairShare } from './curves.ts';
import { accuracyOf, type Flag, flagFor, gameAccuracy, livelinessAt } from './flags.ts';
import { type Judge, type Judgement, judge } from './judge.ts';
import { type Parts, partsOf } from './parts.ts';
import { type Answer, finalAnswers, type Moment, type Timeline, timelineOf } from './timeline.ts';
import { turningPointsOf } from './turningPoints.ts';

export interface AnalysisWishes {
  readonly seed?: number;
  /** How many worlds are imagined, relative to the default: 0.5 is half as many. */
  readonly samples?: number;
  /** From 0 on; the last is 1. */
  onProgress?(part: number): void;
  /** Called after every step; once it returns true, the analysis stops. */
  isAborted?(): boolean;
}

/** The same record and seed give the same analysis. */
export function analyse(game: CoachGame, record: GameRecord, wishes: AnalysisWishes = {}): Analysed {
  const work = analysing(game, record, wishes);
  for (;;) {
    if (wishes.isAborted?.() === true) return { ok: false, problem: { code: 'aborted' } };
    const { done, value } = work.next();
    if (done === true) return value;
    wishes.onProgress?.(value);
  }
}

/** The same in small steps, for callers that must do other things in between. Yields progress from 0 to 1. */
export function* analysing(
  usual: CoachGame,
  record: GameRecord,
  { seed = 1, samples = 1 }: Pick<AnalysisWishes, 'seed' | 'samples'> = {},
): Generator<number, Analysed, undefined> {
  const read = timelineOf(usual, record);
  if (!read.ok) return read;
  const { timeline } = read;
  const { players, states, moments } = timeline;
  const fewer = Math.min(1, 4 / players); // more players make more decisions: the work stays about the same
  const game = { ...usual, samples: samplesTimes(usual.samples, samples * fewer) };
  const looking: Judge = { game, model: modelFor(game, players), bot: quickBot(game, 'replies'), players, seed };
  const total = states.length + 2 * moments.length;
  const fair: number[][] = [];
  for (const step of states.keys()) {
    const plan = { seed, worlds: game.samples.fair };
    fair.push(Array.from({ length: players }, (_, seat) => fairShare(game, looking.model, timeline, step, seat, plan)));
    yield fair.length / total;
  }
  const parts: Parts[][] = [];
  const judged: JudgedAnswer[] = [];
  for (const moment of moments) {
    parts.push(partsOf({ ...looking, timeline }, moment));
    judged.push(...judgeMoment(looking, timeline, moment));
    yield (states.length + 2 * parts.length) / total;
  }
  const open = states.map(state => sharesIn(game, looking.model, state));
  const analysis: Analysis = {
    format: ANALYSIS_FORMAT,
    game: game.rules.id,
    players,
    seed,
    steps: states.length - 1,
    open: open.map(shares => shares.map(rounded)),
    fair: fair.map(shares => shares.map(rounded)),
    turningPoints: turningPointsOf(timeline, open, parts),
    flags: judged.flatMap(each => flagged(each, players)),
    seats: Array.from({ length: players }, (_, seat) => seatAnalysis(seat, open, fair, parts, judged)),
    ...game.more?.(timeline),
  };
  return { ok: true, analysis };
}

interface JudgedAnswer extends Judgement {
  readonly answer: Answer;
}

/** Every decision a player made, without forced choices and those of the clock. */
function judgeMoment(looking: Judge, timeline: Timeline, moment: Moment): JudgedAnswer[] {
  const { rules } = looking.game;
  const state = timeline.states[moment.from];
  const answers = finalAnswers(looking.game, timeline, moment);
  return answers.flatMap(answer => {
    const { seat, step, text, by } = answer;
    if (by === 'clock' || !has(rules.mayChoose(state), seat)) return [];
    const before = answers.filter(each => each.seat === seat && each.step < step).map(each => each.text);
    const view = rules.viewFor(state, seat);
    const played = rules.writeChoice(rules.readChoice(text)!); // as `choices` lists it
    const judgement = judge(
      looking,
      { seat, view, memory: timeline.memories[moment.from]![seat], before, played },
      step,
    );
    return judgement === undefined ? [] : [{ ...judgement, answer }];
  });
}

function flagged({ answer, loss, error, best }: JudgedAnswer, players: number): FlaggedChoice[] {
  const flag = flagFor(loss, error, players);
  const { step, seat, text } = answer;
  return flag === undefined ? [] : [{ step, seat, flag, played: text, best, loss, error }];
}

function seatAnalysis(
  seat: number,
  open: readonly (readonly number[])[],
  fair: readonly (readonly number[])[],
  parts: readonly (readonly Parts[])[],
  judged: readonly JudgedAnswer[],
): SeatAnalysis {
  const own = judged.filter(({ answer }) => answer.seat === seat);
  const curve = fair.map(shares => shares[seat]!);
  const sum = (part: keyof Parts) => parts.reduce((total, each) => total + each[seat]![part], 0);
  const players = open[0]!.length;
  const flags: Record<Flag, number> = { inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const each of own) for (const { flag } of flagged(each, players)) flags[flag] += 1;
  return {
    start: open[0]![seat]!,
    result: open.at(-1)![seat]!,
    luck: sum('luck'),
    decisions: sum('decisions'),
    opponents: sum('opponents'),
    accuracy: gameAccuracy(
      own.map(({ loss }) => accuracyOf(loss, players)),
      own.map(({ answer }) => livelinessAt(curve, answer.step)),
    ),
    judged: own.length,
    flags,
  };
}

const rounded = (share: number): number => Number(share.toFixed(4));
