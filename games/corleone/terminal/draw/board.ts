import { handLimit, type View } from '@omerta/corleone/seen';
import type { Detail } from '@omerta/terminal/game.ts';
import { spread, wrapped } from '@omerta/terminal/lines.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { name, type Scene, ui } from '../scene.ts';
import { romanOf } from '../words.ts';
import { faceUpAllies, publicJobs } from './jobs.ts';
import { hudson, piles } from './piles.ts';
import { completedJobs, rail } from './rail.ts';
import { spacesInFull, spacesInShort } from './spaces.ts';
import { turfsInFull, turfsInShort } from './turfs.ts';

/** The table as lines no wider than the terminal. */
export function board(scene: Scene, view: View, { columns: width }: Size, detail: Detail): string[] {
  const sections: Readonly<Record<Detail, () => string[]>> = {
    whole: () => [
      ...turfsInFull(scene, view, width),
      ...spacesInFull(scene, view, width),
      ...publicJobs(scene, view, width),
      ...faceUpAllies(scene, view, width),
      ...piles(scene, view, width),
      ...hudson(scene, view, width),
      ...rail(scene, view, width),
      ...completed(scene, view, width),
    ],
    usual: () => [
      ...turfsInFull(scene, view, width),
      ...spacesInShort(scene, view, width),
      ...publicJobs(scene, view, width),
      ...faceUpAllies(scene, view, width),
      ...hudson(scene, view, width),
      ...rail(scene, view, width),
    ],
    short: () => [...turfsInShort(scene, view, width), ...rail(scene, view, width)],
  };
  return [header(scene, view, width), ...sections[detail]()];
}

function header(scene: Scene, { table }: View, width: number): string {
  const { bold, dim } = scene.paint;
  const act = romanOf(table.act);
  const title = name(scene, 'act', String(table.act));
  const left = bold(ui(scene, 'actAndPhase', { act, title, phase: name(scene, 'phase', table.phase) }));
  const limit = handLimit(scene.content, table);
  return spread(`── ${left} `, dim(` ${ui(scene, 'handLimit', { limit })} ──`), width);
}

function completed(scene: Scene, view: View, width: number): string[] {
  const jobs = completedJobs(scene, view);
  if (jobs.length === 0) return [];
  return wrapped(`${scene.paint.dim(`${ui(scene, 'completedJobs')}: `)}${jobs.join(' · ')}`, width, '    ');
}
