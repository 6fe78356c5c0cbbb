import { Pawn } from '../pawns/Pawn.tsx';
import styles from './Board.module.css';
import { CountBubble } from './CountBubble.tsx';
import type { TurfPlan } from './layout.ts';
import { Unspoken } from './spoken.tsx';

export interface ChiefProps {
  readonly plan: TurfPlan;
  readonly isGhost: boolean;
  readonly isMini: boolean;
  readonly bubble: string | undefined;
}

/** L3: the Police Chief stands inside a turf, on no space. */
export function Chief({ plan: { chief }, isGhost, isMini, bubble }: ChiefProps) {
  const [x, y] = chief;
  return (
    <Unspoken className={styles.art}>
      <Pawn
        kind="policeChief"
        family="neutral"
        x={x}
        y={y}
        scale={isMini ? 1.3 : 1.04}
        opacity={isGhost ? 0.72 : undefined}
      />
      {bubble !== undefined && <CountBubble x={x - 28} y={y - 46} text={bubble} side="neutral" />}
    </Unspoken>
  );
}
