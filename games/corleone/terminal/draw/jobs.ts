import type { View } from '@omerta/corleone/rules';
import { aligned, wrapped } from '@omerta/terminal/lines.ts';
import { name, type Scene, ui } from '../scene.ts';
import { notesText } from '../words.ts';

/** The public jobs with their goods and reward, one line each. */
export function publicJobs(scene: Scene, { table }: View, width: number): string[] {
  if (table.publicJobs.length === 0) return [];
  const rows = table.publicJobs.map((job, at) => [
    at === 0 ? scene.paint.dim(ui(scene, 'publicJobs')) : '',
    titleOf(scene, job),
    demandOf(scene, job),
  ]);
  return aligned(rows, [{}, { least: 14 }, { least: 20 }], width);
}

/** The allies to be bribed. */
export function faceUpAllies(scene: Scene, { table }: View, width: number): string[] {
  if (table.allies.length === 0) return [];
  const allies = table.allies.map(ally => name(scene, 'ally', ally)).join(' · ');
  return wrapped(`${scene.paint.dim(`${ui(scene, 'allies')}: `)}${allies}`, width, '    ');
}

export function titleOf(scene: Scene, job: string): string {
  return scene.paint.in(scene.content.jobs.get(job)!.color, name(scene, 'job', job));
}

/** "Gun + Booze → $3". */
export function demandOf({ content, ...scene }: Scene, job: string): string {
  const { payments, reward } = content.jobs.get(job)!;
  const goods = payments[0]!.map(good => name({ content, ...scene }, 'good', good)).join(' + ');
  return `${goods} → ${notesText(scene.language, reward)}`;
}
