import { useEditor } from '../editor.ts';
import { changeEntry } from '../edits.ts';
import type { Lists, NamedList } from '../entries.ts';

/** One entry of a list: what every field of its form is told, and how its fields change. */
export function useEntry<L extends NamedList>(list: L, at: number, entry: Lists[L]) {
  const { pack, edit } = useEditor();
  return {
    field: { entry: `${list}/${entry.id}`, source: entry },
    change: (fields: Partial<Lists[L]>) =>
      edit(changeEntry(pack, list, at, fields), `${entry.id} ${Object.keys(fields).join()}`),
  };
}
