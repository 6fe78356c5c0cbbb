import { applyEvent, openLootsAfter, type SeenEvent, seenRules, type View } from '@omerta/cashnguns/seen';
import type { CashSetting } from '@omerta/cashnguns/words';
import type { TableInfo } from '@omerta/protocol';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { type Shown, ShownTable } from '@omerta/table/table/ShownTable.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useMemo } from 'react';
import { gangstersBySeat } from '../draw/gangsters.ts';
import { type AtTable, AtTableContext } from './atTable.ts';
import { gameWords } from './gameWords.ts';
import { namesIn } from './names.ts';
import { useRecall } from './recall/useRecall.ts';
import { useBeat } from './staging/showdown.ts';
import { type Story, useStory } from './story.ts';

/** Gives the parts of a table what they read, as soon as there is something to draw. */
export const TableProvider = ({ children }: { readonly children: ReactNode }) => (
  <ShownTable>{known => <KnownTable {...known}>{children}</KnownTable>}</ShownTable>
);

function KnownTable({ info, shown, children }: Shown & { readonly children: ReactNode }) {
  const language = useSettings(settings => settings.language);
  const say = useWords(gameWords);
  const story = useStory();
  const scene = useBeat(story.onStage);
  const view = shown.view as View; // frames of this game hold its views
  const setting = useSetting(info, view);
  const names = useMemo(() => namesIn(language, setting), [language, setting]);
  const events = useEventsShown(story, scene.beat === 'shown');
  const { table, loots } = useMemo(() => events.reduce<Drawn>(drawnAfter, view), [events, view]);
  const { waiting } = shown;
  const recall = useRecall(info, shown, view.table.players);
  const at = useMemo<AtTable>(
    () => ({
      info,
      rules: seenRules(),
      language,
      setting,
      say,
      names,
      gangsters: gangstersBySeat(info.options).slice(0, view.table.players),
      seat: view.viewer === 'spectator' ? undefined : view.viewer,
      view,
      table,
      loots,
      story,
      scene,
      waiting,
      recall,
    }),
    [info, language, setting, say, names, view, table, loots, story, scene, waiting, recall],
  );
  return <AtTableContext value={at}>{children}</AtTableContext>;
}

type Drawn = Pick<View, 'table' | 'loots'>;

/** Table and open loot once this was seen. */
function drawnAfter({ table: before, loots }: Drawn, event: SeenEvent): Drawn {
  const table = applyEvent(before, event);
  return { table, loots: loots === undefined ? undefined : openLootsAfter(loots, event, table) };
}

/** The event on stage counts from the beat on in which it is shown. */
function useEventsShown({ played, onStage }: Story, isShown: boolean): Story['played'] {
  return useMemo(() => (isShown && onStage !== undefined ? [...played, onStage] : played), [played, onStage, isShown]);
}

/** Who plays: the same object until a player changes. */
function useSetting(info: TableInfo, view: View): CashSetting {
  const known = info.seats
    .slice(0, view.table.players)
    .map(({ name }, seat) => `${name}\t${view.table.seats[seat]?.talent ?? ''}`)
    .join('\n');
  return useMemo(() => {
    const people = known.split('\n').map(person => {
      const [name = '', talent = ''] = person.split('\t');
      return { name, talent: talent as NonNullable<CashSetting['people'][number]['talent']> };
    });
    return { people };
  }, [known]);
}
