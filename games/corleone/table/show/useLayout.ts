import { useRoom } from '@omerta/table/table/useRoom.ts';
import { type Layout, layoutFor } from './layoutFor.ts';

/** The layout for this window. */
export const useLayout = (): Layout => layoutFor(useRoom());
