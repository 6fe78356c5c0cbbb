import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { SendBacklog } from './sendBacklog.ts';

/** A connection whose page reads on command only. */
function lineAt(unread: SendBacklog) {
  const [line, transport] = [new EventEmitter(), new EventEmitter()];
  let isCut = false;
  unread.watch(Object.assign(line, { transport }), () => {
    isCut = true;
    line.emit('close');
  });
  return {
    isCut: () => isCut,
    send: (kilobytes: number) => line.emit('packetCreate', { data: 'x'.repeat(kilobytes * 1024) }),
    handOver: () => line.emit('flush'),
    read: () => transport.emit('drain'),
  };
}

test('a page that does not read is disconnected; handed-over packets count until they are taken', () => {
  const page = lineAt(new SendBacklog());
  page.send(200);
  page.handOver();
  page.send(100);
  expect(page.isCut()).toBe(false);
  page.send(1);
  expect(page.isCut()).toBe(true);
});

test('a page that reads is never disconnected, however long one answer is', () => {
  const page = lineAt(new SendBacklog());
  for (let times = 0; times < 10; times += 1) {
    page.send(1_000);
    page.handOver();
    page.read();
  }
  expect(page.isCut()).toBe(false);
});

test('if all backlogs together grow too large, the one that has taken nothing for longest is disconnected', () => {
  const unread = new SendBacklog();
  const [first, second, ...others] = Array.from({ length: 128 }, () => lineAt(unread));
  for (const page of [first!, second!, ...others]) {
    page.send(128);
    page.handOver();
  }
  first!.send(1); // counts all the same
  expect([first!.isCut(), second!.isCut()]).toEqual([true, false]);
  second!.read();
  others.at(-1)!.send(127);
  expect([second!, ...others].filter(page => page.isCut())).toEqual([]);
  second!.send(130);
  expect(others.map(page => page.isCut())).toEqual(others.map((_, at) => at === 0));
});

test('closed connections no longer count', () => {
  const unread = new SendBacklog();
  for (let times = 0; times < 1_000; times += 1) {
    const page = lineAt(unread);
    for (const kilobytes of [200, 100, 1]) page.send(kilobytes);
    expect(page.isCut()).toBe(true);
  }
  const page = lineAt(unread);
  page.send(200);
  page.send(1);
  expect(page.isCut()).toBe(false);
});
