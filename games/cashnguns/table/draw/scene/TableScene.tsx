import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { DeskMark } from '../cards/DeskToken.tsx';
import { clearPlate, type Place, placeBadge, placeDesk, placePlate, placeTick } from '../geometry.ts';
import { Medal } from '../Medal.tsx';
import { MOST_SEATS, type Pane, PLATE_HEIGHT, paneFor, placesOf, STRIP_HEIGHT } from '../panes.ts';
import { ReadyMark } from '../ReadyTick.tsx';
import { Danger, Reticle, StruckOut } from '../Reticle.tsx';
import { fistOf } from '../route.ts';
import type { LootWords, TableSceneProps } from '../sceneProps.ts';
import { fromMyChair } from './arrange.ts';
import { LootSpread } from './LootSpread.tsx';
import { LootStrip } from './LootStrip.tsx';
import motion from './motion.module.css';
import { NamePlate } from './NamePlate.tsx';
import { Stage, type StagedSeat, type StageMeasures } from './Stage.tsx';
import { TableTop } from './TableTop.tsx';
import { GunBadge, Tag } from './Tag.tsx';

/** All players round the table, for televisions, desktops and tablets. Fills its box. */
export const TableScene = memo(function TableScene(props: TableSceneProps) {
  const hasStrips = props.seats.some(({ openLoot }) => openLoot !== undefined);
  const pane = useMemo(
    () => paneFor(props.pane, props.seats.length, hasStrips),
    [props.pane, props.seats.length, hasStrips],
  );
  const seats = useMemo(() => fromMyChair(props.seats, props.mine), [props.seats, props.mine]);
  const places = useMemo(() => placesOf(pane, seats.length), [pane, seats.length]);
  const measures = useMemo((): StageMeasures => ({ ...pane, middle: pane.seats }), [pane]);
  const { moment, token, light = 'full' } = props;
  return (
    <Stage
      {...props}
      seats={seats}
      places={places}
      measures={measures}
      top={
        <>
          <TableTop {...pane.table} />
          <LootSpread
            loot={props.loot}
            token={token}
            words={props.words.loot}
            middle={pane.table}
            size={pane.loot}
            opacity={light === 'dim' ? 0.35 : props.aims.length > 0 ? 0.7 : 1}
          />
        </>
      }
      figure={staged => (
        <Figure
          {...staged}
          pane={pane}
          count={seats.length}
          worth={props.words.loot.worth}
          hasStrips={hasStrips}
          pops={moment === 'drawing'}
        />
      )}
      front={seats.map(({ seat, isReady }, index) => (
        <Fragment key={seat}>
          {isReady !== undefined && <Tick isReady={isReady} place={places[index]!} bust={pane.bust} />}
        </Fragment>
      ))}
    />
  );
});

interface FigureProps extends StagedSeat {
  readonly pane: Pane;
  readonly count: number;
  readonly worth: LootWords['worth'];
  readonly hasStrips: boolean;
  readonly pops: boolean;
}

function Figure({ seat, place, guns, mood, gunLine, pane, count, worth, hasStrips, pops }: FigureProps) {
  const { bust, plate, bounds } = pane;
  const height = PLATE_HEIGHT + (hasStrips ? STRIP_HEIGHT : 0);
  const size = { width: plate.width * plate.scale, height: height * plate.scale };
  const fist = gunLine === undefined ? undefined : fistOf(gunLine, pane.gun);
  const wished = placePlate(place, bust, size, bounds, pane.anchor === 'bottom' && count === MOST_SEATS, pane.rise);
  const cleared = clearPlate(place, wished, size, fist, bounds);
  const at = seat.tag !== undefined && cleared.y > 0 ? { ...cleared, y: cleared.y + bust * 0.12 } : cleared;
  const stamp = bust / 104;
  return (
    <>
      {guns > 0 && seat.you !== undefined && <Danger radius={bust * 1.28} />}
      {seat.target === 'chosen' && <Danger radius={bust + 13} />}
      <g transform={`scale(${bust / 100})`}>
        <Medal
          gangster={seat.gangster}
          pose={seat.pose}
          mood={mood}
          wounds={seat.wounds}
          isAway={seat.isAway ?? false}
          isSpeaking={seat.isSpeaking ?? false}
        />
      </g>
      {seat.target === 'chosen' && <Reticle radius={bust} />}
      {seat.target === 'struck' && <StruckOut radius={bust} />}
      <g transform={`translate(${at.x} ${at.y}) scale(${plate.scale})`}>
        {seat.openLoot !== undefined && (
          <g transform={`translate(0 ${PLATE_HEIGHT})`}>
            <LootStrip loot={seat.openLoot} gangster={seat.gangster} width={plate.width - 24} worth={worth} />
          </g>
        )}
        <NamePlate {...seat} width={plate.width} isLarge={plate.isLarge} />
      </g>
      {seat.isGodfather === true && (
        <At {...placeDesk(place, bust, size, at)} scale={stamp * 0.78}>
          <DeskMark />
        </At>
      )}
      {guns > 0 && (
        <At {...placeBadge(place, bust)} scale={stamp}>
          <g className={pops ? motion.pops : undefined}>
            <GunBadge guns={guns} />
          </g>
        </At>
      )}
      {seat.tag !== undefined && (
        <At x={0} y={bust * 0.63} scale={stamp}>
          <Tag {...seat.tag} />
        </At>
      )}
    </>
  );
}

interface TickProps {
  readonly isReady: boolean;
  readonly place: Place;
  readonly bust: number;
}

/** Over the guns, so that it is always seen. */
function Tick({ isReady, place, bust }: TickProps) {
  const at = placeTick(place, bust);
  return <ReadyMark x={place.x + at.x} y={place.y + at.y} radius={Math.max(14, bust * 0.23)} isReady={isReady} />;
}

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly children: ReactNode;
}

const At = ({ x, y, scale, children }: AtProps) => <g transform={`translate(${x} ${y}) scale(${scale})`}>{children}</g>;
