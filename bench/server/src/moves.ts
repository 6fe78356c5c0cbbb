// Random moves at random tables, so many each second whatever the server does.
import { setTimeout as pause } from 'node:timers/promises';
import { cashnguns } from '@omerta/cashnguns';
import { corleone, standardPack } from '@omerta/corleone';
import type { GameTypes, Rules } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';
import type { Line } from './line.ts';
import type { Played } from './measures.ts';
import type { Load } from './options.ts';

const RULES: Readonly<Record<string, Rules<GameTypes>>> = { corleone: corleone(standardPack), cashnguns };

/** One table and the pages of its seats. */
export class WatchedTable {
  readonly #rules: Rules<GameTypes>;
  readonly #lines: readonly Line[];
  #sentAt: number | undefined; // the last move
  #lastView: number | undefined; // since then
  #isAnswered = true;
  #mover: { readonly line: Line; readonly asked: Frame } | undefined; // of the last move
  views = 0;

  constructor(game: string, lines: readonly Line[]) {
    this.#rules = RULES[game]!;
    this.#lines = lines;
    for (const line of lines) {
      line.onFrame = () => {
        this.views++;
        this.#lastView = performance.now();
      };
    }
  }

  /** The last move was answered, whoever made it has seen it, and everybody else has had time to. */
  get isFree(): boolean {
    if (this.#mover === undefined || this.#sentAt === undefined) return true;
    const { line, asked } = this.#mover;
    return this.#isAnswered && line.frame !== asked && performance.now() - this.#sentAt > REST;
  }

  get bytes(): number {
    return this.#lines.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** A random answer of a seat that is asked; undefined where the game is over. */
  async move(): Promise<{ readonly code: string; readonly milliseconds: number } | undefined> {
    const line = this.#lines.find(({ frame }) => frame?.question !== undefined && !frame.question.isChange);
    if (line?.frame?.question === undefined) return undefined;
    const choices = this.#rules.choices(line.frame.view);
    const text = this.#rules.writeChoice(choices[Math.floor(Math.random() * choices.length)]!);
    this.#isAnswered = false;
    this.#mover = { line, asked: line.frame };
    const sentAt = performance.now();
    [this.#sentAt, this.#lastView] = [sentAt, undefined];
    const reply = await line.choose(line.frame.question.decision, text);
    this.#isAnswered = true;
    return { code: reply.ok ? 'ok' : reply.code, milliseconds: performance.now() - sentAt };
  }

  /** How long it took until everybody there had seen the last move. To be asked before the next one. */
  takeSeen(): number | undefined {
    const seen = this.#sentAt === undefined || this.#lastView === undefined ? undefined : this.#lastView - this.#sentAt;
    this.#lastView = undefined;
    return seen;
  }
}

export async function makeMoves(tables: readonly WatchedTable[], { rate, seconds }: Load): Promise<Played> {
  const [acknowledged, seen]: [number[], number[]] = [[], []];
  const refused: Record<string, number> = {};
  const before = { views: viewsOf(tables), bytes: bytesOf(tables), processor: process.cpuUsage() };
  const answers: Promise<void>[] = [];
  const began = performance.now();

  const take = (time: number | undefined) => {
    if (time !== undefined) seen.push(time);
  };
  const refuse = (code: string) => {
    refused[code] = (refused[code] ?? 0) + 1;
  };
  const moveAt = async (table: WatchedTable | undefined) => {
    take(table?.takeSeen());
    const answer = await table?.move();
    if (answer === undefined) refuse('noTableFree');
    else if (answer.code === 'ok') acknowledged.push(answer.milliseconds);
    else refuse(answer.code);
  };

  for (let made = 0; made < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
    for (; made < due; made++) answers.push(moveAt(freeTable(tables)));
    await pause(2);
  }
  await Promise.all(answers);
  const took = (performance.now() - began) / 1000;
  await pause(500); // the last views
  for (const table of tables) take(table.takeSeen());
  const { user, system } = process.cpuUsage(before.processor);
  return {
    acknowledged,
    seen,
    refused,
    moves: acknowledged.length,
    views: viewsOf(tables) - before.views,
    bytes: bytesOf(tables) - before.bytes,
    seconds: took,
    processor: (user + system) / 1_000_000,
  };
}

/** Undefined where a random look finds none: the server is behind everywhere. */
function freeTable(tables: readonly WatchedTable[]): WatchedTable | undefined {
  for (let look = 0; look < LOOKS; look++) {
    const table = tables[Math.floor(Math.random() * tables.length)]!;
    if (table.isFree) return table;
  }
  return undefined;
}

const LOOKS = 100;
const REST = 500; // milliseconds
const viewsOf = (tables: readonly WatchedTable[]) => tables.reduce((sum, { views }) => sum + views, 0);
const bytesOf = (tables: readonly WatchedTable[]) => tables.reduce((sum, { bytes }) => sum + bytes, 0);
