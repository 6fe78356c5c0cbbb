import { useEffect, useEffectEvent } from 'react';
import { useSettings } from '../settings/settings.ts';
import { gestureFinder, type PhoneGesture } from './phoneGesture.ts';

/** Where the owner of the phone wants it: what is done with the phone itself. A tap does the same, and sooner. */
export function usePhoneGesture(onGesture: (gesture: PhoneGesture) => void): void {
  const isWanted = useSettings(({ gestures }) => gestures);
  const made = useEffectEvent(onGesture);
  useEffect(() => {
    if (!isWanted) return;
    const find = gestureFinder();
    const tilt = ({ beta }: DeviceOrientationEvent) => {
      const gesture = beta === null ? undefined : find({ beta, at: performance.now() });
      if (gesture !== undefined) made(gesture);
    };
    window.addEventListener('deviceorientation', tilt);
    return () => window.removeEventListener('deviceorientation', tilt);
  }, [isWanted]);
}
