import type { Language } from '@omerta/words';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { spoken } from './languages.ts';

/** What a person likes, kept on this device. */
export interface Settings {
  readonly language: Language;
  readonly name: string;
  readonly sound: 'off' | 'low' | 'full';
  readonly music: boolean; // a bed under the game, where there is sound
  readonly announcer: 'voice' | 'text'; // whether a shared screen says its lines aloud
  readonly besideScreen: boolean; // whether a phone makes sounds while a shared screen is up
  readonly buzz: boolean; // whether a phone trembles
  readonly gestures: boolean; // lift to aim, drop to duck: beside taps, never in their place
  readonly calmGuns: boolean; // claps in place of shots
  readonly motion: 'system' | 'full' | 'reduced';
  readonly warSpeed: 1 | 2; // of turf wars, turf by turf
  readonly textSize: 100 | 125 | 150 | 200; // per cent
  readonly patterns: boolean; // stronger patterns beside the colours
  readonly confirm: 'twice' | 'once'; // whether a tap shows what would happen first
  readonly curtain: boolean; // the hand of a phone covers itself; where a device is passed around it always does
  readonly lessonsSeen: readonly string[]; // ids of games
}

const FIRST: Settings = {
  language: spoken(globalThis.navigator?.languages ?? []),
  name: '',
  sound: 'low',
  music: true,
  announcer: 'voice',
  besideScreen: false,
  buzz: true,
  gestures: false,
  calmGuns: false,
  motion: 'system',
  warSpeed: 1,
  textSize: 100,
  patterns: false,
  confirm: 'twice',
  curtain: false,
  lessonsSeen: [],
};

/** A phone that covers itself got in the way at parties: players who want that choose it. */
const upToDate = (kept: unknown): Settings => ({ ...FIRST, ...(kept as Partial<Settings>), curtain: false });

const KEY = 'omerta-settings';

export const settings = createStore<Settings>()(persist(() => FIRST, { name: KEY, version: 2, migrate: upToDate }));

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settings, select);

/** All of them are written at once: a page that did not hear of another's choice would undo it. */
export function followOtherPages(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) void settings.persist.rehydrate();
  });
}

/** The lesson of a game was gone through, or left to play on. */
export function lessonSeen(game: string): void {
  settings.setState(({ lessonsSeen }) => (lessonsSeen.includes(game) ? {} : { lessonsSeen: [...lessonsSeen, game] }));
}

/** Whether things may fly about. */
export function isStill({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'reduced';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
