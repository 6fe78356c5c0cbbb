import { readChoice } from '@omerta/corleone/seen';
import { useHints } from '@omerta/table/hints/useHints.ts';
import { BOARD, centreOf } from '../../draw/board/geometry.ts';
import { useAtTable } from '../../show/atTable.ts';
import { nameIn, sortOf, thingsOf } from '../things.ts';

/** Beside the places a hint marks on the board, not over them. */
export function useHintSide(): 'left' | 'right' {
  const { pack, table } = useAtTable();
  const { told } = useHints();
  const places = told
    .flatMap(text => readChoice(text) ?? [])
    .flatMap(thingsOf)
    .filter(thing => sortOf(thing) === 'place');
  const middle = BOARD.x + BOARD.width / 2;
  const onTheRight = places.filter(place => centreOf(nameIn(place), table, pack).x > middle).length;
  return onTheRight * 2 >= places.length ? 'left' : 'right';
}
