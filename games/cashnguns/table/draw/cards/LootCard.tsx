import type { LootKind } from '@omerta/cashnguns/seen';
import { memo } from 'react';
import { ChipMark } from '../Chip.tsx';
import type { Gangster } from '../gangsters.ts';
import { INK } from '../ink.ts';
import type { LootWords } from '../sceneProps.ts';
import styles from './LootCard.module.css';
import { LootFace } from './LootFace.tsx';

export interface LootCardProps {
  readonly kind: LootKind | 'back';
  readonly words: LootWords;
  /** Which of the three pictures a painting shows. */
  readonly picture?: number;
  readonly state?: 'table' | 'dim' | 'chosen' | 'vetoed' | undefined;
  /** An empty slot with the taker's chip. */
  readonly takenBy?: Gangster | undefined;
}

/** Loot on 100 × 140, for use inside a drawing. */
export const LootMark = memo(function LootMark({ kind, words, picture = 0, state, takenBy }: LootCardProps) {
  if (takenBy !== undefined) return <Taken gangster={takenBy} />;
  return (
    <g opacity={state === 'dim' ? 0.45 : 1}>
      <LootFace kind={kind} words={words} picture={picture} />
      {state === 'vetoed' && <Veto />}
      {state === 'chosen' && (
        <rect x={-3} y={-3} width={106} height={146} rx={13} fill="none" stroke="#fff1b8" strokeWidth={5} />
      )}
    </g>
  );
});

const Taken = ({ gangster }: { readonly gangster: Gangster }) => (
  <>
    <rect
      x={3}
      y={3}
      width={94}
      height={134}
      rx={9}
      fill={INK}
      fillOpacity={0.4}
      stroke="#8d94a6"
      strokeWidth={3}
      strokeDasharray="8 7"
    />
    <ChipMark gangster={gangster} radius={24} x={50} y={70} />
  </>
);

/** The Dictator's stamp. */
const Veto = () => (
  <g transform="translate(50 70) rotate(-12)" fill="none" strokeLinecap="round">
    <circle r={38} stroke={INK} strokeWidth={16} />
    <path d="M-27 27L27 -27" stroke={INK} strokeWidth={16} />
    <circle r={38} stroke="#c4241c" strokeWidth={9} />
    <path d="M-27 27L27 -27" stroke="#c4241c" strokeWidth={9} />
  </g>
);

export interface LootPictureProps extends LootCardProps {
  readonly size?: number; // width in px
  readonly className?: string | undefined;
}

/** A card on its own; whatever holds it gives it its name. */
export const LootCard = memo(function LootCard({ size = 82, className, ...card }: LootPictureProps) {
  return (
    <svg
      className={[styles.card, className].filter(Boolean).join(' ')}
      viewBox="0 0 100 140"
      width={size}
      height={size * 1.4}
      aria-hidden="true"
      focusable="false"
    >
      <LootMark {...card} />
    </svg>
  );
});
