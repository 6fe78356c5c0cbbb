import type { GameTypes, Viewer } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import type { BoundGame } from '../cliGame.ts';

/** What one viewer saw, in words. */
export interface Log {
  readonly lines: readonly string[];
  /** The first line that has not been shown yet, or has grown since. */
  readonly unread: number;
  add(events: readonly GameTypes['Event'][]): void;
  note(text: string): void;
  markRead(): void;
}

/** A turn is one line. A note stands between what happened before and after it. */
export function logFor({ rules }: BoundGame, voice: Voice, viewer: Viewer): Log {
  const before: string[] = []; // the last note
  let seen: GameTypes['SeenEvent'][] = []; // after it
  let lines: readonly string[] = [];
  let read: readonly string[] = [];
  const inWords = () => voice.story(seen).flatMap(({ text }) => (text === undefined ? [] : [text]));
  return {
    get lines() {
      return lines;
    },
    get unread() {
      const at = lines.findIndex((line, index) => line !== read[index]);
      return at < 0 ? lines.length : at;
    },
    add(events) {
      seen.push(...events.flatMap(event => rules.seenBy(event, viewer) ?? []));
      lines = [...before, ...inWords()];
    },
    note(text) {
      before.push(...inWords(), text);
      seen = [];
      lines = [...before];
    },
    markRead() {
      read = lines;
    },
  };
}
