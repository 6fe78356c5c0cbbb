import type { Good } from '@omerta/corleone/seen';
import { memo } from 'react';
import { IconToken } from '../icons/IconToken.tsx';
import { GROUNDS } from '../icons/icon.ts';
import { Card, type CardLook } from './Card.tsx';
import styles from './card.module.css';
import { Rays } from './Rays.tsx';

export interface GoodCardProps extends CardLook {
  readonly good: Good;
  readonly name: string;
}

const LONG_NAME = 11; // letters

export const GoodCard = memo(function GoodCard({ good, name, ...look }: GoodCardProps) {
  const isLong = name.length > LONG_NAME;
  return (
    <Card {...look}>
      <span className={styles.goodArt} style={{ background: GROUNDS[good] }}>
        <Rays fill="#fff" opacity={0.06} />
        <IconToken icon={good} shape="bare" size="6.2em" />
      </span>
      <span className={isLong ? `${styles.goodName} ${styles.longName}` : styles.goodName}>{name}</span>
    </Card>
  );
});
