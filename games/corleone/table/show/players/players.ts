// What all see of a player, counted for the panels.
import { figureOf, MEMBERS, NO_FIGURE, type Pack, type Role } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import type { Whereabouts } from '../../draw/pawns/FigureRow.tsx';
import type { PublicTable } from '../board/places.ts';

export type JobColour = Pack['jobs'][number]['color'];
export const JOB_COLOURS: readonly JobColour[] = ['yellow', 'blue', 'green', 'gray'];

/** X3: how many jobs of a colour a player has completed. */
export const jobsOfColour = (pack: Pack, table: PublicTable, seat: Seat, colour: JobColour): number =>
  (table.seats[seat]?.completed ?? []).filter(done => pack.jobs.find(({ id }) => id === done)?.color === colour).length;

export interface OwnedFigure {
  readonly kind: Role;
  readonly at: Whereabouts;
}

/** A family's figures that have joined so far: those in reserve first, then those on the board, then the lost ones. */
export function figuresOf(table: PublicTable, seat: Seat): readonly OwnedFigure[] {
  const player = table.seats[seat];
  if (player === undefined) return [];
  const onBoard = [...table.thugSpaces, ...table.familySpaces].filter(figure => figure !== NO_FIGURE);
  const rowOf = (figures: readonly number[], at: Whereabouts): OwnedFigure[] =>
    (['thug', ...MEMBERS] as const).flatMap(kind =>
      figures.filter(figure => figure === figureOf(seat, kind)).map(() => ({ kind, at })),
    );
  const reserve: OwnedFigure[] = [
    ...Array.from({ length: player.thugs }, () => ({ kind: 'thug', at: 'reserve' }) as const),
    ...MEMBERS.filter(member => player.members.includes(member)).map(kind => ({ kind, at: 'reserve' }) as const),
  ];
  return [...reserve, ...rowOf(onBoard, 'board'), ...rowOf(table.hudson, 'hudson')];
}

/** F2: whose reserve is empty in family business. */
export const isOut = ({ phase, seats }: PublicTable, seat: Seat): boolean => {
  const player = seats[seat];
  return phase === 'family' && player !== undefined && player.thugs + player.members.length === 0;
};

export const handLimitOf = (pack: Pack, table: PublicTable): number => pack.acts[table.act - 1]?.handLimit ?? 0;
