// From seats of the game to places of the drawing.
import type { Seat } from '@omerta/kernel';
import type { Aim } from '../route.ts';
import type { SceneAim, SceneSeat } from '../sceneProps.ts';

/** Clockwise, the viewer first. */
export const fromMyChair = (seats: readonly SceneSeat[], mine: Seat | undefined): readonly SceneSeat[] => {
  const first = seats.findIndex(({ seat }) => seat === mine);
  return first <= 0 ? seats : [...seats.slice(first), ...seats.slice(0, first)];
};

/** An aim with the places of both ends. */
export interface PlacedAim extends Aim {
  readonly aim: SceneAim;
}

export const placeAims = (order: readonly SceneSeat[], aims: readonly SceneAim[]): readonly PlacedAim[] => {
  const placeOf = (wanted: Seat): number => order.findIndex(({ seat }) => seat === wanted);
  return aims
    .map(aim => ({ aim, from: placeOf(aim.from), to: placeOf(aim.to) }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
};

/** Guns on each place, from the reveal until the volley: my own draft and guns that will not fire do not count. */
export const countGuns = (count: number, aims: readonly PlacedAim[]): readonly number[] => {
  const guns = new Array<number>(count).fill(0);
  if (aims.some(({ aim }) => aim.fired !== undefined)) return guns;
  for (const { to, aim } of aims) if (aim.state !== 'mine' && aim.state !== 'fizzled') guns[to]! += 1;
  return guns;
};
