import { luck } from '@omerta/bots';
import type { Choice } from '@omerta/cashnguns/rules';
import { chanceOfBang, chanceToStand, gunsAt, type Look, livesOf, otherSharers, roundsLeft, wealthOf } from './look.ts';
import { worthOfTable, worthOfWound } from './shares.ts';

type How = Extract<Choice, { kind: 'courage' }>['how'];

/** A share of the table and a shot of one's own, against the guns that may hold a Bang. */
export function worthOfCourage(look: Look, how: How): number {
  return how === 'duck' ? worthOfDucking(look) : worthOfStanding(look);
}

/** Nobody aims here, and nothing is to be had on the ground. */
export function isDuckingNeedless(look: Look): boolean {
  return gunsAt(look, look.seat).length === 0 && worthOnTheGround(look) === 0;
}

function worthOfDucking(look: Look): number {
  return isDuckingNeedless(look) ? NEVER : worthOnTheGround(look);
}

const NEVER = -100;

/** Only two talents get anything there. */
function worthOnTheGround(look: Look): number {
  const { talent, wounds } = look.table.seats[look.seat]!;
  if (talent === 'stealthy' && look.table.loot.bill10 > 0) return 10;
  return talent === 'doctor' && wounds > 0 ? worthOfWound(look, 0) : 0;
}

function worthOfStanding(look: Look): number {
  const [unhurt = 1, ...hurt] = chancesOfHits(look);
  const isLucky = look.table.seats[look.seat]!.talent === 'lucky';
  const { denial, shot, courageLuck } = look.weights;
  const others = otherSharers(look);
  const fair = worthOfTable(look) / (1 + others);
  const share = fair * (1 + (others > 0 ? denial : 0));
  const aimed = look.own.played === 'bang' ? shot : 0;
  return hurt.reduce(
    (worth, chance, at) => {
      const hits = at + 1;
      return worth + chance * (isLucky && hits > 1 ? share : -costOf(look, hits));
    },
    unhurt * share + aimed + (courageLuck === 0 ? 0 : luck(look.random, courageLuck) - courageLuck / 2),
  );
}

/** How likely no shot hits, one, two … */
function chancesOfHits(look: Look): number[] {
  let chances = [1];
  for (const gun of gunsAt(look, look.seat)) {
    const bang = chanceOfBang(look) * chanceToStand(look, gun);
    const before = chances;
    chances = [...before, 0].map((chance, hits) => chance * (1 - bang) + (before[hits - 1] ?? 0) * bang);
  }
  return chances;
}

/** Whoever is out loses everything, and the rounds to come. */
function costOf(look: Look, hits: number): number {
  const { lossOfLoot, lossOfLife, lossOfRound } = look.weights;
  if (hits >= livesOf(look, look.seat)) {
    return wealthOf(look, look.seat) * lossOfLoot + lossOfLife + roundsLeft(look) * lossOfRound;
  }
  let cost = 0;
  for (let more = 0; more < hits; more += 1) cost += worthOfWound(look, more);
  return cost;
}
