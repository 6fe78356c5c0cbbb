import type { Seat } from '@omerta/kernel';
import { type Finding, foundValue } from '@omerta/kernel/scenario';
import { listLoot } from '../loot.ts';
import type { FinalCount, Own, TableSeat } from '../state.ts';
import type { SeatExpectations } from './expectationsShape.ts';
import { foundBullets, foundCards, letterOf } from './expectTable.ts';
import type { Story } from './story.ts';

type Check<F extends keyof SeatExpectations> = (
  story: Story,
  seat: Seat,
  wanted: Exclude<SeatExpectations[F], undefined>,
) => Finding[];

/** What is wrong with one field of a seat. */
export const seatChecks: { readonly [F in keyof SeatExpectations]-?: Check<F> } = {
  alive: (story, seat, wanted) => foundValue('alive', wanted, player(story, seat).alive),
  wounds: (story, seat, wanted) => foundValue('wounds', wanted, player(story, seat).wounds),
  down: (story, seat, wanted) => foundValue('down', wanted, player(story, seat).down || null),
  hand: (story, seat, wanted) => foundBullets('hand', wanted, own(story, seat).hand),
  bullets: (story, seat, wanted) => foundValue('bullets', wanted, player(story, seat).bullets),
  front: (story, seat, wanted) =>
    foundValue('front', wanted, player(story, seat).loaded ? own(story, seat).played : null),
  target: (story, seat, wanted) => foundValue('target', wanted, letterOf(player(story, seat).target)),
  loot: (story, seat, wanted) => foundCards('loot', wanted, listLoot(own(story, seat).loot)),
  talent: (story, seat, wanted) => foundValue('talent', wanted, player(story, seat).talent || null),
  rejected: (story, seat, wanted) => foundValue('rejected', wanted, own(story, seat).dealt.join() || null),
  discarded: (story, seat, wanted) => foundBullets('discarded', wanted, own(story, seat).discarded),
  bills: counted('bills'),
  diamonds: counted('diamonds'),
  paintings: counted('paintings'),
  bonus: counted('bonus'),
  total: counted('total'),
  place: counted('place'),
};

const player = ({ state }: Story, seat: Seat): TableSeat => state.table.seats[seat]!;
const own = ({ state }: Story, seat: Seat): Own => state.own[seat]!;

function counted(field: keyof FinalCount) {
  return ({ state }: Story, seat: Seat, wanted: number): Finding[] =>
    foundValue(field, wanted, state.table.result?.[seat]?.[field]);
}
