/** A phone that lies flat is lifted, or one that is held up drops. */
export type PhoneGesture = 'lift' | 'drop';

/** How far it is tipped back, in degrees: 0 flat on its back, 90 upright; and when, in milliseconds. */
export interface Tilt {
  readonly beta: number;
  readonly at: number;
}

const FLAT = 28;
const UPRIGHT = 58;
const QUICK = 700; // milliseconds from one to the other; slower is somebody who only sits down
const REST = 900; // milliseconds before the next one

/** Finds gestures in what the sensors tell, one after another. */
export function gestureFinder(): (tilt: Tilt) => PhoneGesture | undefined {
  let flatAt: number | undefined;
  let uprightAt: number | undefined;
  let restsUntil = 0;
  return ({ beta, at }) => {
    if (beta <= FLAT) flatAt = at;
    if (beta >= UPRIGHT) uprightAt = at;
    if (at < restsUntil) return undefined;
    const isLift = beta >= UPRIGHT && flatAt !== undefined && at - flatAt <= QUICK;
    const isDrop = beta <= FLAT && uprightAt !== undefined && at - uprightAt <= QUICK;
    if (!isLift && !isDrop) return undefined;
    restsUntil = at + REST;
    if (isLift) flatAt = undefined;
    else uprightAt = undefined;
    return isLift ? 'lift' : 'drop';
  };
}
