import { luck } from '@omerta/bots';
import { areMissed, type Choice, gunsOn } from '@omerta/cashnguns/rules';
import { worthOfTable, worthOfWound } from './shares.ts';
import {
  chanceOfBang,
  chanceToStand,
  livesOf,
  otherSharers,
  roundsLeft,
  type Situation,
  wealthOf,
} from './situation.ts';

type How = Extract<Choice, { kind: 'courage' }>['how'];

/** A share of the loot and a shot, against the guns that may hold a Bang. */
export function worthOfCourage(situation: Situation, how: How): number {
  return how === 'duck' ? worthOfDucking(situation) : worthOfStanding(situation);
}

/** No gun points at the player, and ducking brings nothing. */
export function isDuckingNeedless(situation: Situation): boolean {
  return gunsOn(situation.table, situation.seat).length === 0 && worthOnTheGround(situation) === 0;
}

function worthOfDucking(situation: Situation): number {
  return isDuckingNeedless(situation) ? NEVER : worthOnTheGround(situation);
}

const NEVER = -100;

/** Only two talents profit from ducking. */
function worthOnTheGround(situation: Situation): number {
  const { talent, wounds } = situation.table.seats[situation.seat]!;
  if (talent === 'stealthy' && situation.table.loot.bill10 > 0) return 10;
  return talent === 'doctor' && wounds > 0 ? worthOfWound(situation, 0) : 0;
}

function worthOfStanding(situation: Situation): number {
  const [unhurt = 1, ...hurt] = chancesOfHits(situation);
  const player = situation.table.seats[situation.seat]!;
  const { denial, shot, courageLuck } = situation.weights;
  const others = otherSharers(situation);
  const fair = worthOfTable(situation) / (1 + others);
  const share = fair * (1 + (others > 0 ? denial : 0));
  const aimed = situation.own.played === 'bang' ? shot : 0;
  return hurt.reduce(
    (worth, chance, at) => {
      const hits = at + 1;
      return worth + chance * (areMissed(player, hits) ? share : -costOf(situation, hits));
    },
    unhurt * share + aimed + (courageLuck === 0 ? 0 : luck(situation.random, courageLuck) - courageLuck / 2),
  );
}

/** How likely no shot hits, one, two … */
function chancesOfHits(situation: Situation): number[] {
  let chances = [1];
  for (const gun of gunsOn(situation.table, situation.seat)) {
    const bang = chanceOfBang(situation) * chanceToStand(situation, gun);
    const before = chances;
    chances = [...before, 0].map((chance, hits) => chance * (1 - bang) + (before[hits - 1] ?? 0) * bang);
  }
  return chances;
}

/** An eliminated player loses all loot and the rounds to come. */
function costOf(situation: Situation, hits: number): number {
  const { lossOfLoot, lossOfLife, lossOfRound } = situation.weights;
  if (hits >= livesOf(situation, situation.seat)) {
    return wealthOf(situation, situation.seat) * lossOfLoot + lossOfLife + roundsLeft(situation) * lossOfRound;
  }
  let cost = 0;
  for (let more = 0; more < hits; more += 1) cost += worthOfWound(situation, more);
  return cost;
}
