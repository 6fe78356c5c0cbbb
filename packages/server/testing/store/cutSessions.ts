// Nodes write while their sessions are ended again and again: by PostgreSQL, as a restart would, or by a line on which the
// answers get lost. What became of a commit without an answer is looked up by its command.
import { setTimeout as pause } from 'node:timers/promises';
import { below, randomFrom } from '@omerta/kernel';
import type { Store } from '../../src/store/store.ts';
import { deafLine } from './deafLine.ts';
import { openedPostgres } from './openedPostgres.ts';
import type { RealPostgres } from './realPostgres.ts';
import { aMatch, anAppend, aRow } from './samples.ts';

export interface Cutting {
  readonly cuts: number;
  readonly seed: number;
  readonly until: () => boolean;
  /** What a writer does when it does not know whether its choice is stored. */
  readonly inDoubt: 'lookUp' | 'writeAnother';
}

export interface Cut {
  readonly cuts: number;
  readonly acknowledged: number;
  readonly inDoubt: number; // choices whose fate was unknown
  readonly wrong: readonly string[];
}

export async function cutSessions(postgres: RealPostgres, { cuts, seed, until, inDoubt }: Cutting): Promise<Cut> {
  const random = randomFrom(seed);
  const line = await deafLine(await postgres.freshUrl());
  const { store, another, end } = await openedPostgres(line.url);
  const nodes = [store, await another()];
  const matches = Array.from({ length: MATCHES }, () => aMatch());
  for (const match of matches) await store.addMatch(match);
  let isOver = false;
  const writers = matches.map(({ id }, at) => new Writer(nodes[at % 2] ?? store, id, inDoubt));
  const writing = Promise.all(writers.map(writer => writer.write(() => !isOver)));
  let made = 0;
  const acknowledged = () => writers.reduce((sum, { told }) => sum + told.length, 0);
  for (; made < cuts && !until(); made += 1) {
    const before = acknowledged();
    await pause(below(random, 100));
    while (acknowledged() < before + 2) await pause(2);
    await (below(random, 2) === 0 ? postgres.cutAll() : line.cutAll());
  }
  isOver = true;
  await writing;
  const wrong = (await Promise.all(writers.map(writer => writer.check(store)))).flat();
  await end();
  line.close();
  const doubts = writers.reduce((sum, writer) => sum + writer.doubts, 0);
  return { cuts: made, acknowledged: acknowledged(), inDoubt: doubts, wrong };
}

const MATCHES = 6;

/** Writes one choice after the other at a match of its own, and keeps what was acknowledged. */
class Writer {
  readonly told: [number: number, command: string][] = [];
  doubts = 0;
  readonly #node: Store;
  readonly #match: string;
  readonly #inDoubt: Cutting['inDoubt'];

  constructor(node: Store, match: string, inDoubt: Cutting['inDoubt']) {
    this.#node = node;
    this.#match = match;
    this.#inDoubt = inDoubt;
  }

  async write(wantsMore: () => boolean): Promise<void> {
    for (let number = 1; wantsMore(); number += 1) {
      let row = aRow(this.#match, number);
      for (let isStored = false; !isStored; ) {
        try {
          const known = await this.#node.numberOf(this.#match, row.command);
          const [result] = known === undefined ? await this.#node.append([anAppend(row)]) : [{ duplicate: known }];
          isStored = result !== 'taken';
          if (!isStored) row = aRow(this.#match, ++number); // only a writer that has forgotten one comes here
        } catch {
          this.doubts += 1;
          if (this.#inDoubt === 'writeAnother') row = aRow(this.#match, number);
          await pause(5);
        }
      }
      this.told.push([number, row.command]);
    }
  }

  /** What was acknowledged is there, and nothing else. */
  async check(store: Store): Promise<string[]> {
    const rows = await persistently(() => store.rowsOf(this.#match));
    const stored = new Set(rows.map(({ number, command }) => `${number} ${command}`));
    const told = new Set(this.told.map(([number, command]) => `${number} ${command}`));
    const lost = [...told].filter(row => !stored.has(row));
    const more = [...stored].filter(row => !told.has(row));
    return [
      ...lost.map(row => `${this.#match}: ${row} is lost`),
      ...more.map(row => `${this.#match}: ${row} is too much`),
    ];
  }
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(5);
    }
  }
}
