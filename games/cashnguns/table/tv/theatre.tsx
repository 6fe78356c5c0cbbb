// The theatre in which players are brought before the house: a curtain, boards, a cone of light, feet of plastic.
import { LOOKS } from '../draw/gangsters.ts';
import { INK, ink } from '../draw/ink.ts';
import { SHOUT } from '../draw/lettering.ts';

export const WIDE = 1_920;
export const HIGH = 1_080;

export interface CurtainProps {
  readonly floor: number; // where the boards begin
  readonly apron: number; // and where they end
}

/** What hangs behind, in little light. */
export function Curtain({ floor, apron }: CurtainProps) {
  const folds = 24;
  return (
    <>
      <defs>
        <linearGradient id="theatre-fold" x1={0} x2={1} y1={0} y2={0}>
          <stop offset={0} stopColor="#2a0a0d" />
          <stop offset={0.5} stopColor="#5a1418" />
          <stop offset={1} stopColor="#2a0a0d" />
        </linearGradient>
        <linearGradient id="theatre-cone" x1={0} x2={0} y1={0} y2={1}>
          <stop offset={0} stopColor="#ffe9b0" stopOpacity={0.5} />
          <stop offset={1} stopColor="#ffe9b0" stopOpacity={0.08} />
        </linearGradient>
      </defs>
      {Array.from({ length: folds }, (_, fold) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fold has nothing but its place
          key={fold}
          x={(fold * WIDE) / folds}
          width={WIDE / folds + 1}
          height={floor}
          fill="url(#theatre-fold)"
        />
      ))}
      <rect y={floor} width={WIDE} height={apron - floor} fill="#2a1a12" />
      <path d={`M0 ${floor}H${WIDE}`} stroke="#0b0508" strokeWidth={10} opacity={0.7} />
      <rect width={WIDE} height={apron} fill="#05060a" opacity={0.5} />
      {Array.from({ length: 8 }, (_, swag) => {
        const [left, right] = [(swag * WIDE) / 8, ((swag + 1) * WIDE) / 8];
        const middle = (left + right) / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a swag has nothing but its place
          <g key={swag}>
            <path d={`M${left} -10H${right}V34Q${middle} 108 ${left} 34Z`} fill="url(#theatre-fold)" {...ink(4)} />
            <path d={`M${left} 34Q${middle} 108 ${right} 34`} fill="none" stroke="#c9a227" strokeWidth={5} />
          </g>
        );
      })}
    </>
  );
}

/** The front of the stage, for those who are not in the light. */
export const Apron = ({ y }: { readonly y: number }) => (
  <>
    <path d={`M0 ${y}H${WIDE}V${HIGH}H0Z`} fill="#1d120d" />
    <path d={`M0 ${y}H${WIDE}`} stroke={INK} strokeWidth={9} />
    <path d={`M0 ${y + 1}H${WIDE}`} stroke="#c9a227" strokeWidth={4} />
  </>
);

interface FootProps {
  readonly gangster: keyof typeof LOOKS;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The plastic foot in which a figure of cardboard stands. */
export const Foot = ({ gangster, x, y, scale }: FootProps) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M-50 -34H50L62 0Q62 8 52 8H-52Q-62 8 -62 0Z" fill={LOOKS[gangster].shade} {...ink(4)} />
    <rect x={-17} y={-28} width={34} height={32} rx={6} fill={LOOKS[gangster].colour} {...ink(3)} />
    <text {...SHOUT} y={-2} textAnchor="middle" fontSize={28} fill={INK}>
      {LOOKS[gangster].letter}
    </text>
  </g>
);
