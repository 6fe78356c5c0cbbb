import type { View } from '@omerta/corleone/rules';
import { wrapped } from '@omerta/terminal/lines.ts';
import type { Size } from '@omerta/terminal/size.ts';
import { name, type Scene, ui } from '../scene.ts';
import { cardText } from '../words.ts';
import { demandOf, titleOf } from './jobs.ts';

/** What the cards do that the viewer sees: in hand, on offer, public jobs, face-up allies. */
export function cards(scene: Scene, { own, table }: View, { columns }: Size): string[] {
  const section = (title: string, jobs: readonly string[], allies: readonly string[]) =>
    jobs.length + allies.length === 0
      ? []
      : [
          scene.paint.bold(title),
          ...[...new Set(jobs)].flatMap(job => jobLines(scene, job, columns)),
          ...[...new Set(allies)].flatMap(ally => allyLines(scene, ally, columns)),
        ];
  return [
    ...section(ui(scene, 'hand'), [...(own?.offer ?? []), ...(own?.hand.jobs ?? [])], own?.hand.allies ?? []),
    ...section(ui(scene, 'publicJobs'), table.publicJobs, []),
    ...section(ui(scene, 'allies'), [], table.allies),
  ];
}

function jobLines(scene: Scene, job: string, width: number): string[] {
  const text = cardText(scene.language, 'job', job, scene.content.pack);
  return wrapped(`  ${titleOf(scene, job)} (${demandOf(scene, job)}): ${text}`, width, '    ');
}

function allyLines(scene: Scene, ally: string, width: number): string[] {
  return wrapped(
    `  ${name(scene, 'ally', ally)}: ${cardText(scene.language, 'ally', ally, scene.content.pack)}`,
    width,
    '    ',
  );
}
