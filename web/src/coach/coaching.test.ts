import { expect, test } from 'vitest';
import type { Found } from '../practice/loadRecord.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import type { LookedBack, Told } from './coachHost.ts';
import { type CoachState, coachingOf, newCoaching } from './coaching.ts';

const file = { format: 'omerta-record/1' } as RecordFile; // not read here
const told = { match: 'm' } as Told; // likewise

/** A coach who does what it is told. */
function coachOf(found: Found = { ok: true, file, origin: 'device' }) {
  let finish: (looked: LookedBack) => void = () => {};
  const coach = {
    ended: 0,
    progress: (_part: number) => {},
    finish: (looked: LookedBack) => finish(looked),
    breakDown: () => {},
  };
  const coaching = newCoaching(
    async () => found,
    onFault => {
      coach.breakDown = onFault;
      const lookBack = (_file: RecordFile, onProgress: (part: number) => void) => {
        coach.progress = onProgress;
        return new Promise<LookedBack>(resolve => {
          finish = resolve;
        });
      };
      const end = () => {
        coach.ended += 1;
      };
      return { host: { lookBack }, end };
    },
  );
  const states: CoachState[] = [];
  coaching.store.subscribe(state => states.push(state));
  return { coaching, coach, states };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('tells how far it is, keeps what was found, and ends the worker', async () => {
  const { coaching, coach, states } = coachOf();
  coaching.start();
  await settled();
  coach.progress(0.5);
  coach.finish({ ok: true, told });
  await settled();
  expect(states).toEqual([
    { kind: 'working', part: 0 },
    { kind: 'working', part: 0.5 },
    { kind: 'done', told },
  ]);
  expect(coach.ended).toBe(1);
  coaching.start();
  expect(coaching.store.getState()).toEqual({ kind: 'done', told });
});

test('can be stopped and asked again; what comes too late is dropped', async () => {
  const { coaching, coach } = coachOf();
  coaching.start();
  await settled();
  coaching.stop();
  coach.progress(0.7);
  coach.finish({ ok: true, told });
  await settled();
  expect(coaching.store.getState()).toEqual({ kind: 'idle' });
  expect(coach.ended).toBe(1);
  coaching.start();
  expect(coaching.store.getState()).toEqual({ kind: 'working', part: 0 });
});

test('says why there is nothing: no record, a game that goes on, a worker that broke down', async () => {
  const missing = coachOf({ ok: false, why: 'offline' });
  missing.coaching.start();
  await settled();
  expect(missing.coaching.store.getState()).toEqual({ kind: 'failed', why: 'offline' });

  const running = coachOf();
  running.coaching.start();
  await settled();
  running.coach.finish({ ok: false, code: 'notOver' });
  await settled();
  expect(running.coaching.store.getState()).toEqual({ kind: 'failed', why: 'notOver' });

  const broken = coachOf();
  broken.coaching.start();
  await settled();
  broken.coach.breakDown();
  expect(broken.coaching.store.getState()).toEqual({ kind: 'failed', why: 'fault' });
});

test('one coach for one game, once it is at work; before, the game may have gone on', async () => {
  const loads: string[] = [];
  const ask = (name: string) =>
    coachingOf(
      'local-1',
      async () => {
        loads.push(name);
        return { ok: true, file, origin: 'device' };
      },
      () => ({ host: { lookBack: () => new Promise<LookedBack>(() => {}) }, end: () => {} }),
    );
  const [running, over] = [ask('running'), ask('over')];
  expect(over).not.toBe(running);
  over.start();
  await settled();
  expect(ask('later')).toBe(over);
  expect(loads).toEqual(['over']);
  over.stop();
});
