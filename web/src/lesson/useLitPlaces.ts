import type { Spot } from '@omerta/table/lesson/lesson.ts';
import { useEffect, useState } from 'react';
import type { Rectangle } from './placeBubble.ts';
import { elementOf } from './spots.ts';

const LOOK_AGAIN = 150; // milliseconds: boards zoom and rows wrap while they are lit
const AROUND = 8; // pixels of light around a place

/** Where the spots are on the screen now, the target first; a spot that is not on it is left out. */
export function useLitPlaces(spots: readonly Spot[], isLit: boolean): readonly Rectangle[] {
  const [places, setPlaces] = useState<readonly Rectangle[]>([]);
  const names = spots.join(' ');
  useEffect(() => {
    if (!isLit) {
      setPlaces([]);
      return;
    }
    const look = () => {
      const found = names.split(' ').flatMap(name => {
        const element = elementOf(name);
        return element === undefined ? [] : [around(element)];
      });
      setPlaces(known => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [names, isLit]);
  return places;
}

function around(element: Element): Rectangle {
  const { x, y, width, height } = element.getBoundingClientRect();
  const round = Math.round;
  return {
    x: round(x) - AROUND,
    y: round(y) - AROUND,
    width: round(width) + 2 * AROUND,
    height: round(height) + 2 * AROUND,
  };
}
