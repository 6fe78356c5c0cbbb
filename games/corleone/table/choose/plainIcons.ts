import type { Choice, Pack, SeenRules, View } from '@omerta/corleone/seen';
import { effectOfAbility, isPlain } from '../show/effects.ts';

/** The icons left that are simply taken, each as often as it is there. */
export function plainIcons(rules: SeenRules, pack: Pack, view: View): readonly Choice[] {
  const task = view.table.agenda.at(-1);
  if (task?.kind !== 'abilities' || task.inOrder || task.seat !== view.viewer) return [];
  const offered = new Set(rules.choices(view).flatMap(choice => (choice.kind === 'use' ? [choice.ability] : [])));
  return task.left
    .filter(ability => offered.has(ability) && isPlain(effectOfAbility(pack, ability)))
    .map(ability => ({ kind: 'use', ability }));
}
