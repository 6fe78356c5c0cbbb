import { SingleBar } from 'cli-progress';
import type { Io } from './io.ts';

export type Progress = Pick<SingleBar, 'update' | 'stop'>;

/** A bar on a terminal; nothing elsewhere. */
export function progressOn({ stderr }: Io, total: number, done = 0, things = 'games'): Progress {
  if (stderr.isTTY !== true) return { update: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream: stderr as NodeJS.WriteStream, // a terminal's own stream
    format: `{bar} {percentage} % · {value}/{total} ${things} · {eta_formatted} left`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, done);
  return bar;
}
