// A table of Corleone's Empire as a page has it, drawn as a text.

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Content, type SeenEvent, type SeenRules, startRecall, type View } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import type { Frame, TableInfo } from '@omerta/protocol';
import { PagePartsContext } from '@omerta/table/page/pageParts.ts';
import { settings } from '@omerta/table/settings/settings.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { NEW_TABLE } from '@omerta/table/table/tableState.ts';
import { TableContext } from '@omerta/table/table/useTable.ts';
import { plainPage } from '@omerta/table/testing/plainPage.ts';
import { type Say, sayingIn } from '@omerta/table/words/sayingIn.ts';
import type { Language } from '@omerta/words';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { PlayProvider } from '../choose/PlayProvider.tsx';
import { familyOf } from '../draw/families.ts';
import { type AtTable, AtTableContext } from '../show/atTable.ts';
import { type GameWords, gameWords } from '../show/gameWords.ts';
import { namesIn } from '../show/names.ts';

export interface Seen {
  readonly content: Content;
  readonly rules: SeenRules;
  readonly view: View;
  readonly log?: readonly SeenEvent[];
  readonly hints?: boolean;
}

/** Drawn on a server, a page has the settings it begins with. */
export async function speak(language: Language): Promise<Say<GameWords>> {
  const first = settings.getInitialState();
  vi.spyOn(settings, 'getInitialState').mockReturnValue({ ...first, language });
  return sayingIn(language, await gameWords.load(language));
}

const NAMES = ['Ania', 'Bo', 'Cem', 'Dora', 'Ewa'];

export const peopleOf = ({ table }: View) => table.seats.map(({ family }, seat) => ({ name: NAMES[seat]!, family }));

/** What `speak` gave says its words. */
export async function drawn(
  language: Language,
  say: Say<GameWords>,
  seen: Seen,
  element: ReactElement,
): Promise<string> {
  const info = infoOf(seen);
  const frame = frameOf(seen);
  const state = { ...NEW_TABLE, info, frame, shown: frame, log: seen.log, connection: { kind: 'live' } };
  const model = { store: createStore(() => state), source: { kind: 'online' } } as unknown as TableModel; // all that is read
  const table = createElement(
    TableContext,
    { value: model },
    createElement(
      AtTableContext,
      { value: atTable(language, say, seen, info) },
      createElement(PlayProvider, undefined, element),
    ),
  );
  const page = createElement(PagePartsContext, { value: plainPage }, table);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

function atTable(language: Language, say: Say<GameWords>, { content, rules, view }: Seen, info: TableInfo): AtTable {
  const { pack } = content;
  const setting = { people: peopleOf(view), content };
  return {
    info,
    pack,
    content,
    rules,
    language,
    setting,
    say,
    names: namesIn(language, setting),
    families: setting.people.map(({ family }) => familyOf(pack, family)),
    seat: view.viewer === 'spectator' ? undefined : view.viewer,
    view,
    table: view.table,
    story: { played: [], onStage: undefined, phase: [] },
    waiting: waitingIn(view),
    recall: startRecall(view.table.seats.length, pack),
  };
}

function frameOf({ rules, view }: Seen): Frame {
  const prompt = rules.promptOf(view);
  return {
    match: 'm',
    viewer: view.viewer,
    version: 1,
    undone: 0,
    events: [],
    view,
    waiting: waitingIn(view),
    ...(prompt === undefined ? {} : { question: { prompt, decision: 1, isChange: false, mayUndo: false } }),
    clocks: [],
    over: prompt === undefined,
  };
}

const waitingIn = ({ viewer }: View): Seat[] => (viewer === 'spectator' ? [] : [viewer]);

const infoOf = ({ view: { table }, hints = false }: Seen) =>
  ({
    match: 'm',
    game: 'corleone',
    stage: 'playing',
    options: {},
    settings: { memoryAid: true, hints, clock: { kind: 'none' } },
    pack: '',
    seats: table.seats.map((_seat, at) => ({
      kind: 'person',
      name: NAMES[at],
      ready: true,
      present: true,
      takenOverByBot: false,
    })),
    you: { viewer: 0, isHost: false, isScreen: false },
    votes: { pause: [], abandon: [] },
    clocks: [],
  }) as unknown as TableInfo; // all a table reads
