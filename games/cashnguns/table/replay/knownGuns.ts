import { BANGS_EACH, type SeenEvent, type View } from '@omerta/cashnguns/seen';

/** A gun that is aimed at a player, and what all could know of it. */
export interface KnownGun {
  readonly seat: number;
  readonly shown: number; // Bangs it has shown so far
  readonly cards: number; // the one in front and those in hand
  readonly most: number; // how many of these can be Bangs
}

/** The guns on a seat. Bounds from what lay open: Bangs shown, cards left, and exchanges that may have brought a Bang. */
export function knownGuns({ table }: View, log: readonly SeenEvent[], target: number): readonly KnownGun[] {
  return table.seats.flatMap((player, seat) => {
    if (!player.loaded || player.target !== target) return [];
    const shown = log.reduce((sum, event) => sum + bangsShown(event, seat), 0);
    const gained = log.filter(event => mayGain(event, seat)).length;
    const cards = player.bullets + 1;
    return [{ seat, shown, cards, most: Math.max(0, Math.min(cards, BANGS_EACH + gained - shown)) }];
  });
}

function bangsShown(event: SeenEvent, seat: number): number {
  if (event.kind === 'bangShown') return event.seat === seat ? 1 : 0;
  if (event.kind !== 'shotsFired') return 0;
  return event.shots.filter(shot => shot.seat === seat && shot.bullet === 'bang').length;
}

function mayGain(event: SeenEvent, seat: number): boolean {
  if (event.kind === 'clipUsed') return event.effect && event.seat === seat;
  if (event.kind === 'friendReloaded') return event.seat === seat;
  if (event.kind === 'hustled') return event.seat === seat;
  return event.kind === 'givenBack' && event.victim === seat;
}
