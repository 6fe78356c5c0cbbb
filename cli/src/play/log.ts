import type { GameTypes, Viewer } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import type { BoundGame } from '../cliGame.ts';

/** The events one viewer saw, in words. */
export interface Log {
  readonly lines: readonly LogLine[];
  /** The first line that has not been shown yet. */
  readonly unread: number;
  add(events: readonly GameTypes['Event'][]): void;
  note(text: string): void;
  markRead(): void;
}

/** An action and its effects. */
export type LogLine = string[];

/** The effects of an action are in its line. */
export function logFor({ rules }: BoundGame, voice: Voice, viewer: Viewer): Log {
  const lines: LogLine[] = [];
  let unread = 0;
  return {
    lines,
    get unread() {
      return unread;
    },
    add(events) {
      for (const event of events) {
        const seen = rules.seenBy(event, viewer);
        if (seen === undefined) continue;
        const text = voice.event(seen);
        if (text === undefined) continue;
        if (voice.beginsLine(seen) || lines.length === unread) lines.push([text]);
        else lines.at(-1)!.push(text);
      }
    },
    note: text => lines.push([text]),
    markRead() {
      unread = lines.length;
    },
  };
}
