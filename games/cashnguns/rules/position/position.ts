import type { Position } from '@omerta/kernel';
import type { PositionBody } from './positionShape.ts';

/** One moment of a game, complete and readable: seats are letters, loot is a list of cards. */
export type CashPosition = Position<PositionBody>;
