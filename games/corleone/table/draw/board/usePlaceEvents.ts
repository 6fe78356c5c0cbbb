import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { BoardProps, PlaceId } from './boardProps.ts';

/** Listens for all places at once, so that a place need not be drawn again because a listener changed. */
export function usePlaceEvents({ onPoint, onPick }: Pick<BoardProps, 'onPoint' | 'onPick'>) {
  const pointed = useRef<PlaceId | undefined>(undefined);
  const point = (place: PlaceId | undefined) => {
    if (place === pointed.current) return;
    pointed.current = place;
    onPoint?.(place);
  };
  return {
    onClick: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (place !== undefined) onPick?.(place);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const place = placeOf(event.target);
      if (place === undefined || onPick === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      onPick(place);
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point(placeOf(event.target));
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point(undefined);
    },
    onFocus: (event: FocusEvent) => point(placeOf(event.target)),
    onBlur: (event: FocusEvent) => point(placeOf(event.relatedTarget)),
  };
}

const placeOf = (target: EventTarget | null): PlaceId | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-place]')?.dataset.place : undefined;
