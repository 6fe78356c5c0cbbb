import { corleoneText } from '@omerta/corleone/words';
import { useAtTable } from './atTable.ts';

/** What the table says while nothing is asked of this viewer: what happens, or who is waited for. */
export function useWaitingWords(): { readonly title: string; readonly why: string } {
  const { say, names, language, setting, story, waiting, table, view } = useAtTable();
  const { onStage } = story;
  const phase = names.phase(table.phase);
  if (onStage !== undefined) return { title: phase, why: corleoneText.eventText(language, onStage, setting) };
  if (table.phase === 'over') return { title: phase, why: '' };
  const others = waiting.filter(seat => seat !== view.viewer);
  const [first] = others;
  if (first === undefined) return { title: phase, why: '' };
  const players = others.map(names.player).join(', ');
  const task = view.table.agenda.at(-1);
  const title = say(others.length > 1 ? 'waiting.several' : 'waiting.one', { player: names.player(first), players });
  return { title, why: task === undefined ? phase : say('waiting.for', { task: task.kind }) };
}
