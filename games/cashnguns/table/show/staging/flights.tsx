// What moves from hand to hand. A card that lies open flies as it is; every other flies face down, whatever it is.
import type { EventKind, SeenEvent, Share } from '@omerta/cashnguns/seen';
import { rowOf, type Seat } from '@omerta/kernel';
import type { Anchor, Stage } from '@omerta/table/table/stage.ts';
import type { ReactNode } from 'react';
import { BulletCard } from '../../draw/cards/BulletCard.tsx';
import { LootBack } from '../../draw/cards/LootFace.tsx';
import { inPace } from './plan.ts';

const FLIGHT = 320; // milliseconds; shorter than the shortest scene with one

interface Moved {
  /** The first of these that is on the screen. */
  readonly from: readonly Anchor[];
  readonly to: Seat;
  /** Missing: what lies at its start. */
  readonly back?: ReactNode;
}

type SeenOf<K extends EventKind> = Extract<SeenEvent, { readonly kind: K }>;

const seatAnchor = (seat: Seat): Anchor => `seat:${seat}`;

/** Off the table, or off the list of what may be taken where the table is not drawn. */
const share = ({ seat, share }: { readonly seat: Seat; readonly share: Share }): Moved => ({
  from: [`loot:${share}`, `share:${share}`],
  to: seat,
});

const between = (giver: Seat, taker: Seat, back: ReactNode): Moved => ({ from: [seatAnchor(giver)], to: taker, back });

const BULLET_BACK = <BulletCard face="back" size={56} />;
const LOOT_BACK = (
  <svg viewBox="0 0 100 140" width={56} height={78} aria-hidden="true" focusable="false">
    <LootBack />
  </svg>
);
const BACK = { width: 56, height: 78 };

const FLIGHTS: { readonly [K in EventKind]?: (event: SeenOf<K>) => Moved } = {
  hustled: ({ seat, victim }) => between(victim, seat, BULLET_BACK),
  givenBack: ({ seat, victim }) => between(seat, victim, BULLET_BACK),
  stealthyTook: share,
  professionalStole: ({ seat, victim }) => between(victim, seat, LOOT_BACK),
  vultureTook: ({ seat, victim }) => between(victim, seat, LOOT_BACK),
  cuteTook: share,
  shareTaken: share,
};

export async function flyOver(event: SeenEvent, stage: Stage): Promise<void> {
  const moved = rowOf(FLIGHTS, event.kind)?.(event);
  const from = moved?.from.find(anchor => stage.elementOf(anchor) !== undefined);
  const ms = inPace(FLIGHT, stage.pace);
  if (moved === undefined || from === undefined || ms === 0) return;
  const what = moved.back === undefined ? { what: { copyOf: from } } : { what: moved.back, size: BACK };
  await stage.fly({ from, to: seatAnchor(moved.to), ...what, ms });
}
