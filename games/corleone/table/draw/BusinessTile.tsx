import { type Pack, standardPack } from '@omerta/corleone/seen';
import { CardFace } from './board/CardFace.tsx';
import { CARD } from './board/layout.ts';
import { businessesOf } from './board/seenPlace.ts';
import { ThugSpace } from './board/ThugSpace.tsx';
import { Drawing, type Labelled } from './Drawing.tsx';

export interface BusinessTileProps extends Labelled {
  readonly business: string;
  readonly pack?: Pack;
  readonly name: string;
  readonly size?: number | string; // width
}

/** A business away from the board. */
export function BusinessTile({ business, pack = standardPack, name, size = CARD.width, label }: BusinessTileProps) {
  const entry = businessesOf(pack).get(business);
  if (entry === undefined) throw new Error(`No business ${business} in the pack ${pack.id}`);
  return (
    <Drawing viewBox={`-2 -2 ${CARD.width + 6} ${CARD.height + 8}`} width={size} label={label}>
      <CardFace business={entry} name={name} />
      {entry.front !== null && <ThugSpace mark={undefined} isTaken={false} />}
    </Drawing>
  );
}
