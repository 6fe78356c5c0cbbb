import { Fragment, memo, useMemo } from 'react';
import { ChipMark } from '../Chip.tsx';
import { DeskMark } from '../cards/DeskToken.tsx';
import { EM, fitLabel } from '../fitLabel.ts';
import { LOOKS } from '../gangsters.ts';
import { LABEL } from '../lettering.ts';
import { Medal } from '../Medal.tsx';
import { Plaster } from '../Plaster.tsx';
import { type Horseshoe, horseshoe, PHONE_HEIGHT, PHONE_WIDTH } from '../panes.ts';
import { ReadyMark } from '../ReadyTick.tsx';
import { Danger, Reticle, StruckOut } from '../Reticle.tsx';
import type { LootWords, PhoneSceneProps, SceneSeat } from '../sceneProps.ts';
import { fromMyChair } from './arrange.ts';
import { LootSpread } from './LootSpread.tsx';
import { LootStrip } from './LootStrip.tsx';
import { MyGun } from './MyGun.tsx';
import motion from './motion.module.css';
import { Stage, type StagedSeat, type StageMeasures } from './Stage.tsx';
import { HorseshoeTop } from './TableTop.tsx';
import { GunBadge, Tag } from './Tag.tsx';

/** The table from my chair. Fills its box; the height is that of the free space. */
export const PhoneScene = memo(function PhoneScene(props: PhoneSceneProps) {
  const { height = PHONE_HEIGHT, showsLoot = true, showsMe = true } = props;
  const seats = useMemo(() => fromMyChair(props.seats, props.mine), [props.seats, props.mine]);
  const shoe = useMemo(() => horseshoe(seats.length, height), [seats.length, height]);
  const measures = useMemo(() => measure(shoe), [shoe]);
  const me = seats[0]!;
  const draft = showsMe ? undefined : props.aims.find(({ state, from }) => state === 'mine' && from === me.seat);
  const target = seats.findIndex(({ seat }) => seat === draft?.to);
  const hasLines = props.aims.some(aim => aim !== draft);
  return (
    <Stage
      {...props}
      aims={draft === undefined ? props.aims : props.aims.filter(aim => aim !== draft)}
      seats={seats}
      places={shoe.places}
      measures={measures}
      top={
        <>
          <HorseshoeTop height={height} />
          {showsLoot && (
            <LootSpread
              loot={props.loot}
              token={props.token}
              words={props.words.loot}
              middle={{ x: shoe.middle.x, y: 206 * shoe.stretch }}
              size={(props.token === undefined ? 28 : 26) * Math.sqrt(shoe.stretch)}
              opacity={hasLines ? 0.5 : 1}
            />
          )}
        </>
      }
      figure={staged =>
        (showsMe || staged.seat !== me) && (
          <Figure
            {...staged}
            shoe={shoe}
            isMe={staged.seat === me}
            isPlateOnTop={hasLines && Math.sin(staged.place.phi) > 0.1}
            pops={props.moment === 'drawing'}
            worth={props.words.loot.worth}
          />
        )
      }
      front={
        <>
          {target > 0 && <MyGun gangster={me.gangster} shoe={shoe} target={shoe.places[target]!} />}
          {seats.map(({ seat, isReady }, index) => {
            const { x, y } = shoe.places[index]!;
            return (
              <Fragment key={seat}>
                {isReady !== undefined && seat !== me.seat && (
                  <ReadyMark x={x + shoe.bust * 0.75} y={y - shoe.bust * 0.8} radius={13} isReady={isReady} />
                )}
              </Fragment>
            );
          })}
        </>
      }
    />
  );
});

const measure = ({ height, middle, bust, ring }: Horseshoe): StageMeasures => ({
  width: PHONE_WIDTH,
  height,
  middle,
  bust,
  ring,
  gun: 0.42,
  line: 5,
  chip: 10,
  burst: 52,
});

interface FigureProps extends StagedSeat {
  readonly shoe: Horseshoe;
  readonly isMe: boolean;
  readonly isPlateOnTop: boolean;
  readonly pops: boolean;
  readonly worth: LootWords['worth'];
}

function Figure({ seat, place, guns, mood, shoe: { bust }, isMe, isPlateOnTop, pops, worth }: FigureProps) {
  const side = place.x > PHONE_WIDTH / 2 ? 1 : -1;
  return (
    <g opacity={seat.target === 'forbidden' ? 0.45 : 1}>
      {guns > 0 && isMe && <Danger radius={bust * 1.2} />}
      {seat.target === 'chosen' && <Danger radius={bust + 13} />}
      <g transform={`scale(${isMe ? 0.34 : bust / 100})`}>
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
      {seat.isGodfather === true && (
        <g transform={`translate(${side * bust * 0.9} ${bust * 0.5}) scale(.36)`}>
          <DeskMark />
        </g>
      )}
      {!isMe && (
        <SmallPlate
          {...seat}
          y={isPlateOnTop ? -bust - (seat.openLoot === undefined ? 18 : 36) : bust + 7}
          worth={worth}
        />
      )}
      {guns > 0 && (
        <g transform={`translate(${side * bust * 0.85} ${-bust * 0.55}) scale(.4)`}>
          <g className={pops ? motion.pops : undefined}>
            <GunBadge guns={guns} />
          </g>
        </g>
      )}
      {seat.tag !== undefined && (
        <g transform={`translate(0 ${bust * 0.5}) scale(.5)`}>
          <Tag {...seat.tag} />
        </g>
      )}
    </g>
  );
}

interface SmallPlateProps extends SceneSeat {
  readonly y: number;
  readonly worth: LootWords['worth'];
}

/** Letter and name, the wounds on its upper edge, open loot below. */
function SmallPlate({ gangster, name, wounds, target, isAway, openLoot, y, worth }: SmallPlateProps) {
  const fitted = fitLabel(name, 68, 16, EM.label);
  return (
    <g transform={`translate(0 ${y})`}>
      {openLoot !== undefined && (
        <g transform="translate(0 12) scale(.62)">
          <LootStrip loot={openLoot} gangster={gangster} width={146} worth={worth} />
        </g>
      )}
      <rect
        x={-48}
        y={-12}
        width={96}
        height={25}
        rx={7}
        fill="#0d0f15"
        stroke={target === 'chosen' ? '#fff1b8' : LOOKS[gangster].colour}
        strokeWidth={2}
        strokeDasharray={isAway === true ? '6 4' : undefined}
      />
      <ChipMark gangster={gangster} radius={9} x={-36} y={0.5} />
      <text {...LABEL} x={10} y={6} textAnchor="middle" fontSize={fitted.size} fill="#f3e7cf">
        {fitted.text}
      </text>
      {Array.from({ length: wounds }, (_, index) => index).map(index => (
        <Plaster key={index} x={34 - index * 15} y={-13} scale={0.42} />
      ))}
    </g>
  );
}
