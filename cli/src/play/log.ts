import type { GameTypes, Viewer } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import type { BoundGame } from '../cliGame.ts';

/** What one viewer saw happen, in words. */
export interface Log {
  readonly lines: readonly LogLine[];
  /** Where the lines begin that nobody has read yet. */
  readonly unread: number;
  add(events: readonly GameTypes['Event'][]): void;
  note(text: string): void;
  markRead(): void;
}

/** An action, and what it brought. */
export type LogLine = string[];

/** Everything an action brought stands in its line. */
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
