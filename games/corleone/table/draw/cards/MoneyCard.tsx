import { type Note, WORTH } from '@omerta/corleone/seen';
import { memo } from 'react';
import { Drawing } from '../Drawing.tsx';
import { Card, type CardLook } from './Card.tsx';
import styles from './card.module.css';
import { Rays } from './Rays.tsx';

export interface MoneyCardProps extends CardLook {
  readonly note: Note;
  readonly label?: string | undefined;
}

const NOTE_INKS: { readonly [N in Note]: string } = {
  $1: '#3D5A3F',
  $2: '#1F5A4A',
  $3: '#1D4D63',
  $5: '#6B1F1F',
};

export const MoneyCard = memo(function MoneyCard({ note, label, ...look }: MoneyCardProps) {
  return (
    <Card {...look} kind="money" label={label}>
      <Rays fill={NOTE_INKS[note]} opacity={0.09} />
      <NoteArt note={note} />
    </Card>
  );
});

/** The engraving of a note. */
const NoteArt = ({ note }: { readonly note: Note }) => (
  <Drawing viewBox="0 0 96 136" className={styles.fill}>
    <g fill="none" stroke={NOTE_INKS[note]}>
      <rect x={5.5} y={5.5} width={85} height={125} rx={4} strokeWidth={1.5} />
      <circle cx={48} cy={68} r={33} fill="#ffffff66" strokeWidth={1.5} />
      <circle cx={48} cy={68} r={29} strokeWidth={0.8} strokeDasharray="1.5 2.5" />
    </g>
    <g fill={NOTE_INKS[note]} textAnchor="middle">
      <text x={48} y={84} fontFamily="var(--font-display)" fontSize={44}>
        {WORTH[note]}
      </text>
      <g fontFamily="var(--font-label)" fontWeight={700} fontSize={17}>
        <text x={18} y={23}>
          {note}
        </text>
        <text x={18} y={23} transform="rotate(180 48 68)">
          {note}
        </text>
      </g>
    </g>
  </Drawing>
);
