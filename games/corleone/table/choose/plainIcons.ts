import { type Choice, type Content, isSimplyTaken, type SeenRules, type View } from '@omerta/corleone/seen';

/** The icons left that are simply taken, each as often as it is there. */
export function plainIcons(rules: SeenRules, content: Content, view: View): readonly Choice[] {
  const task = view.table.agenda.at(-1);
  if (task?.kind !== 'abilities' || task.inOrder || task.seat !== view.viewer) return [];
  const offered = new Set(rules.choices(view).flatMap(choice => (choice.kind === 'use' ? [choice.ability] : [])));
  return task.left
    .filter(ability => offered.has(ability) && isSimplyTaken(content, ability))
    .map(ability => ({ kind: 'use', ability }));
}
