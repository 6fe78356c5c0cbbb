import { applyEvent, type Content, seenRules, type View } from '@omerta/corleone/seen';
import type { Setting } from '@omerta/corleone/words';
import type { TableInfo } from '@omerta/protocol';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { type Shown, ShownTable } from '@omerta/table/table/ShownTable.tsx';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, use, useMemo } from 'react';
import { familyOf } from '../draw/families.ts';
import { type AtTable, AtTableContext } from './atTable.ts';
import { gameWords } from './gameWords.ts';
import { namesIn } from './names.ts';
import { loadContent } from './packs.ts';
import { useRecall } from './recall/useRecall.ts';
import { useStory } from './story.ts';

/** Gives the parts of a table what they read, as soon as there is something to draw. */
export const TableProvider = ({ children }: { readonly children: ReactNode }) => (
  <ShownTable>{known => <KnownTable {...known}>{children}</KnownTable>}</ShownTable>
);

function KnownTable({ info, shown, children }: Shown & { readonly children: ReactNode }) {
  const model = useTableModel();
  const { fetchPack } = usePageParts();
  const language = useSettings(settings => settings.language);
  const say = useWords(gameWords);
  const content = use(loadContent(info.pack, model.source, fetchPack));
  const { pack } = content;
  const rules = useMemo(() => seenRules(content), [content]);
  const story = useStory();
  const view = shown.view as View; // frames of this game hold its views
  const setting = useSetting(info, view, content);
  const names = useMemo(() => namesIn(language, setting), [language, setting]);
  const families = useMemo(() => setting.people.map(({ family }) => familyOf(pack, family)), [setting, pack]);
  const { played } = story;
  const table = useMemo(
    () => played.reduce((table, event) => applyEvent(content, table, event), view.table),
    [played, view, content],
  );
  const { waiting } = shown;
  const recall = useRecall(info, shown, pack);
  const at = useMemo<AtTable>(
    () => ({
      info,
      pack,
      content,
      rules,
      language,
      setting,
      say,
      names,
      families,
      seat: view.viewer === 'spectator' ? undefined : view.viewer,
      view,
      table,
      story,
      waiting,
      recall,
    }),
    [info, pack, content, rules, language, setting, say, names, families, view, table, story, waiting, recall],
  );
  return <AtTableContext value={at}>{children}</AtTableContext>;
}

/** Who plays and with which pack: the same object until a player changes. */
function useSetting(info: TableInfo, view: View, content: Content): Setting {
  const known = info.seats.map(({ name }, seat) => `${name}\n${view.table.seats[seat]?.family ?? ''}`).join('\n\n');
  return useMemo(() => {
    const people = known.split('\n\n').map(person => {
      const [name = '', family = ''] = person.split('\n');
      return { name, family };
    });
    return { people, content };
  }, [known, content]);
}
