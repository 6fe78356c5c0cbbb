// The figures of a family, for the panels.
import { figureOf, MEMBERS, NO_FIGURE, type Role, type View } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import type { Whereabouts } from '../../draw/pawns/FigureRow.tsx';

export interface OwnedFigure {
  readonly kind: Role;
  readonly at: Whereabouts;
}

/** A family's figures that have joined so far: those in reserve first, then those on the board, then the lost ones. */
export function figuresOf(table: View['table'], seat: Seat): readonly OwnedFigure[] {
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
