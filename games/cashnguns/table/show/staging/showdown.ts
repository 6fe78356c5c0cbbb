// Where a scene on stage has come to, so that every part of this page draws the same moment of it.
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Beat } from './plan.ts';

export interface Showdown {
  /** The event it is the scene of. */
  readonly event: object | undefined;
  readonly beat: Beat | undefined;
  readonly isAftermath: boolean;
  /** When the countdown says "three", by the clock on the wall, and how long each digit stands. */
  readonly startsAt: number;
  readonly digit: number;
}

const NOTHING: Showdown = { event: undefined, beat: undefined, isAftermath: false, startsAt: 0, digit: 0 };

export const showdown = createStore<Showdown>(() => NOTHING);

/** The scene of this very event; nothing while another is on stage. */
export function useBeat(onStage: object | undefined): Showdown {
  const now = useSyncExternalStore(showdown.subscribe, showdown.getState, showdown.getState);
  return onStage !== undefined && now.event === onStage ? now : NOTHING;
}

export const setScene = (scene: Showdown): void => showdown.setState(scene);
export const endScene = (): void => showdown.setState(NOTHING);
