import { countDiamonds, type Loot, listLoot, typeOf, WORTH } from '@omerta/cashnguns/seen';
import { EM, fitWord } from '../fitLabel.ts';
import { type Gangster, LOOKS } from '../gangsters.ts';
import { INK } from '../ink.ts';
import { SHOUT } from '../lettering.ts';
import { BRASS } from '../paints.ts';
import { STRIP_HEIGHT } from '../panes.ts';

export interface LootStripProps {
  readonly loot: Readonly<Loot>;
  readonly gangster: Gangster;
  readonly width: number;
  readonly worth: (thousands: number) => string;
}

/** AMB-34: open loot under a plate: bills, Paintings, Diamonds. Its upper edge is at 0, its middle too. */
export function LootStrip({ loot, gangster, width, worth }: LootStripProps) {
  const bills = listLoot(loot).reduce((sum, kind) => (typeOf(kind) === 'bill' ? sum + WORTH[kind] : sum), 0);
  const money = worth(bills);
  const at = (share: number) => width * (share - 0.5);
  const size = 23;
  return (
    <g>
      <path
        d={`M${-width / 2} 0H${width / 2}V${STRIP_HEIGHT - 10}q0 10 -10 10H${10 - width / 2}q-10 0 -10 -10Z`}
        fill="#2a1d17"
        stroke={LOOKS[gangster].colour}
        strokeWidth={3}
      />
      <text
        {...SHOUT}
        x={at(0) + 8}
        y={23}
        fontSize={fitWord(money, width * 0.36, size, EM.shout)}
        fill={bills > 0 ? '#bfe08a' : '#8d94a6'}
      >
        {money}
      </text>
      <g opacity={loot.painting > 0 ? 1 : 0.5}>
        <g transform={`translate(${at(0.42)} 4)`}>
          <rect width={20} height={22} rx={2} fill={BRASS} stroke={INK} strokeWidth={2.5} />
          <rect x={4.5} y={5} width={11} height={12} fill="#5d7fa8" />
          <path d="M4.5 17l4-6 3 3 4-5v8Z" fill="#3b6a3a" />
        </g>
        <text {...SHOUT} x={at(0.42) + 25} y={23} fontSize={size} fill="#f3e7cf">
          {loot.painting}
        </text>
      </g>
      <g opacity={countDiamonds(loot) > 0 ? 1 : 0.5}>
        <path
          transform={`translate(${at(0.78)} 15) scale(.36)`}
          d="M-22 -24H22L36 -6L0 36L-36 -6Z"
          fill="#9fd3f2"
          stroke={INK}
          strokeWidth={7}
          strokeLinejoin="round"
        />
        <text {...SHOUT} x={at(0.78) + 15} y={23} fontSize={size} fill="#f3e7cf">
          {countDiamonds(loot)}
        </text>
      </g>
    </g>
  );
}
