import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { cashnguns, type State, type View } from '@omerta/cashnguns/rules';
import { bullets, cashWith, play, type Story, viewOf } from '@omerta/cashnguns/testing';
import { has, listSeats, pick, randomFrom, type Seat } from '@omerta/kernel';
import type { Frame, TableInfo } from '@omerta/protocol';
import { PagePartsContext } from '@omerta/table/page/pageParts.ts';
import type { TableSource } from '@omerta/table/table/source.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { NEW_TABLE, type TableState } from '@omerta/table/table/tableState.ts';
import { TableContext } from '@omerta/table/table/useTable.ts';
import { plainPage } from '@omerta/table/testing/plainPage.ts';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import english from '../words/catalogues/en/table.json' with { type: 'json' };
import talentEnglish from '../words/catalogues/en/talents.json' with { type: 'json' };
import Controller from './Controller.tsx';
import { PlayProvider } from './choose/PlayProvider.tsx';
import { PlayContext, usePlay } from './choose/play.ts';
import { PROMPTS } from './choose/prompts.ts';
import { Panel } from './scenes/Panel.tsx';
import { PhoneStage } from './scenes/PhoneStage.tsx';
import { TableProvider } from './show/TableProvider.tsx';
import Table from './Table.tsx';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://server', pathname: '/', search: '' });
  vi.stubGlobal('document', { baseURI: 'http://server/' });
});
afterEach(() => vi.unstubAllGlobals());

const SECRETS = { click: 'click', bang: 'bang' } as const;

test.each([Table, Controller])('§7 Click or Bang, all others see the same table until the reveal', async Drawn => {
  for (const viewer of ['B', 'spectator'] as const) {
    const [clicks, bangs] = await Promise.all(
      Object.values(SECRETS).map(bullet => pictures({ A: `${bullet}>B` }, viewer, Drawn)),
    );
    expect(clicks).toHaveLength(3);
    expect(bangs).toEqual(clicks);
  }
});

test.each([Table, Controller])(
  '§7 a player who has decided sees the same screen, whatever the choice was',
  async Drawn => {
    const [clicks, bangs] = await Promise.all(
      Object.values(SECRETS).map(async bullet => {
        const game = cashWith();
        play(game, 'A', bullet);
        return drawn(frameOf(game, 'A'), Drawn);
      }),
    );
    expect(clicks).toContain(english.youAreIn);
    expect(bangs).toEqual(clicks);
  },
);

test('every kind of question is drawn with its own title', async () => {
  const missing = new Set(Object.keys(PROMPTS));
  for (let seed = 1; seed <= 40 && missing.size > 0; seed += 1) {
    const state = cashnguns.setup({ players: 8, talents: true, talentDeal: seed % 2 === 0 ? 'two' : 'random' }, seed);
    const random = randomFrom(seed);
    for (;;) {
      const waiting = listSeats(cashnguns.waitingFor(state));
      if (waiting.length === 0) break;
      const seat = pick(random, waiting);
      const kind = cashnguns.promptOf(cashnguns.viewFor(state, seat))?.kind ?? '';
      if (missing.delete(kind)) {
        const title = english[`ask.${kind}` as keyof typeof english].replace("'", '&#x27;').replace('&', '&amp;');
        expect(await drawn(frameFor(state, seat), Table), kind).toContain(title);
      }
      cashnguns.play(state, seat, pick(random, cashnguns.choices(cashnguns.viewFor(state, seat))));
    }
  }
  expect([...missing]).toEqual([]);
});

test('§7 a covered hand has nothing of its cards on the page', async () => {
  const kinds = new Set(['bullet', 'cunning', 'giveBack', 'smart', 'reload']);
  for (let seed = 1; seed <= 60 && kinds.size > 0; seed += 1) {
    const state = cashnguns.setup({ players: 8, talents: true }, seed);
    const random = randomFrom(seed);
    for (;;) {
      const waiting = listSeats(cashnguns.waitingFor(state));
      if (waiting.length === 0) break;
      const seat = pick(random, waiting);
      const frame = frameFor(state, seat);
      const kind = frame.question?.prompt.kind ?? '';
      if (kinds.delete(kind)) expect(await drawn(inOtherWorld(frame), Covered), kind).toBe(await drawn(frame, Covered));
      cashnguns.play(state, seat, pick(random, cashnguns.choices(cashnguns.viewFor(state, seat))));
    }
  }
  expect([...kinds]).toEqual([]);
});

test('an eliminated player may bet on all who are still alive, until the end of round 5', async () => {
  const bets = async (round: number) => {
    const markup = await drawn(
      frameOf(cashWith({ players: 5, round, B: { alive: false }, C: { alive: false } }), 'B'),
      Table,
    );
    const [, book] = /<fieldset[^>]*>(.*?)<\/fieldset>/.exec(markup) ?? [];
    return { names: INFO.seats.flatMap(({ name }) => (book?.includes(`${name}<small>`) ? [name] : [])), markup };
  };
  const { names } = await bets(5);
  expect(names).toEqual(['Ania', 'Dora', 'Ewa']);
  const late = await bets(6);
  expect(late.names).toEqual([]);
  expect(late.markup).toContain(english['bet.none']);
});

const TALENTS = {
  A: { talent: 'stealthy' },
  B: { talent: 'kid' },
  C: { talent: 'smart' },
  D: { talent: 'lucky' },
} as const;

test.each([Table, Controller])('T0 in round 1 every player is shown all Talents, the own one first', async Drawn => {
  const game = cashWith({ ...TALENTS, options: { talents: true } });
  const [, sheet = ''] = /<dialog[^>]*>(.*)<\/dialog>/s.exec(await drawn(frameOf(game, 'A'), Drawn)) ?? [];
  const told = sheet.replaceAll(/<[^>]*>/g, ' ');
  expect(told).toMatch(/You’re The Stealthy.*Bo.*The Kid.*Cem.*The Smart.*Dora.*The Lucky Man.*Got it/s);
  for (const talent of ['stealthy', 'kid', 'smart', 'lucky'] as const)
    expect(told).toContain(talentEnglish[`order.${talent}`]);
  for (const own of ['works.stealthy', 'not.stealthy'] as const) expect(told).toContain(talentEnglish[own]);
});

test('T0 on a phone the own Talent stays in sight in every round, and an order of it is read out', async () => {
  const game = cashWith({ ...TALENTS, round: 4 });
  const phone = await drawn(frameOf(game, 'A'), Controller);
  expect(phone).toContain(`aria-label="Your Talent: The Stealthy. ${talentEnglish['order.stealthy']}"`);
});

test.each([
  ['to spectators', { ...TALENTS }, 'spectator', 'online'],
  ['after round 1', { ...TALENTS, round: 2 }, 'A', 'online'],
  ['in replays', { ...TALENTS }, 'A', 'replay'],
  ['at a table without Talents', {}, 'A', 'online'],
] as const)('T0 Talents are not explained %s', async (_, given, viewer, kind) => {
  const game = cashWith(given);
  expect(await drawn(frameOf(game, viewer), Table, kind)).not.toContain(english['talents.title']);
});

/** The same question with the other cards in hand. */
function inOtherWorld(frame: Frame): Frame {
  const view = frame.view as View;
  const own = view.own!;
  const other = { click: 'bang', bang: 'click', '': '' } as const;
  const swapped = {
    ...own,
    hand: { click: own.hand.bang, bang: own.hand.click },
    played: other[own.played],
    hustle: own.hustle === undefined ? undefined : { ...own.hustle, got: other[own.hustle.got] },
  };
  const changed = { ...view, own: swapped } as View;
  return { ...frame, view: changed, question: { ...frame.question!, prompt: cashnguns.promptOf(changed)! } };
}

/** The panel of a phone with the hand face down. */
const Covered = () => createElement(TableProvider, null, createElement(PlayProvider, null, createElement(FaceDown)));

function FaceDown() {
  const play = usePlay();
  return createElement(
    PlayContext,
    { value: { ...play, isHidden: true } },
    createElement(PhoneStage),
    createElement(Panel),
  );
}

/** While A has loaded, once all have, and with A's target chosen. */
async function pictures(plans: { A: string }, viewer: 'B' | 'spectator', Drawn: typeof Table) {
  const [bullet = ''] = plans.A.split('>');
  const game = cashWith();
  const list: string[] = [];
  const look = async () => list.push(await drawn(frameOf(game, viewer), Drawn));
  play(game, 'A', bullet);
  await look();
  bullets(game, plans);
  await look();
  play(game, 'A', 'aim:B');
  await look();
  return list;
}

const SEATS = { A: 0, B: 1, spectator: 'spectator' } as const;

const frameOf = (game: Story, viewer: keyof typeof SEATS): Frame => ({
  ...frameFor(game.state, SEATS[viewer]),
  view: viewOf(game, viewer),
});

function frameFor(state: State, viewer: Seat | 'spectator'): Frame {
  const view = cashnguns.viewFor(state, viewer);
  const prompt = viewer === 'spectator' ? undefined : cashnguns.promptOf(view);
  const waiting = cashnguns.waitingFor(state);
  const isChange = viewer !== 'spectator' && !has(waiting, viewer);
  return {
    match: 'm',
    viewer,
    version: 1,
    undone: 0,
    events: [],
    view,
    waiting: listSeats(waiting),
    ...(prompt === undefined ? {} : { question: { prompt, decision: 1, isChange, mayUndo: false } }),
    clocks: [],
    over: false,
  };
}

const seatNamed = (name: string) =>
  ({ kind: 'person', name, ready: true, present: true, takenOverByBot: false }) as const;

const INFO = {
  match: 'm',
  game: 'cashnguns',
  stage: 'playing',
  options: {},
  settings: { memoryAid: true, clock: { kind: 'none' } },
  pack: '',
  seats: ['Ania', 'Bo', 'Cem', 'Dora', 'Ewa', 'Finn', 'Gus', 'Hana'].map(seatNamed),
  you: { viewer: 'spectator', isHost: false, isScreen: false },
  votes: { pause: [], abandon: [] },
  clocks: [],
} as unknown as TableInfo; // all a table reads

async function drawn(frame: Frame, Drawn: typeof Table, kind: TableSource['kind'] = 'online'): Promise<string> {
  const state: TableState = { ...NEW_TABLE, info: INFO, frame, shown: frame, connection: { kind: 'live' } };
  const model = { store: createStore(() => state), source: { kind } } as unknown as TableModel; // likewise
  const table = createElement(TableContext, { value: model }, createElement(Drawn));
  const element = createElement(PagePartsContext, { value: plainPage }, table);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
