import { figureOn, NO_FIGURE, NO_TILE, POLICE_CHIEF, printedSpace, tileSpace } from '@omerta/corleone/seen';
import { iconsOf } from '../icons/iconsOf.ts';
import { BusinessCard } from './BusinessCard.tsx';
import { boardMap, type MappedTurf } from './boardMap.ts';
import type { BoardProps } from './boardProps.ts';
import { Chief } from './Chief.tsx';
import { inOrder } from './inOrder.ts';
import { MiniThug } from './MiniThug.tsx';
import { NewBusinessSlot } from './NewBusinessSlot.tsx';
import { Park } from './Park.tsx';
import { businessesOf, type SeePlace } from './seenPlace.ts';
import { SpokenItem, SpokenList } from './spoken.tsx';
import { TurfArea } from './TurfArea.tsx';

export interface TurfItemProps {
  readonly board: BoardProps;
  readonly turf: MappedTurf;
  readonly at: number; // its index
  readonly see: SeePlace;
  readonly ids: string; // before the ids of family spaces
}

/** A turf as readers hear it: the turf, then a list of its businesses and of the family spaces first told with it. */
export function TurfItem({ board, turf, at, see, ids }: TurfItemProps) {
  const { pack, table, families, detail, lit, nameOf, words, bubbles, ghosts } = board;
  const isMini = detail === 'mini';
  const { id, number, plan, printed } = turf;
  const tile = table.tiles[at] ?? NO_TILE;
  const { place, label, mark, isPickable, isFocused } = see(id, NO_FIGURE);
  const isChiefHere = table.policeChief === at;
  const isChiefGhost = ghosts?.some(ghost => ghost.at === id && ghost.figure === POLICE_CHIEF) ?? false;
  return (
    <SpokenItem style={inOrder(at)}>
      <TurfArea
        {...{ place, label, mark, isPickable, isFocused, number, plan, isMini }}
        name={nameOf('turf', id)}
        stack={table.stacks[at]!.map(seat => families[seat]!)}
        isLit={lit === id}
      />
      {isMini ? (
        <>
          <MiniThug
            {...miniOf(see, printed, figureOn(table, printedSpace(at)))}
            corner={plan.cards[0]}
            isTile={false}
          />
          {tile !== NO_TILE && (
            <MiniThug {...miniOf(see, tile, figureOn(table, tileSpace(at)))} corner={plan.cards[1]} isTile={true} />
          )}
        </>
      ) : (
        <>
          {tile === NO_TILE && <NewBusinessSlot corner={plan.cards[1]} words={words?.newBusiness} />}
          <SpokenList
            aria-owns={
              ownedSpaces(board, id)
                .map(space => `${ids}${space}`)
                .join(' ') || undefined
            }
          >
            {[
              { business: printed, space: printedSpace(at), corner: plan.cards[0] },
              { business: tile, space: tileSpace(at), corner: plan.cards[1] },
            ].map(
              ({ business, space, corner }) =>
                business !== NO_TILE && (
                  <SpokenItem key={business}>
                    <BusinessCard
                      {...see(business, figureOn(table, space))}
                      business={businessesOf(pack).get(business)!}
                      corner={corner}
                      name={nameOf('business', business)}
                    />
                  </SpokenItem>
                ),
            )}
          </SpokenList>
        </>
      )}
      {(isChiefHere || isChiefGhost) && (
        <Chief plan={plan} isGhost={!isChiefHere} isMini={isMini} bubble={bubbles?.get(id)} />
      )}
    </SpokenItem>
  );
}

/** Central Park, picked by the id of its business and marked by either id. */
export function ParkItem({ board, see }: Pick<TurfItemProps, 'board' | 'see'>) {
  const { park } = boardMap(board.pack);
  const { place, label, mark, isPickable, isFocused } = see(park.business, NO_FIGURE);
  return (
    <SpokenItem>
      <Park
        {...{ place, label, isPickable, isFocused }}
        mark={mark ?? board.marks?.get(park.id)}
        name={board.nameOf('turf', park.id)}
        icons={iconsOf(businessesOf(board.pack).get(park.business)!.back)}
        isMini={board.detail === 'mini'}
      />
    </SpokenItem>
  );
}

/** A family space lies in several turfs; it is told with the first of them. */
const ownedSpaces = ({ pack }: BoardProps, turf: string): readonly string[] => {
  const { spaces, park } = boardMap(pack);
  return spaces.filter(({ adjacent }) => adjacent.find(id => id !== park.id) === turf).map(({ id }) => id);
};

const miniOf = (see: SeePlace, business: string, figure: number) => {
  const { mark, kind, side, ghostKind, ghostSide } = see(business, figure);
  return { mark, kind, side, ghostKind, ghostSide };
};
