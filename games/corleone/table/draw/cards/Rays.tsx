import { Drawing } from '../Drawing.tsx';
import styles from './card.module.css';

export interface RaysProps {
  readonly fill: string;
  readonly opacity: number;
}

/** Rays of light from the middle of a card. */
export const Rays = ({ fill, opacity }: RaysProps) => (
  <Drawing viewBox="0 0 96 136" fit="none" className={styles.fill}>
    <path d={RAYS} fill={fill} opacity={opacity} />
  </Drawing>
);

const RAYS = Array.from({ length: 24 }, (_, index) => {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(48 + 130 * Math.cos(angle)).toFixed(1)} ${(68 + 130 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M48 68L${at(index * 15)}L${at(index * 15 + 6)}Z`;
}).join('');
