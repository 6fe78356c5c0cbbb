import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';

const IDLE = 60_000; // milliseconds
const FACE_DOWN = 150; // degrees from lying on its back

/** Whether the hand is covered: by a tap, when the phone lies face down, or when it was not touched for a while. */
export function useCurtain(): { readonly isCovered: boolean; cover(): void; uncover(): void } {
  const isAutomatic = useSettings(({ curtain }) => curtain);
  const [isCovered, setCovered] = useState(false);
  useEffect(() => {
    if (!isAutomatic || isCovered) return;
    let timer = window.setTimeout(() => setCovered(true), IDLE);
    const stir = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setCovered(true), IDLE);
    };
    const tilt = ({ beta }: DeviceOrientationEvent) => {
      if (beta !== null && Math.abs(beta) > FACE_DOWN) setCovered(true);
    };
    const events = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const event of events) window.addEventListener(event, stir, true);
    window.addEventListener('deviceorientation', tilt);
    return () => {
      window.clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, stir, true);
      window.removeEventListener('deviceorientation', tilt);
    };
  }, [isAutomatic, isCovered]);
  return { isCovered, cover: () => setCovered(true), uncover: () => setCovered(false) };
}
