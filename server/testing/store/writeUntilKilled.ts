// Appends choices and prints each acknowledged one on stdout, until it is killed or the disk refuses.
// writeUntilKilled.js FILE [early]; `early` is the defect: it prints before the store has committed.
import { writeSync } from 'node:fs';
import { openSqlite } from '../../src/store/sqlite.ts';
import { aMatch, anAppend, aRow, newId } from './samples.ts';

const [file = '', mode] = process.argv.slice(2);
const print = (words: string) => writeSync(1, `${words}\n`);
const leave = (words: string, code: number): never => {
  print(words);
  process.exit(code);
};

const store = await openSqlite({ file }).catch(error => leave(`cannot open: ${error.message}`, 2));

/** The writer of one match: builds only on acknowledged rows, or on rows of the same batch. */
async function write(match: string): Promise<never> {
  await store.addMatch(aMatch({ id: match }));
  let last = (await store.snapshotOf(match))?.number ?? 0;
  for (;;) {
    const length = 1 + Math.floor(Math.random() * 4);
    const rows = Array.from({ length }, (_, at) => aRow(match, last + 1 + at, { text: newId().repeat(20) }));
    const acknowledge = () => print(rows.map(({ number, command }) => `${match} ${number} ${command}`).join('\n'));
    if (mode === 'early') acknowledge();
    const results = await store.append(rows.map(row => anAppend(row)));
    if (results.some(result => result !== 'done')) throw new Error(`Refused: ${JSON.stringify(results)}`);
    if (mode !== 'early') acknowledge();
    last += length;
  }
}

await Promise.all(['one', 'two', 'three'].map(write)).catch(async error => {
  await store.close(); // an exit while the thread is at work would abort the process
  leave(`stopped: ${error.message}`, 3);
});
