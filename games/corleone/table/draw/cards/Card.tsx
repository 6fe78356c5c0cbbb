import type { CSSProperties, ReactNode } from 'react';
import styles from './card.module.css';

/** Ready: you may use it. Crossed: it is to go. Dimmed: the wrong kind for this choice. */
export type CardMark = 'ready' | 'selected' | 'crossed' | 'dimmed';
export type CardSize = 'large' | 'hand' | 'small';

export interface CardLook {
  readonly size?: CardSize | undefined;
  readonly mark?: CardMark | undefined;
  readonly tag?: string | undefined; // a word on the card's head: "Ready"
}

export interface CardProps extends CardLook {
  readonly kind?: 'money' | 'back' | undefined;
  readonly label?: string | undefined; // where the face has no words of its own
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A card one can hold: paper, rounded, never more than decoration around its words. May stand inside a button. */
export function Card({ size = 'hand', mark, tag, kind, label, style, children }: CardProps) {
  const names = [styles.card, size !== 'hand' && styles[size], kind && styles[kind], mark && styles[mark]];
  const spoken = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span className={names.filter(Boolean).join(' ')} style={style} {...spoken}>
      {children}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
      {(mark === 'crossed' || mark === 'selected') && <Sign mark={mark} />}
    </span>
  );
}

const SIGNS = {
  crossed: { ground: 'var(--red-600)', line: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5' },
  selected: { ground: '#17110B', line: 'M-5 0-1.5 4 5-4' },
} as const;

const Sign = ({ mark }: { readonly mark: 'crossed' | 'selected' }) => (
  <span className={styles.sign}>
    <svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
      <circle r={9} fill={SIGNS[mark].ground} stroke="#FBF3DF" strokeWidth={1.4} />
      <path
        d={SIGNS[mark].line}
        fill="none"
        stroke={mark === 'selected' ? 'var(--legal)' : '#fff'}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </span>
);
