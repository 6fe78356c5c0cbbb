import { useRoom } from '@omerta/table/table/useRoom.ts';
import { type Layout, layoutFor } from './layout.ts';

/** The layout for this window. */
export const useLayout = (): Layout => layoutFor(useRoom());
