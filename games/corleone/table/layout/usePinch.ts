import { type PointerEvent, useRef, useState } from 'react';
import { BOARD, type Box } from '../draw/board/geometry.ts';
import { movedBy, scaledBy } from './pinch.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Two fingers zoom the board, one finger moves it once it is zoomed. */
export function usePinch() {
  const [box, setBox] = useState<Box>(BOARD);
  const fingers = useRef(new Map<number, Finger>());

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget.getBoundingClientRect();
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const [other] = others;
    if (other !== undefined) {
      const centre = {
        x: ((now.x + other.x) / 2 - frame.x) / frame.width,
        y: ((now.y + other.y) / 2 - frame.y) / frame.height,
      };
      setBox(shown => scaledBy(shown, distance(before, other) / Math.max(1, distance(now, other)), centre));
    } else if (box.width < BOARD.width) {
      setBox(shown => movedBy(shown, (before.x - now.x) / frame.width, (before.y - now.y) / frame.height));
    }
    fingers.current.set(event.pointerId, now);
  };
  const lift = (event: PointerEvent<HTMLElement>) => fingers.current.delete(event.pointerId);

  return {
    box,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') {
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
