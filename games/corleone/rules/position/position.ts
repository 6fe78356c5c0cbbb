import type { Position } from '@omerta/kernel';
import type { PositionBody } from './positionShape.ts';

/** One moment of a game, complete and readable: seats are letters, places and cards have their names. */
export type CorleonePosition = Position<PositionBody>;
