import { memo, useId } from 'react';
import styles from './Board.module.css';
import { boardMap } from './boardMap.ts';
import type { BoardProps } from './boardProps.ts';
import { City } from './City.tsx';
import { HintSigns } from './HintSigns.tsx';
import { HudsonSlots } from './HudsonSlots.tsx';
import { BOARD } from './layout.ts';
import { Darkness, Frame, Road } from './Overlays.tsx';
import { PreviewLines } from './PreviewLines.tsx';
import { Sea } from './Sea.tsx';
import { SpaceItem } from './SpaceItem.tsx';
import { seeingPlaces } from './seenPlace.ts';
import { SpokenList } from './spoken.tsx';
import { ParkItem, TurfItem } from './TurfItem.tsx';
import { usePlaceEvents } from './usePlaceEvents.ts';

/** The map of New York with everything that stands on it. Needs `Symbols` on the page. */
export const Board = memo(function Board(props: BoardProps) {
  const { pack, table, families, detail, window = BOARD, lit, words } = props;
  const id = useId();
  const isMini = detail === 'mini';
  const map = boardMap(pack);
  const see = seeingPlaces(props, props.focused ?? (isMini ? map.turfs[0]!.id : map.turfs[0]!.printed));
  const litTurf = map.turfs.find(turf => turf.id === lit);
  return (
    <svg
      className={styles.board}
      viewBox={`${window.x} ${window.y} ${window.width} ${window.height}`}
      role="presentation"
      {...usePlaceEvents(props)}
    >
      <Sea />
      <SpokenList>
        {map.turfs.map((turf, at) => (
          <TurfItem key={turf.id} board={props} turf={turf} at={at} see={see} ids={id} />
        ))}
        <ParkItem board={props} see={see} />
      </SpokenList>
      <City isMini={isMini} hudson={words?.hudson} eastRiver={words?.eastRiver} />
      <HudsonSlots figures={table.hudson} families={families} />
      {map.spaces.map(
        ({ id: space, centre, roads }) => roads.length > 0 && <Road key={space} from={centre} to={roads} />,
      )}
      <PreviewLines board={props} />
      {litTurf !== undefined && <Darkness around={litTurf.plan.polygon} />}
      {map.spaces.map((space, at) => (
        <SpaceItem key={space.id} board={props} space={space} at={at} see={see} ids={id} />
      ))}
      <HintSigns board={props} />
      <Frame />
    </svg>
  );
});
