// Undo over the socket: only up to the computed barrier, and only one's own choice.
import { randomFrom } from '@omerta/kernel';
import { mayUndo } from '@omerta/match';
import { afterAll, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { playOn, waiting } from '../../testing/play/playOn.ts';
import { openSocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, newCommand } from '../../testing/play/testNode.ts';

const store = memoryStore();
const server = await openSocketServer(store);
afterAll(() => server.close());

test('an undo is accepted if nothing was revealed since, and refused otherwise', async () => {
  const live = await startedTable(store, server.matches, { game: 'corleone', people: 3, seed: 8 });
  const { id } = live.match;
  const pages = [0, 1, 2].map(at => new TestPage(server, at));
  for (const page of pages) await page.ask('watch', { match: id });
  const counts = { undone: 0, refused: 0 };
  await playOn(live, randomFrom(4), {
    until: () => live.playing!.progress.number > 250,
    async each(seat, step) {
      const before = JSON.stringify(live.playing!.progress.state);
      await step();
      if (live.playing === undefined) return;
      for (const [at, page] of pages.entries()) {
        const progress = live.playing.progress;
        const isOpen = mayUndo(progress, at);
        const message = { match: id, decision: progress.decisions[at]!, command: newCommand() };
        const reply = await page.ask('undo', message);
        if (!isOpen) {
          expect(reply).toEqual({ ok: false, code: 'noUndo' });
          expect(live.playing.progress).toBe(progress);
          counts.refused++;
          continue;
        }
        expect([reply, at]).toEqual([{ ok: true, decision: message.decision + 1 }, seat]);
        expect(JSON.stringify(live.playing.progress.state)).toBe(before);
        expect(await page.ask('undo', message)).toEqual(reply); // resent, it undoes nothing more
        expect(JSON.stringify(live.playing.progress.state)).toBe(before);
        counts.undone++;
        const decision = live.playing.progress.decisions[at]!;
        const text = choicesOf(live, at)[counts.undone % choicesOf(live, at).length]!;
        expect(await page.ask('command', { match: id, decision, command: newCommand(), text })).toMatchObject({
          ok: true,
        });
      }
    },
  });
  expect(counts.undone).toBeGreaterThan(20);
  expect(counts.refused).toBeGreaterThan(200);
  expect(waiting(live).length).toBeGreaterThan(0);
  const rows = await store.rowsOf(id);
  expect(rows.filter(({ kind }) => kind === 'undo')).toHaveLength(counts.undone);
  for (const page of pages) page.close();
});
