import { positionOf, type Rules, rulesOfVersion, type Seat, seatName } from '@omerta/kernel';
import * as z from 'zod/mini';
import { countBullets } from '../bullets.ts';
import { type CashNGuns, cashnguns } from '../rules.ts';
import { type Hustle, NO_SEAT, type State, TOO_SLOW } from '../state.ts';
import { isOfVersion1 } from '../versions.ts';
import type { CashPosition } from './position.ts';
import { bodyShapeFor, type ReadBody, type ReadPlayer } from './positionShape.ts';

/** Any state as a complete, readable document: a reader plays on exactly as before. */
export const writeCashPosition = (state: State): CashPosition =>
  positionOf(rulesOf(state), z.encode(bodyShapeFor(state.table.players), bodyOf(state)));

/** A game keeps the version it began with. */
const rulesOf = ({ table }: State): Rules<CashNGuns> =>
  isOfVersion1(table.house) ? rulesOfVersion(cashnguns, 1)! : cashnguns;

const bodyOf = (state: State): ReadBody => {
  const { table, secret } = state;
  return {
    options: table.house,
    round: table.round,
    stage: table.stage,
    godfather: table.godfather,
    ...(table.nextGodfather === NO_SEAT ? {} : { nextGodfather: table.nextGodfather }),
    seats: Object.fromEntries(table.seats.map((_player, seat) => [seatName(seat), playerOf(state, seat)])),
    table: table.loot,
    token: table.token,
    faceUp: table.faceUp,
    faceDown: secret.faceDown,
    piles: secret.piles,
    lootGone: table.lootGone,
    lootLost: secret.lootLost,
    bulletsLost: secret.bulletsLost,
    agenda: table.agenda,
    random: secret.random,
    ...(table.result === undefined ? {} : { result: table.result }),
  };
};

const playerOf = ({ table, own }: State, seat: Seat): ReadPlayer => {
  const { alive, wounds, suffered, down, loaded, target, talent } = table.seats[seat]!;
  const { hand, played, aim, courage, loot, discarded, dealt, kept, hustle } = own[seat]!;
  return {
    ...(alive ? {} : { alive }),
    wounds,
    ...(suffered === undefined ? {} : { suffered }),
    ...(down === '' ? {} : { down }),
    hand,
    ...(loaded && played !== '' ? { front: played } : {}),
    ...(target === NO_SEAT ? {} : { target }),
    loot,
    ...(countBullets(discarded) === 0 ? {} : { discarded }),
    ...(talent === '' ? {} : { talent }),
    ...(dealt.length === 1 ? { rejected: dealt[0]! } : {}),
    ...(hustle === undefined ? {} : { hustle: exchangeOf(hustle) }),
    ...(dealt.length === 2 ? { dealt } : {}),
    ...(kept === '' ? {} : { kept }),
    ...(!loaded && played !== '' ? { bullet: played } : {}),
    ...(aim === NO_SEAT ? {} : { aim: aim === TOO_SLOW ? 'tooSlow' : seatName(aim) }),
    ...(courage === '' ? {} : { courage }),
  };
};

const exchangeOf = ({ other, got, gave }: Hustle): ReadPlayer['hustle'] & object => ({
  other,
  ...(got === '' ? {} : { got }),
  ...(gave === '' ? {} : { gave }),
});
