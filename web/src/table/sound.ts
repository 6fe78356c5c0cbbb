// Sounds, once a gesture has allowed them. The player is loaded on that first gesture.
import { settings } from '@omerta/table/settings/settings.ts';
import { SOUNDS, type SoundName } from '@omerta/table/table/sounds.ts';

const VOLUMES = { off: 0, low: 0.12, full: 0.35 } as const;

/** Claps in place of shots, where the settings ask for calm. */
const CALM: { readonly [N in SoundName]?: SoundName } = { volley: 'claps', bursts: 'claps', gunDown: 'claps' };

/** Plays sounds as loud as the settings like it. */
export interface SoundPlayer {
  play(name: SoundName): void;
  close(): void;
}

export function openSounds(): SoundPlayer {
  let player: Promise<typeof import('zzfx')> | undefined;
  const gestures = new AbortController();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  /** Browsers play no sound before the first touch of the page. */
  const unlock = async () => {
    if (settings.getState().sound === 'off') return;
    player ??= import('zzfx');
    const { ZZFX } = await player;
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  };
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(gesture, () => void unlock(), { signal: gestures.signal, passive: true });
  }

  const later = (milliseconds: number, call: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      call();
    }, milliseconds);
    timers.add(timer);
  };

  return {
    play: name => {
      const volume = VOLUMES[settings.getState().sound];
      if (volume === 0 || document.hidden) return;
      void player?.then(({ ZZFX }) => {
        ZZFX.volume = volume;
        const heard = settings.getState().calmGuns ? (CALM[name] ?? name) : name;
        for (const { after, tone } of SOUNDS[heard]) later(after, () => void ZZFX.play(...tone));
      });
    },
    close: () => {
      gestures.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
