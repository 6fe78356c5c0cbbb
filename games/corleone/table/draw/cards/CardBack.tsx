import { Drawing, type Labelled } from '../Drawing.tsx';
import { Card, type CardSize } from './Card.tsx';
import styles from './card.module.css';
import { Rays } from './Rays.tsx';

export interface CardBackProps extends Labelled {
  readonly size?: CardSize;
}

/** All hand cards have this back. */
export const CardBack = ({ size, label }: CardBackProps) => (
  <Card size={size} kind="back" label={label}>
    <Rays fill="#C9A35B" opacity={0.25} />
    <Drawing viewBox="0 0 96 136" className={styles.fill}>
      <circle cx={48} cy={68} r={26} fill="#4E1011" stroke="#E3C27A" strokeWidth={2} />
      <text x={48} y={79} textAnchor="middle" fontFamily="var(--font-display)" fontSize={31} fill="#E3C27A">
        O
      </text>
    </Drawing>
  </Card>
);
