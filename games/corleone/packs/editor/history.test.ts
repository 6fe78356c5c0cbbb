import { expect, test } from 'vitest';
import { begin, change, redo, undo } from './history.ts';

test('changes are taken back and made again one by one', () => {
  const after = change(change(begin('a'), 'b'), 'c');
  expect(undo(after).present).toBe('b');
  expect(undo(undo(after)).present).toBe('a');
  expect(undo(undo(undo(after))).present).toBe('a');
  expect(redo(redo(undo(undo(after)))).present).toBe('c');
});

test('letters of one field are one step; a new change forgets what was taken back', () => {
  const typed = change(change(change(begin(''), 'D', 'name'), 'Do', 'name'), 'Don', 'name');
  expect(undo(typed).present).toBe('');
  expect(undo(change(typed, 'Don!', 'text')).present).toBe('Don');
  expect(redo(change(undo(typed), 'X', 'name')).present).toBe('X');
});
