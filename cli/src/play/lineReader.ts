import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Lines from a terminal or a file. */
export interface LineReader {
  /** The next line; undefined at the end of the input. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function readLines({ stdin, stdout }: Io): LineReader {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const lines = createInterface({
    input: stdin,
    terminal: isTerminal,
    // Only a terminal's own stream has the cursor that editing a line needs.
    ...(isTerminal ? { output: stdout as NodeJS.WriteStream } : {}),
  });
  const waiting: string[] = [];
  let isOver = false;
  let wake: (() => void) | undefined;
  lines.on('line', line => {
    waiting.push(line);
    wake?.();
  });
  const end = () => {
    isOver = true;
    wake?.();
  };
  lines.on('close', end);
  lines.on('SIGINT', () => {
    stdout.write('\n');
    waiting.push('q'); // Ctrl-C quits
    wake?.();
  });
  return {
    async next(prompt) {
      if (isTerminal) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else stdout.write(prompt);
      while (waiting.length === 0 && !isOver) await new Promise<void>(resolve => (wake = resolve));
      const line = waiting.shift();
      if (!isTerminal || line === undefined) stdout.write(`${line ?? ''}\n`); // so that a transcript reads well
      return line;
    },
    close: () => lines.close(),
  };
}
