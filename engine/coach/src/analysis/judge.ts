// Judges a choice by what its seat could know: every candidate is played in the same fitting worlds with the same luck.
import { type Bot, randomFor } from '@omerta/bots';
import { cloneRandom, next32, pick, type Random, randomFrom, type Seat } from '@omerta/kernel';
import type { CoachGame } from '../coachGame.ts';
import { type Model, sharesIn } from '../model/model.ts';
import { isClear, leastFlagged } from './flags.ts';
import { playOn } from './replies.ts';

export interface Position {
  readonly seat: Seat;
  readonly view: unknown; // at the prompt
  readonly memory: unknown;
  readonly before: readonly string[]; // the seat's own earlier answers to the same question
  readonly played: string;
}

export interface Judgement {
  readonly loss: number; // best − played, at least 0
  readonly error: number; // standard error of the loss
  readonly best: string;
}

export interface Judge {
  readonly game: CoachGame;
  readonly model: Model;
  readonly bot: Bot;
  readonly players: number;
  readonly seed: number;
}

/** Undefined if there was only one choice. */
export function judge(judge: Judge, position: Position, step: number): Judgement | undefined {
  const random = randomFor('judge', judge.seed, step);
  const texts = candidatesOf(judge, position, random);
  if (texts.length < 2) return undefined;
  const best = bestOf(judge, position, texts, random);
  const { samples } = judge.game;
  if (best === position.played) return { loss: 0, error: 0, best };
  const soon = lossAgainst(judge, position, best, 'soon', samples.doubt, random);
  if (soon.loss + 2 * soon.error < leastFlagged(judge.players)) return { ...soon, best };
  return { ...lossAgainst(judge, position, best, 'farOn', samples.most, random), best };
}

/** When shares are read: soon for immediate effects, far on for long-term ones. */
type Reading = 'soon' | 'farOn';

function candidatesOf(judge: Judge, position: Position, random: Random): string[] {
  const { game, bot } = judge;
  const { rules } = game;
  const world = worldOf(judge, position, random);
  const view = rules.viewFor(world, position.seat);
  const choices = rules.choices(view);
  const texts = choices.map(choice => rules.writeChoice(choice));
  if (texts.length <= MOST_CANDIDATES) return texts;
  const chosen = new Set([position.played, rules.writeChoice(bot.decide(view, { random }).choice)]);
  while (chosen.size < MOST_CANDIDATES) chosen.add(pick(random, texts));
  return [...chosen];
}

const MOST_CANDIDATES = 20;

/** A few worlds for all candidates, then more for the good ones. */
function bestOf(judge: Judge, position: Position, texts: readonly string[], random: Random): string {
  const sums = new Map(texts.map(text => [text, 0]));
  const look = (among: readonly string[], worlds: number) => {
    for (let world = 0; world < worlds; world += 1) {
      const values = valuesIn(judge, position, among, 'soon', random);
      for (const [at, text] of among.entries()) sums.set(text, sums.get(text)! + values[at]!);
    }
    return among.toSorted((one, other) => sums.get(other)! - sums.get(one)!);
  };
  const glanced = texts.length > LONGER_LOOK ? look(texts, GLANCE).slice(0, LONGER_LOOK) : texts;
  return look(glanced, judge.game.samples.first)[0]!;
}

const GLANCE = 3;
const LONGER_LOOK = 5;

/** In fresh worlds: those that selected the best choice would flatter it. Stops as soon as the result is clear. */
function lossAgainst(
  judge: Judge,
  position: Position,
  best: string,
  reading: Reading,
  most: number,
  random: Random,
): Omit<Judgement, 'best'> {
  let sum = 0;
  let squares = 0;
  let loss = 0;
  let error = 0;
  for (let worlds = 1; worlds <= most; worlds += 1) {
    const [high = 0, low = 0] = valuesIn(judge, position, [best, position.played], reading, random);
    sum += high - low;
    squares += (high - low) ** 2;
    loss = sum / worlds;
    error = Math.sqrt(Math.max(0, squares / worlds - loss ** 2) / Math.max(1, worlds - 1));
    if (worlds % BATCH === 0 && isClear(loss, error, judge.players)) break;
  }
  return { loss: Math.max(0, loss), error };
}

const BATCH = 24;

function valuesIn(
  judge: Judge,
  position: Position,
  texts: readonly string[],
  reading: Reading,
  random: Random,
): number[] {
  const { game, model, bot } = judge;
  const { rules } = game;
  const world = worldOf(judge, position, random);
  const chance = randomFrom(next32(random));
  const isEnough = (state: unknown) => (reading === 'soon' ? game.isSettled(world, state) : game.isFarOn(world, state));
  return texts.map(text => {
    const state = rules.clone(world);
    rules.play(state, position.seat, rules.readChoice(text)!);
    playOn(game, bot, state, cloneRandom(chance), isEnough);
    return sharesIn(game, model, state)[position.seat]!;
  });
}

function worldOf({ game }: Judge, { seat, view, memory, before }: Position, random: Random): unknown {
  const world = game.imagine(view, memory, random);
  for (const text of before) game.rules.play(world, seat, game.rules.readChoice(text)!);
  return world;
}
