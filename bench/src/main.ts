import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Table } from './figures.ts';
import { goalsOf, ratiosOf, yardstickOf } from './goals.ts';
import { thisMachine } from './machine.ts';
import type { Task } from './measureTable.ts';
import { readOptions } from './options.ts';
import { goalsText, machineText, ratiosText, tableText } from './print.ts';

export async function main(words: readonly string[], hasBoardgame: boolean): Promise<void> {
  const { json, effort, tasks } = readOptions(words, hasBoardgame);
  const machine = thisMachine();
  const say = (text: string): void => (json ? undefined : console.log(`${text}\n`));
  say(machineText(machine, effort));
  const tables: Table[] = [];
  for (const task of tasks) {
    const table = await measuredApart(task);
    tables.push(table);
    say(tableText(table));
  }
  const [yardstick, ratios, goals] = [yardstickOf(tables), ratiosOf(tables), goalsOf(tables)];
  say(ratiosText(ratios, yardstick));
  say(goalsText(goals));
  if (json) console.log(JSON.stringify({ machine, effort, tables, yardstick, ratios, goals }, undefined, 2));
}

async function measuredApart(task: Task): Promise<Table> {
  const [table] = await once(new Worker(new URL('./worker.js', import.meta.url), { workerData: task }), 'message');
  return table;
}
