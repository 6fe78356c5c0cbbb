import type { Mark } from './boardProps.ts';
import { THUG_SPACE } from './layout.ts';
import { Glow, type Outline } from './rings.tsx';

export interface ThugSpaceProps {
  readonly mark: Mark | undefined;
  readonly isTaken: boolean;
}

const { x, y, width } = THUG_SPACE;
const middle = { x: x + width / 2, y: y + width / 2 };
const outline: Outline = { kind: 'box', box: THUG_SPACE, radius: 5 };
const square = { x, y, width, height: width, rx: 5 };

/** Square, as everything of thugs and fronts. From the corner of its card. */
export function ThugSpace({ mark, isTaken }: ThugSpaceProps) {
  if (mark === 'legal' || mark === 'pointed' || mark === 'selected') {
    return (
      <>
        {mark === 'legal' && <Glow outline={outline} />}
        <rect {...square} fill="var(--legal-soft)" stroke="var(--legal-line)" strokeWidth={3} />
        {!isTaken && (
          <path
            d={`M${middle.x} ${middle.y - 10}v20M${middle.x - 10} ${middle.y}h20`}
            stroke="#8A5A05"
            strokeWidth={3.5}
            strokeLinecap="round"
          />
        )}
      </>
    );
  }
  return (
    <>
      <rect {...square} fill="#E9DAB6" stroke="#7D6333" strokeWidth={1.8} strokeDasharray="5 3.5" />
      {!isTaken && (
        <path
          transform={`translate(${middle.x} ${middle.y + 13}) scale(.72)`}
          opacity={0.2}
          d="M-15-4c0-12 0-22 15-24 15 2 15 12 15 24ZM-8-38c0-12 16-12 16 0s-16 12-16 0Z"
          fill="#3A2A14"
        />
      )}
    </>
  );
}
