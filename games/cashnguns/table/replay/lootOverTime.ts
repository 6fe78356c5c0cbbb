import {
  isKept,
  type Loot,
  type LootKind,
  lootWorth,
  noLoot,
  type SeenEvent,
  type TableSeat,
} from '@omerta/cashnguns/seen';

type Talents = readonly Pick<TableSeat, 'talent'>[];

/**
 * What the loot of each seat was worth after each step, in thousands, as far as these eyes could count along: cards that
 * changed hands unseen are missed until the final count, which adds the bonus.
 */
export function lootOverTime(
  steps: readonly (readonly SeenEvent[])[],
  talents: Talents,
): readonly (readonly number[])[] {
  const held: Loot[] = talents.map(noLoot);
  const lines = talents.map((): number[] => []);
  let final: readonly number[] | undefined;
  for (const events of steps) {
    for (const event of events) {
      count(held, event);
      if (event.kind === 'gameEnded') final = event.result.map(({ total }) => total);
    }
    for (const [seat, line] of lines.entries()) line.push(final?.[seat] ?? lootWorth(held[seat]!, talents[seat]!));
  }
  return lines;
}

function count(held: Loot[], event: SeenEvent): void {
  const gains = (seat: number, card: LootKind | undefined) => {
    if (card !== undefined) held[seat]![card] += 1;
  };
  const loses = (seat: number, card: LootKind | undefined) => {
    if (card !== undefined) held[seat]![card] = Math.max(0, held[seat]![card] - 1);
  };
  if (event.kind === 'shareTaken' && isKept(event.share)) gains(event.seat, event.share);
  if (event.kind === 'stealthyTook' || event.kind === 'cuteTook') gains(event.seat, event.share);
  if (event.kind === 'professionalStole') {
    loses(event.victim, event.loot);
    gains(event.seat, event.loot);
  }
  if (event.kind === 'vultureTook') for (const card of event.cards ?? []) gains(event.seat, card);
  if (event.kind === 'eliminated') held[event.seat] = noLoot();
  if (event.kind === 'junkSwapped') {
    loses(event.seat, event.given);
    loses(event.other, event.loot);
    gains(event.seat, event.loot);
    gains(event.other, event.given);
  }
}
