import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Box, type Size, sized } from './box.ts';

/** Something that is on stage for a while. */
export interface Actor {
  readonly id: number;
  readonly node: ReactNode;
  readonly box: Box;
  readonly entered: (element: Element) => void;
}

export interface Entered {
  readonly element: Element;
  leave(): void;
}

export interface Actors {
  readonly list: readonly Actor[];
  readonly caption: string | undefined;
  readonly isBusy: boolean; // something is shown, so it can be skipped
  readonly hasLayer: boolean; // a layer draws them
  enter(node: ReactNode, place: Box, size: Size | undefined): Promise<Entered | undefined>;
  clear(): void;
}

export function newActors(): StoreApi<Actors> {
  let count = 0;
  return createStore<Actors>((set, get) => ({
    list: [],
    caption: undefined,
    isBusy: false,
    hasLayer: false,
    enter: (node, place, size) => {
      if (!get().hasLayer) return Promise.resolve(undefined);
      const id = ++count;
      const leave = () => set(({ list }) => ({ list: list.filter(actor => actor.id !== id) }));
      return new Promise(resolve => {
        const entered = (element: Element) => resolve({ element, leave });
        set(({ list }) => ({ list: [...list, { id, node, box: sized(place, size), entered }] }));
      });
    },
    clear: () => {
      if (get().list.length > 0) set({ list: [] });
    },
  }));
}
