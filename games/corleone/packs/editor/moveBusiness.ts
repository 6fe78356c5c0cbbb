import type { Pack } from '@omerta/corleone/seen';
import { changeEntry } from './edits.ts';

/** Every turf has one printed business, so the two businesses change places. */
export function moveBusiness(pack: Pack, at: number, turf: string): Pack {
  const { printed } = pack.businesses;
  const here = printed[at]?.turf;
  const other = printed.findIndex(business => business.turf === turf);
  if (here === undefined || here === turf) return pack;
  const moved = changeEntry(pack, 'businesses.printed', at, { turf });
  return other < 0 ? moved : changeEntry(moved, 'businesses.printed', other, { turf: here });
}
