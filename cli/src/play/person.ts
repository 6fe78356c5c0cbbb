import type { Seat } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import { wrapped } from '@omerta/terminal/lines.ts';
import type { Paint } from '@omerta/terminal/paint.ts';
import { type Language, type SharedUiKey, sharedUiText, type Values } from '@omerta/words';
import type { BoundGame } from '../cliGame.ts';
import { type Io, print, sizeOf } from '../io.ts';
import type { LineReader } from './lineReader.ts';
import type { Log } from './log.ts';

/** The player at the terminal, with input, output and words. */
export interface Person {
  readonly io: Io;
  readonly lines: LineReader;
  readonly language: Language;
  readonly paint: Paint;
  readonly game: BoundGame;
  readonly voice: Voice;
  readonly seat: Seat;
  readonly log: Log;
}

export function say({ language }: Person, key: SharedUiKey, values?: Values): string {
  return sharedUiText(language, key, values);
}

export function tell({ io }: Person, text: string): void {
  for (const line of wrapped(text, sizeOf(io).columns, '  ')) print(io, line);
}
