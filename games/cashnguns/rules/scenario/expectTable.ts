import { seatName } from '@omerta/kernel';
import { type Finding, foundList, foundValue, foundWhole } from '@omerta/kernel/scenario';
import { BULLETS, type Bullets } from '../bullets.ts';
import { LOOT, type LootKind, listLoot } from '../loot.ts';
import { NO_SEAT } from '../state.ts';
import type { TableExpectations } from './expectationsShape.ts';
import type { Story } from './story.ts';

/** What is wrong with one field of the table. */
export const tableChecks: {
  readonly [F in keyof TableExpectations]-?: (
    story: Story,
    wanted: Exclude<TableExpectations[F], undefined>,
  ) => Finding[];
} = {
  round: ({ state }, wanted) => foundValue('', wanted, state.table.round),
  stage: ({ state }, wanted) => foundValue('', wanted, state.table.stage),
  godfather: ({ state }, wanted) => foundValue('', wanted, letterOf(state.table.godfather)),
  nextGodfather: ({ state }, wanted) => foundValue('', wanted, letterOf(state.table.nextGodfather)),
  table: ({ state }, wanted) => foundCards('', wanted, listLoot(state.table.loot)),
  token: ({ state }, wanted) => foundValue('', wanted, state.table.token),
  piles: ({ state }, wanted) => nextCards(wanted, state.secret.piles.toReversed()),
  faceUp: ({ state }, wanted) => foundBullets('', wanted, state.table.faceUp),
  faceDown: ({ state }, wanted) => foundBullets('', wanted, state.secret.faceDown),
  lootGone: ({ state }, wanted) =>
    LOOT.flatMap(kind =>
      wanted[kind] === undefined ? [] : foundValue(kind, wanted[kind], state.table.lootGone[kind]),
    ),
  lootLost: ({ state }, wanted) => foundCards('', wanted, listLoot(state.secret.lootLost)),
  bulletsLost: ({ state }, wanted) => foundBullets('', wanted, state.secret.bulletsLost),
};

export const letterOf = (seat: number): string | null => (seat === NO_SEAT ? null : seatName(seat));

/** Of the types that are named. */
export const foundBullets = (at: string, wanted: Partial<Bullets>, found: Readonly<Bullets>): Finding[] =>
  BULLETS.flatMap(bullet =>
    wanted[bullet] === undefined
      ? []
      : foundValue(at === '' ? bullet : `${at}.${bullet}`, wanted[bullet], found[bullet]),
  );

/** The cards in any order, or how many. */
export const foundCards = (at: string, wanted: number | readonly LootKind[], found: readonly LootKind[]): Finding[] =>
  typeof wanted === 'number' ? foundValue(at, wanted, found.length) : foundList(at, wanted, found);

const nextCards = (wanted: number | readonly LootKind[], found: readonly LootKind[]): Finding[] =>
  typeof wanted === 'number'
    ? foundValue('', wanted, found.length)
    : foundWhole('', wanted, found.slice(0, wanted.length));
