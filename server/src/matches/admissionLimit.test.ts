import { expect, test } from 'vitest';
import { Disk, memoryStore } from '../../testing/memoryStore.ts';
import { openSocketServer, TestPage } from '../../testing/play/socketServer.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, newCommand } from '../../testing/play/testNode.ts';
import { AdmissionLimit } from './admissionLimit.ts';

test('one person has ten queued commands at most, other players, bots and clocks are admitted', () => {
  const waiting = new AdmissionLimit();
  const leave = Array.from({ length: 10 }, () => waiting.enter({ person: 'a' }));
  expect(leave).not.toContain(undefined);
  expect(waiting.enter({ person: 'a' })).toBeUndefined();
  expect(waiting.enter({ person: 'b' })).toBeDefined();
  for (let times = 0; times < 100; times += 1) {
    expect(waiting.enter({ seat: 0, as: 'clock', by: 'clock' })).toBeDefined();
  }
  leave[0]!();
  expect(waiting.enter({ person: 'a' })).toBeDefined();
});

test('commands of strangers are refused while those of players wait for the store, and delay nothing', async () => {
  let goOn = () => {};
  const isSlow = new Promise<void>(resolve => {
    goOn = resolve;
  });
  let isHeld = false;
  const disk = new Disk();
  const store = memoryStore(disk, { beforeCommit: async () => void (isHeld && (await isSlow)) });
  const server = await openSocketServer(store);
  const { id } = (await startedTable(store, server.matches, { game: 'cashnguns', people: 4 })).match;
  const [player, stranger] = [new TestPage(server, 0), new TestPage(server, 9)];
  const command = (page: TestPage, text: string) =>
    page.ask('command', { match: id, decision: 0, command: newCommand(), text });
  await player.ask('watch', { match: id });
  isHeld = true;
  const live = (await server.matches.open(id))!;
  const choosing = command(player, choicesOf(live, 0)[0]!);
  const refused = await Promise.all(Array.from({ length: 200 }, () => command(stranger, 'pass')));
  expect(refused).toEqual(refused.map(() => ({ ok: false, code: 'notYourSeat' })));
  const others = Array.from({ length: 12 }, () => command(player, 'pass'));
  for (const tooMany of others.slice(9)) expect(await tooMany).toEqual({ ok: false, code: 'busy' });
  goOn();
  expect(await choosing).toMatchObject({ ok: true });
  for (const late of others.slice(0, 9)) expect(await late).toEqual({ ok: false, code: 'stale' });
  await server.close();
});
