// npm run walk: what runs between the tap that plays a thug in Corleone's Empire and the line of the log that tells of it.
//
// It is one real press: the table's own `tap` in a game against bots in the browser's way (host, match engine and rules in
// one thread, games in memory, one tap confirms), then the log drawn anew from the frame that came back. Every function of
// the project says in which file it stands when it is called (vitest.config.ts here). Counted are
//   files     in which a function ran, helpers of three lines included
//   folders   packages and facets of the game they lie in; a crossing is the first step into one of them
//   calls     pairs of folders, the first of which called the second
// Not counted: drawing the board and its preview, motions, and libraries.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PlayProvider } from '@omerta/corleone/table/choose/PlayProvider.tsx';
import { usePlay } from '@omerta/corleone/table/choose/play.ts';
import { LogColumn } from '@omerta/corleone/table/show/log/LogColumn.tsx';
import { TableProvider } from '@omerta/corleone/table/show/TableProvider.tsx';
import { PagePartsContext } from '@omerta/table/page/pageParts.ts';
import { settings } from '@omerta/table/settings/settings.ts';
import { openTable } from '@omerta/table/table/tableModel.ts';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { TableContext } from '@omerta/table/table/useTable.ts';
import { plainPage } from '@omerta/table/testing/plainPage.ts';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { wholeGame } from '../../web/src/games/wholeGames.ts';
import { localHost } from '../../web/src/practice/localHost.ts';
import { memoryGames } from '../../web/src/practice/memoryGames.ts';
import { practiceSource } from '../../web/src/practice/practiceSource.ts';

test('a thug, from the tap to the line of the log', async () => {
  const model = openTable(newGame());
  const promptKind = () => openQuestion(model.store.getState())?.prompt.kind;
  await until(() => promptKind() === 'turn');
  vi.spyOn(settings, 'getInitialState').mockReturnValue({ ...settings.getInitialState(), confirm: 'once' });
  const play = await playAt(model);
  await drawn(model, createElement(LogColumn)); // words are loaded

  const files = new Set();
  const calls = new Set();
  Error.stackTraceLimit = 30;
  globalThis.walk = file => {
    files.add(file);
    const caller = callerIn(new Error().stack);
    if (caller !== undefined && folderOf(caller) !== folderOf(file))
      calls.add(`${folderOf(caller)} → ${folderOf(file)}`);
  };
  play.tap('place:gunShop');
  await until(() => promptKind() === 'abilities');
  const page = await drawn(model, createElement(LogColumn));
  globalThis.walk = undefined;
  model.close();
  expect(page).toContain('Gun Shop');

  const folders = [...new Set([...files].map(folderOf))];
  for (const folder of folders) {
    const inside = [...files].filter(file => folderOf(file) === folder);
    console.log(`${folder}: ${inside.length}\n${inside.map(file => `  ${file.slice(folder.length + 1)}`).join('\n')}`);
  }
  console.log([...calls].map(call => `  ${call}`).join('\n'));
  console.log(`${files.size} files, ${folders.length} folders, ${folders.length - 1} crossings, ${calls.size} calls`);
});

function newGame() {
  const clock = { now: () => 7, after: (_ms, call) => clearTimeout.bind(undefined, setTimeout(call)) };
  const openStore = async () => ({ ...memoryGames(), isKept: true });
  const host = localHost({ wholeGame, openStore, clock, report: console.error });
  const started = { host, fault: new Promise(() => {}), end: () => void host.close() };
  return practiceSource(() => started, {
    kind: 'new',
    game: 'corleone',
    start: { kind: 'deal', options: { players: 3, firstPlayer: 0 }, seed: 3 },
    seats: [{ name: 'Ania' }, { level: 'casual' }, { level: 'casual' }],
    pace: 'instant',
  });
}

/** What a component of the table may do. */
async function playAt(model) {
  let play;
  const Component = () => {
    play = usePlay();
    return null;
  };
  await drawn(model, createElement(PlayProvider, undefined, createElement(Component)));
  return play;
}

/** Drawn on a server a page has the state its store begins with. */
function drawn(model, element) {
  const value = { ...model, store: createStore(model.store.getState) };
  const table = createElement(TableContext, { value }, createElement(TableProvider, undefined, element));
  const page = createElement(PagePartsContext, { value: plainPage }, table);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

async function until(isTrue) {
  while (!isTrue()) await new Promise(resolve => setTimeout(resolve));
}

/** The file of the project that called the function which said where it stands. */
function callerIn(stack) {
  const [, , ...frames] = stack.split('\n').slice(1);
  const files = frames.map(frame => /\/((?:engine|games|server|web|cli)\/[^:?)]+\.tsx?)/.exec(frame)?.[1]);
  return files.find(file => file !== undefined);
}

const folderOf = file => /^(?:games\/[^/]+\/[^/]+|engine\/[^/]+|[^/]+)/.exec(file)[0];
