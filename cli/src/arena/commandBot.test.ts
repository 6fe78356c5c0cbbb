import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frame } from '@omerta/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { fileWith, folder, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const CASH = ['--game', 'cashnguns', '--players', '4', '--games', '4'];

/** A command that does this with every line. */
function against(each: string, ...words: string[]) {
  const file = fileWith(
    `import { createInterface } from 'node:readline';
     import { appendFileSync } from 'node:fs';
     const answer = (frame, text) => console.log(JSON.stringify({ decision: frame.question.decision, text }));
     for await (const line of createInterface({ input: process.stdin })) {
       const { frame, choices } = JSON.parse(line);
       ${each}
     }`,
    'bot.mjs',
  );
  return omerta(['arena', ...CASH, '--json', '--table', `cmd:node ${file},easy`, ...words]);
}

const says = async (each: string, ...words: string[]) => {
  const { code, err, out } = await against(each, ...words);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err.replaceAll(/cmd:node \S+/g, 'BOT');
};

test('plays at the table with the frames of the API', async () => {
  const heard = join(folder(), 'heard');
  const { code, out, err } = await against(
    `appendFileSync(${JSON.stringify(heard)}, line + '\\n');
     if (!frame.over) answer(frame, choices[0]);`,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ games: 4 });
  const lines = readFileSync(heard, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  for (const each of lines) expect(frame.safeParse(each.frame)).toMatchObject({ success: true });
  expect(lines.filter(each => each.frame.over)).toHaveLength(4);
  expect(new Set(lines.map(each => each.frame.match)).size).toBe(4);
  const [first, second] = lines;
  expect(first.frame).toMatchObject({ viewer: 0, version: 1, since: 0, question: { decision: 0 }, over: false });
  expect(first.frame.events[0]).toMatchObject({ kind: expect.any(String) });
  expect(second.frame).toMatchObject({ version: 2, since: 1 });
});

test('that reads slowly still gets the end of its last game', async () => {
  const heard = join(folder(), 'heard');
  const { code, err } = await against(
    `if (!frame.over) answer(frame, choices[0]);
     else {
       await new Promise(resolve => setTimeout(resolve, 50));
       appendFileSync(${JSON.stringify(heard)}, frame.match + '\\n');
     }`,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(readFileSync(heard, 'utf8').trim().split('\n')).toHaveLength(4);
});

test('that does not exit at the end of its input is killed', async () => {
  const born = join(folder(), 'pid');
  const file = fileWith(
    `import { createInterface } from 'node:readline';
     import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(born)}, String(process.pid));
     createInterface({ input: process.stdin }).on('line', line => {
       const { frame, choices } = JSON.parse(line);
       if (!frame.over) console.log(JSON.stringify({ text: choices[0] }));
     });
     process.on('SIGTERM', () => undefined);
     setInterval(() => undefined, 1000);`,
    'bot.mjs',
  );
  const { code, err } = await omerta(['arena', ...CASH, '--json', '--table', `cmd:node ${file},easy`]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const pid = Number(readFileSync(born, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 10_000 });
});

test('that answers an illegal choice is named, with its answer', async () => {
  expect(await says("answer(frame, 'load:rubber');")).toMatch(
    /^omerta: the bot BOT answered "load:rubber" in the game of seed 1: unreadable; legal: /,
  );
});

test('that prints something else gets an error with the expected format', async () => {
  expect(await says("console.log('hello');")).toBe(
    'omerta: the bot BOT answered "hello" instead of {"decision":0,"text":"…"}\n',
  );
});

test('that answers another decision is stopped', async () => {
  const each = 'console.log(JSON.stringify({ decision: 9, text: choices[0] }));';
  expect(await says(each)).toBe('omerta: the bot BOT answered decision 9; seat 0 was asked 0\n');
});

test('that crashes is reported with its last output', async () => {
  expect(await says("console.error('out of coffee'); process.exit(3);")).toBe(
    'omerta: the bot BOT gives no more answers: it ended with 3; out of coffee\n',
  );
});

test('that does not answer times out', async () => {
  expect(await says('', '--seconds', '2')).toBe('omerta: the bot BOT gave no answer for 2 s\n');
});
