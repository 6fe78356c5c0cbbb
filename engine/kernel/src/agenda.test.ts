import { expect, test } from 'vitest';
import { type Progress, work } from './agenda.ts';

interface Task {
  name: string;
  steps: Progress[];
  pushes?: Task;
}

function worked(agenda: Task[]): string[] {
  const told: string[] = [];
  work(agenda, task => {
    told.push(task.name);
    if (task.pushes !== undefined) agenda.push(task.pushes);
    delete task.pushes;
    return task.steps.shift() ?? 'finished';
  });
  return told;
}

test('the newest task comes first', () => {
  const agenda: Task[] = [
    { name: 'turn', steps: [] },
    { name: 'benefit', steps: [] },
  ];
  expect(worked(agenda)).toEqual(['benefit', 'turn']);
  expect(agenda).toEqual([]);
});

test('a task that waits for a player stays, and stops the work', () => {
  const agenda: Task[] = [
    { name: 'turn', steps: [] },
    { name: 'benefit', steps: ['again', 'waiting'] },
  ];
  expect(worked(agenda)).toEqual(['benefit', 'benefit']);
  expect(agenda.map(task => task.name)).toEqual(['turn', 'benefit']);
});

test('a task pushed by another is finished before the other goes on', () => {
  const agenda: Task[] = [{ name: 'turn', steps: ['again'], pushes: { name: 'discard', steps: [] } }];
  expect(worked(agenda)).toEqual(['turn', 'discard', 'turn']);
});

test('a task may push another on its way out', () => {
  const agenda: Task[] = [{ name: 'turn', steps: ['finished'], pushes: { name: 'discard', steps: ['waiting'] } }];
  expect(worked(agenda)).toEqual(['turn', 'discard']);
  expect(agenda.map(task => task.name)).toEqual(['discard']);
});
