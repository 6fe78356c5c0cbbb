import { type Harm, harmBy, type TableSeat, woundsToDie } from '@omerta/cashnguns/seen';

/** What so many hits do to a player who stands, as it is drawn. */
export interface Risk {
  readonly hits: number;
  readonly kind: 'share' | 'down' | 'out' | 'lucky';
  readonly wounds: number; // after it, at most as many as are drawn
}

const KINDS = { unhurt: 'share', lucky: 'lucky', wounded: 'down', eliminated: 'out' } as const satisfies Readonly<
  Record<Harm['kind'], Risk['kind']>
>;

export const risksOf = (player: Pick<TableSeat, 'talent' | 'wounds'>, guns: number): readonly Risk[] =>
  Array.from({ length: guns + 1 }, (_, hits) => {
    const { kind, wounds } = harmBy(player, hits);
    return { hits, kind: KINDS[kind], wounds: Math.min(wounds, woundsToDie(player)) };
  });
