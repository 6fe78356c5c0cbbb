// Players have a letter and a colour.
import { type Seat, seatName } from '@omerta/kernel';
import type { Chip } from '@omerta/words';
import { aligned } from './lines.ts';
import type { Paint } from './paint.ts';

/** Who sits at the table, and what to draw them with. */
export interface Cast {
  readonly paint: Paint;
  readonly players: readonly { readonly name: string; readonly color: string }[]; // by seat
}

export function inColorOf({ paint, players }: Cast, seat: Seat, text: string): string {
  return paint.in(players[seat]?.color ?? '', text);
}

export function letter(cast: Cast, seat: Seat): string {
  return cast.paint.bold(inColorOf(cast, seat, seatName(seat)));
}

/** "Marzullo (you) ♞". */
export function nameIn(cast: Cast, seat: Seat, you: string, mark: string): string {
  const name = inColorOf(cast, seat, cast.players[seat]!.name);
  return name + (you === '' ? '' : ` (${you})`) + (mark === '' ? '' : cast.paint.bold(` ${mark}`));
}

/** A sentence with its players and their pieces in colour. */
export function painted<P extends Chip>(
  cast: Cast,
  parts: readonly P[],
  ownerOf: (part: P) => Seat | undefined,
): string {
  return parts
    .map(part => {
      const owner = ownerOf(part);
      return owner === undefined ? part.text : inColorOf(cast, owner, part.text);
    })
    .join('');
}

/** One player's line of a final count. */
export interface Counted {
  readonly place: number;
  readonly amounts: readonly string[];
  readonly total: string;
}

/** Best player first. `heads`: place, player, then a word for each amount, then the total. */
export function finalTable(cast: Cast, heads: readonly string[], counts: readonly Counted[], width: number): string[] {
  const [place = '', player = '', ...amounts] = heads;
  const rows = [...counts.entries()]
    .toSorted(([, one], [, other]) => one.place - other.place)
    .map(([seat, count]) => [
      String(count.place),
      inColorOf(cast, seat, cast.players[seat]!.name),
      letter(cast, seat),
      ...count.amounts,
      cast.paint.bold(count.total),
    ]);
  const titles = [place, player, '', ...amounts].map(head => cast.paint.dim(head));
  return aligned([titles, ...rows], [{}, {}, {}, ...amounts.map(() => NUMBER)], width);
}

const NUMBER = { right: true, least: 6 };
