import { memo } from 'react';
import { ChipMark } from '../Chip.tsx';
import { EM, fitLabel, isWhole } from '../fitLabel.ts';
import { LOOKS } from '../gangsters.ts';
import { LABEL, SHOUT, TALK } from '../lettering.ts';
import { Plaster, PlasterSlot } from '../Plaster.tsx';
import { PLATE_HEIGHT } from '../panes.ts';
import type { SceneSeat } from '../sceneProps.ts';
import { TalentMark } from '../talents/TalentIcon.tsx';

export interface NamePlateProps
  extends Pick<
    SceneSeat,
    'gangster' | 'name' | 'you' | 'talent' | 'talentName' | 'wounds' | 'woundLimit' | 'loot' | 'target' | 'isAway'
  > {
  readonly width: number;
  /** Letters to be read from across a room. */
  readonly isLarge?: boolean | undefined;
}

const SIZES = { usual: { name: 23, talent: 19 }, large: { name: 25, talent: 21.5 } } as const;
const TEXT_LEFT = 46;
const LOOT_ROOM = 54;
const BOLD = 0.55; // em, for names
const PAPER = '#f3e7cf';
const BRASS = '#e8cf7a';

/** Name, talent, loot and wounds; its upper edge is at 0, its middle too. For use inside a drawing. */
export const NamePlate = memo(function NamePlate(props: NamePlateProps) {
  const { gangster, talent, talentName, wounds, woundLimit, loot, width, target, isAway = false } = props;
  const size = SIZES[props.isLarge === true ? 'large' : 'usual'];
  const left = -width / 2;
  const row = fitLabel(talentName, width - TEXT_LEFT - 82, size.talent, EM.label);
  const folds = woundLimit > 3 || !isWhole(row, talentName, size.talent);
  const fitted = folds ? fitLabel(talentName, width - TEXT_LEFT - (wounds > 0 ? 76 : 44), size.talent, EM.label) : row;
  return (
    <g opacity={target === 'forbidden' ? 0.55 : 1}>
      <rect
        x={left}
        width={width}
        height={PLATE_HEIGHT}
        rx={12}
        fill="#12151d"
        stroke={target === 'chosen' ? '#fff1b8' : LOOKS[gangster].colour}
        strokeWidth={3.5}
        strokeDasharray={isAway ? '10 7' : undefined}
      />
      <ChipMark gangster={gangster} radius={14} x={left + 24} y={20} />
      <Name {...props} x={left + TEXT_LEFT} room={width - TEXT_LEFT - LOOT_ROOM} size={size.name} />
      {talent !== undefined && <TalentMark talent={talent} x={left + 24} y={46} size={22} />}
      <text {...LABEL} x={left + TEXT_LEFT} y={52} fontSize={fitted.size} fill="#e8cf7a">
        {fitted.text}
      </text>
      {folds ? (
        <FoldedWounds right={width / 2} wounds={wounds} limit={woundLimit} />
      ) : (
        [0, 1, 2].map(index => {
          const at = { x: width / 2 - 17 - (2 - index) * 25, y: 46, scale: 0.58 };
          return index < wounds ? <Plaster key={index} {...at} /> : <PlasterSlot key={index} {...at} />;
        })
      )}
      <g transform={`translate(${width / 2 - 40} 19)`}>
        <rect
          x={-8}
          y={-11}
          width={15}
          height={21}
          rx={3}
          fill="#2a1d17"
          stroke="#c9a227"
          strokeWidth={2}
          transform="rotate(-10)"
        />
        <text {...SHOUT} x={13} y={8} fontSize={21} fill="#f3e7cf">
          {loot}
        </text>
      </g>
    </g>
  );
});

interface NameProps extends NamePlateProps {
  readonly x: number;
  readonly room: number;
  readonly size: number;
}

/** "(you)" is dropped before the name is cut; the name turns brass instead. */
function Name({ name, you, x, room, size }: NameProps) {
  const both = you === undefined || you === '' ? undefined : fitLabel(`${name} ${you}`, room, size, BOLD);
  const saysYou = both?.text === `${name} ${you}`;
  const fitted = saysYou ? { text: name, size: both.size, face: TALK } : fitName(name, room, size);
  return (
    <text {...fitted.face} x={x} y={28} fontSize={fitted.size} fill={you === undefined || saysYou ? PAPER : BRASS}>
      {fitted.text}
      {saysYou && <tspan fill={BRASS}> {you}</tspan>}
    </text>
  );
}

/** A name that is too long for bold letters gets narrow ones before it is cut. */
function fitName(name: string, room: number, size: number) {
  const bold = fitLabel(name, room, size, BOLD);
  return bold.text === name ? { ...bold, face: TALK } : { ...fitLabel(name, room, size, EM.label), face: LABEL };
}

interface FoldedWoundsProps {
  readonly right: number;
  readonly wounds: number;
  readonly limit: number;
}

const FoldedWounds = ({ right, wounds, limit }: FoldedWoundsProps) => (
  <>
    {wounds > 0 && <Plaster x={right - 57} y={46} scale={0.62} />}
    <text {...SHOUT} x={right - 10} y={53} textAnchor="end" fontSize={20} fill="#f3e7cf">
      {`${wounds}/${limit}`}
    </text>
  </>
);
