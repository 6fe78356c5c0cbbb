import type { Talent } from '@omerta/cashnguns/seen';
import { memo } from 'react';
import { SHOUT } from '../lettering.ts';
import { TALENT_DRAWINGS } from './talentDrawings.ts';

interface TalentMarkProps {
  readonly talent: Talent;
  readonly x: number; // of the middle
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
}

/** For use inside a drawing. */
export const TalentMark = ({ talent, x, y, size, colour = '#e8cf7a' }: TalentMarkProps) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 64})`} color={colour}>
    <Lines talent={talent} />
  </g>
);

export interface TalentIconProps {
  readonly talent: Talent;
  readonly size?: number; // px
  readonly colour?: string;
}

export const TalentIcon = memo(function TalentIcon({ talent, size = 28, colour = '#e8cf7a' }: TalentIconProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} color={colour} aria-hidden="true" focusable="false">
      <Lines talent={talent} />
    </svg>
  );
});

function Lines({ talent }: { readonly talent: Talent }) {
  const { lines, solid, sign } = TALENT_DRAWINGS[talent];
  return (
    <g fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round">
      <path d={lines} />
      {solid !== undefined && <path d={solid} fill="currentColor" />}
      {sign !== undefined && (
        <text {...SHOUT} x={32} y={sign.y} textAnchor="middle" fontSize={sign.size} fill="currentColor" stroke="none">
          {sign.text}
        </text>
      )}
    </g>
  );
}
