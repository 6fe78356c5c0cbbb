// Small shiny things of the end of a game, for use inside a drawing.
import { EM, fitWord } from './fitLabel.ts';
import { INK, ink } from './ink.ts';
import { SHOUT } from './lettering.ts';
import { BRASS } from './paints.ts';
import { starPath } from './star.ts';

/** A diamond 38 wide round 0,0. */
export const Gem = () => (
  <g strokeLinejoin="round">
    <path d="M-11 -14H11L19 -4L0 18L-19 -4Z" fill="#9fd3f2" stroke={INK} strokeWidth={3.4} />
    <path
      d="M-11 -14L-6 -4L0 -14L6 -4L11 -14M-19 -4H19M-6 -4L0 18L6 -4"
      fill="none"
      stroke="#3a7ca8"
      strokeWidth={1.8}
    />
  </g>
);

/** A crown 40 wide round 0,0. */
export const Crown = () => <path d="M-18 8L-20 -10L-9 -2L0 -16L9 -2L20 -10L18 8Z" fill={BRASS} {...ink(4)} />;

/** A prize ribbon with a radius of 46. */
export const Rosette = ({ text }: { readonly text: string }) => (
  <g>
    <path d="M-23 23L-34 80L-12 64L-1 83V28ZM23 23L34 80L12 64L1 83V28Z" fill="#8e1b1b" {...ink(5)} />
    <path d={starPath(16, 49, 40)} fill={BRASS} {...ink(5)} />
    <circle r={32} fill="#8e1b1b" stroke="#f6dc86" strokeWidth={2.5} />
    <text {...SHOUT} y={11} textAnchor="middle" fontSize={fitWord(text, 54, 30, EM.shout)} fill="#fff1b8">
      {text}
    </text>
  </g>
);

/** A ring of bulbs. */
export const Bulbs = ({ radius, count }: { readonly radius: number; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, bulb) => {
      const angle = (bulb * 2 * Math.PI) / count;
      const at = { cx: radius * Math.cos(angle), cy: radius * Math.sin(angle) };
      return (
        <g key={angle}>
          <circle {...at} r={15} fill="#ffe9b0" opacity={bulb % 2 === 0 ? 0.3 : 0.2} />
          <circle {...at} r={7} fill="#fff6d2" stroke="#8a6c14" strokeWidth={1.5} />
        </g>
      );
    })}
  </>
);
