import type { Frame, Question, TableInfo } from '@omerta/protocol';
import { expect, test } from 'vitest';
import { SHOW_NOTHING, type Showing } from './showing.ts';
import type { Answered, SeenLog, TableListener, TableSource } from './source.ts';
import { openTable } from './tableModel.ts';
import { openQuestion } from './tableState.ts';

const asked = (decision: number, kind = 'turn'): Question => ({
  prompt: { kind },
  decision,
  isChange: false,
  mayUndo: false,
});

const frameOf = (version: number, fields: Partial<Frame> = {}): Frame => ({
  match: 'm',
  viewer: 0,
  version,
  since: version - 1,
  undone: 0,
  events: [{ kind: `event${version}` }],
  view: { at: version },
  waiting: [0],
  clocks: [],
  over: false,
  ...fields,
});

const kinds = (log: readonly object[] | undefined) => log?.map(event => (event as { kind: string }).kind);
const soon = () => new Promise(resolve => setTimeout(resolve));

/** A table whose source is worked by hand. */
function tableWith(showing: Showing = SHOW_NOTHING, log: () => Promise<SeenLog | undefined> = async () => undefined) {
  const sent: [number, string][] = [];
  let told: TableListener | undefined;
  let reply: (answered: Answered) => void = () => {};
  const source: TableSource = {
    kind: 'online',
    listen: listener => {
      told = listener;
      listener.connection({ kind: 'live' });
      return () => {};
    },
    answer: (decision, text) => {
      sent.push([decision, text]);
      return new Promise(resolve => {
        reply = resolve;
      });
    },
    undo: async () => ({ ok: true }),
    draft: () => {},
    log,
  };
  const model = openTable(source, showing);
  return { model, listener: told!, sent, reply: (answered: Answered) => reply(answered), state: model.store.getState };
}

/** A showing that waits until it is told to go on. */
function slowShowing() {
  const waiting: (() => void)[] = [];
  const behind: number[] = [];
  const showing: Showing = {
    ...SHOW_NOTHING,
    lengthOf: () => 500,
    play: (_event, _before, rest) => {
      behind.push(rest);
      return new Promise(resolve => waiting.push(resolve));
    },
    skip: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
  return { showing, behind, next: () => waiting.shift()?.() };
}

test('the first frame is drawn at once, with the log it brings', async () => {
  const { listener, state } = tableWith();
  listener.frame(frameOf(1));
  await soon();
  expect(state().shown?.version).toBe(1);
  expect(kinds(state().log)).toEqual(['event1']);
});

test('events are shown one after another over the old view; the log grows with them', async () => {
  const { showing, behind, next } = slowShowing();
  const { listener, state } = tableWith(showing);
  listener.frame(frameOf(1));
  await soon();
  listener.frame(frameOf(2, { events: [{ kind: 'a' }, { kind: 'b' }] }));
  listener.frame(frameOf(3));
  await soon();
  expect(state()).toMatchObject({ frame: { version: 3 }, shown: { version: 1 }, onStage: { kind: 'a' } });
  next();
  await soon();
  expect(kinds(state().log)).toEqual(['event1', 'a']);
  next();
  await soon();
  expect(state()).toMatchObject({ shown: { version: 2 }, onStage: { kind: 'event3' } });
  next();
  await soon();
  expect(kinds(state().log)).toEqual(['event1', 'a', 'b', 'event3']);
  expect(behind).toEqual([500, 500, 0]); // the third frame came when the first event was on already
});

test('without a stage, frames are drawn at once, with nothing in between', async () => {
  const { model, listener, state } = tableWith();
  listener.frame(frameOf(1));
  await soon();
  listener.frame(frameOf(2, { events: [{ kind: 'a' }, { kind: 'b' }] }));
  expect(state()).toMatchObject({ shown: { version: 2 }, onStage: undefined });
  expect(kinds(state().log)).toEqual(['event1', 'a', 'b']);
  let changes = 0;
  model.store.subscribe(() => {
    changes++;
  });
  await soon();
  expect(changes).toBe(0);
});

test('what was taken back leaves the log', async () => {
  const { listener, state } = tableWith();
  listener.frame(frameOf(1));
  listener.frame(frameOf(2, { events: [{ kind: 'a' }, { kind: 'b' }] }));
  listener.frame(frameOf(3, { undone: 2, events: [] }));
  await soon();
  expect(kinds(state().log)).toEqual(['event1']);
});

test('a frame that comes twice, or late, changes nothing', async () => {
  const { listener, state } = tableWith();
  for (const version of [1, 2, 2, 1, 3]) listener.frame(frameOf(version));
  await soon();
  expect(kinds(state().log)).toEqual(['event1', 'event2', 'event3']);
});

test('after a gap the whole log is asked for, and what it holds already is not added again', async () => {
  const whole = { version: 8, events: ['x', 'y', 'z'].map(kind => ({ kind })) };
  const { listener, state } = tableWith(SHOW_NOTHING, async () => whole);
  listener.frame(frameOf(1));
  await soon();
  const { since: _, ...lost } = frameOf(7, { events: [] });
  listener.frame(lost);
  listener.frame(frameOf(8));
  listener.frame(frameOf(9));
  await soon();
  expect(state().shown?.version).toBe(9);
  expect(kinds(state().log)).toEqual(['x', 'y', 'z', 'event9']);
});

test('with other eyes nothing from before holds', async () => {
  const { showing } = slowShowing();
  const { listener, state } = tableWith(showing, async () => ({ version: 5, events: [{ kind: 'theirs' }] }));
  listener.frame(frameOf(1));
  await soon();
  listener.frame(frameOf(2));
  listener.frame(frameOf(5, { viewer: 'spectator' }));
  await soon();
  expect(state()).toMatchObject({ shown: { viewer: 'spectator' }, log: [{ kind: 'theirs' }] });
});

test('what the log left out while the game ran is asked for when it is over, once', async () => {
  const asked: string[] = [];
  const log = async () => ({ version: asked.push('log') === 1 ? 1 : 3, events: [{ kind: `part ${asked.length}` }] });
  const { listener, state } = tableWith(SHOW_NOTHING, log);
  const { since: _, ...first } = frameOf(1);
  listener.frame(first);
  await soon();
  listener.frame(frameOf(2, { events: [{ kind: 'now' }] }));
  await soon();
  expect(kinds(state().log)).toEqual(['part 1', 'now']);
  listener.frame(frameOf(3, { over: true }));
  await soon();
  expect(kinds(state().log)).toEqual(['part 2']);
  listener.frame(frameOf(4, { over: true }));
  await soon();
  expect(asked).toHaveLength(2);
});

test('a question is open when it is drawn and still asked', async () => {
  const { showing, next } = slowShowing();
  const { listener, state } = tableWith(showing);
  listener.frame(frameOf(1, { question: asked(0) }));
  await soon();
  expect(openQuestion(state())?.decision).toBe(0);
  listener.frame(frameOf(2, { question: asked(1) }));
  await soon();
  expect(openQuestion(state())).toBeUndefined(); // the old one is drawn, the new one is asked
  next();
  await soon();
  expect(openQuestion(state())?.decision).toBe(1);
});

test('a table that is paused or has met a fault asks nothing', async () => {
  const { listener, state } = tableWith();
  listener.frame(frameOf(1, { question: asked(0) }));
  await soon();
  for (const [isPaused, isFrozen] of [
    [true, false],
    [false, true],
  ]) {
    listener.info({ isPaused, isFrozen, clocks: [] as TableInfo['clocks'] } as TableInfo); // nothing else is looked at
    expect(openQuestion(state())).toBeUndefined();
  }
});

test('an answer is under way until what follows from it is known', async () => {
  const { model, listener, sent, reply, state } = tableWith();
  listener.frame(frameOf(1, { question: asked(4) }));
  await soon();
  const answered = model.answer('thug:bar');
  expect(sent).toEqual([[4, 'thug:bar']]);
  expect(await model.answer('thug:bar')).toEqual({ ok: false, code: 'notWaitingForYou' }); // a second tap
  reply({ ok: true });
  await soon();
  expect(state().isSending).toBe(true);
  listener.frame(frameOf(2));
  expect(await answered).toEqual({ ok: true });
  expect(state().isSending).toBe(false);
});

test('a refused answer is told until the next one', async () => {
  const { model, listener, reply, state } = tableWith();
  listener.frame(frameOf(1, { question: asked(4) }));
  await soon();
  const answered = model.answer('thug:bar');
  reply({ ok: false, code: 'stale' });
  await answered;
  expect(state()).toMatchObject({ isSending: false, refusal: { code: 'stale' } });
  model.dismissRefusal();
  expect(state().refusal).toBeUndefined();
});

test('several answers follow one another, each to its own question', async () => {
  const { model, listener, sent, reply } = tableWith();
  listener.frame(frameOf(1, { question: asked(4, 'tribute') }));
  await soon();
  const answered = model.answerAll(['give:gun', 'give:gun', 'give:$1']);
  for (const version of [2, 3]) {
    reply({ ok: true });
    await soon();
    listener.frame(frameOf(version, { question: asked(version + 3, 'tribute') }));
    await soon();
  }
  reply({ ok: true });
  await soon();
  listener.frame(frameOf(4));
  expect(await answered).toEqual({ ok: true });
  expect(sent).toEqual([
    [4, 'give:gun'],
    [5, 'give:gun'],
    [6, 'give:$1'],
  ]);
});

test('several answers end where something else is asked', async () => {
  const { model, listener, sent, reply } = tableWith();
  listener.frame(frameOf(1, { question: asked(4, 'tribute') }));
  await soon();
  const answered = model.answerAll(['give:gun', 'give:$1']);
  reply({ ok: true });
  await soon();
  listener.frame(frameOf(2, { question: asked(5, 'bid') }));
  expect(await answered).toEqual({ ok: false, code: 'stale' });
  expect(sent).toEqual([[4, 'give:gun']]);
});

test('without a line no move is put aside for later', async () => {
  const { model, listener, sent } = tableWith();
  listener.frame(frameOf(1, { question: asked(4) }));
  listener.connection({ kind: 'lost', attempt: 1, retryAt: 0 });
  await soon();
  expect(await model.answer('thug:bar')).toEqual({ ok: false, code: 'busy' });
  expect(sent).toEqual([]);
});

test('lines of the chat are told once', () => {
  const { listener, state } = tableWith();
  const line = { match: 'm', room: 'players', number: 1, name: 'Ania', text: 'Ciao', at: 1 } as const;
  listener.line(line);
  listener.line(line);
  listener.line({ ...line, room: 'spectators' });
  expect(state().lines).toHaveLength(2);
});
