import { useRoom } from '@omerta/table/table/useRoom.ts';
import { createContext } from 'react';
import { type Layout, layoutFor } from './layoutFor.ts';

/** The layout for this window. */
export const useLayout = (): Layout => layoutFor(useRoom());

/** How the table around is laid out: a private hand is a phone's in every window. */
export const LayoutContext = createContext<Layout['kind']>('phone');
