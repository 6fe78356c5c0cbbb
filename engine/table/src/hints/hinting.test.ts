import type { Hint } from '@omerta/bots';
import { expect, test } from 'vitest';
import type { AskedHint } from '../page/adviser.ts';
import { newHinting } from './hinting.ts';

const hint = { best: { choice: 'duck', reasons: [] } } as unknown as Hint; // not read here
const asked = (question: string) => ({ question }) as AskedHint; // likewise

/** An adviser who does what it is told. */
function adviser() {
  const told = { called: 0, ended: 0, asked: [] as string[], answer: (_hint?: Hint) => {}, breakDown: () => {} };
  const hinting = newHinting(onFault => {
    told.called += 1;
    told.breakDown = onFault;
    return {
      host: {
        hint: ({ question }) => {
          told.asked.push(question);
          return new Promise(resolve => {
            told.answer = resolve;
          });
        },
      },
      end: () => {
        told.ended += 1;
      },
    };
  });
  return { hinting, told };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('a hint is told once it is there, and the adviser stays for the next', async () => {
  const { hinting, told } = adviser();
  hinting.ask(asked('one'));
  expect(hinting.store.getState()).toEqual({ kind: 'thinking', question: 'one' });
  hinting.ask(asked('one')); // an impatient press
  told.answer(hint);
  await settled();
  expect(hinting.store.getState()).toEqual({ kind: 'told', question: 'one', hint });
  hinting.stop();
  hinting.ask(asked('two'));
  expect(told).toMatchObject({ called: 1, ended: 0, asked: ['one', 'two'] });
});

test('another question breaks off what is under way; what comes too late is dropped', async () => {
  const { hinting, told } = adviser();
  hinting.ask(asked('one'));
  const late = told.answer;
  hinting.stop();
  expect(hinting.store.getState()).toEqual({ kind: 'idle' });
  hinting.ask(asked('two'));
  late(hint);
  await settled();
  expect(hinting.store.getState()).toEqual({ kind: 'thinking', question: 'two' });
  expect(told).toMatchObject({ called: 2, ended: 1 });
});

test('an adviser who breaks down over a later question fails that one', async () => {
  const { hinting, told } = adviser();
  hinting.ask(asked('one'));
  told.answer(hint);
  await settled();
  hinting.ask(asked('two'));
  told.breakDown();
  expect(hinting.store.getState()).toEqual({ kind: 'failed', question: 'two' });
});

test('an adviser who breaks down is replaced when asked again', async () => {
  const { hinting, told } = adviser();
  hinting.ask(asked('one'));
  told.breakDown();
  expect(hinting.store.getState()).toEqual({ kind: 'failed', question: 'one' });
  hinting.ask(asked('one'));
  told.answer(hint);
  await settled();
  expect(hinting.store.getState()).toMatchObject({ kind: 'told' });
  hinting.close();
  expect(told).toMatchObject({ called: 2, ended: 2 });
});
