import { expect, test } from 'vitest';
import { type ClientMessageKind, clientMessages, readMessage } from './messages.ts';

const match = 'abcdefghij234567';
const command = 'Ab3_-xyz';

const good: { readonly [K in ClientMessageKind]: readonly object[] } = {
  watch: [{ match }, { match, since: 0 }, { match, since: 7, code: 'SICILY' }, { match, screen: 'k'.repeat(43) }],
  command: [{ match, decision: 0, command, text: 'bid:1-0-2-1' }],
  undo: [{ match, decision: 3, command }],
  draft: [
    { match, decision: 3, text: 'aim:2' },
    { match, decision: 3, text: null },
  ],
  log: [{ match }],
  chat: [{ match }],
  say: [{ match, text: 'An offer.' }],
  emote: [{ match, emote: 'poker' }],
  leave: [{ match }],
};
const kinds = Object.keys(clientMessages) as ClientMessageKind[];

test.each(kinds)('%s can be read', kind => {
  for (const message of good[kind]) expect(readMessage(kind, message)).toEqual(message);
});

test.each(kinds)('%s with a missing, extra or wrong field is refused', kind => {
  for (const message of good[kind]) {
    const fields = Object.keys(message).filter(field => !['since', 'code', 'screen'].includes(field));
    for (const field of fields) {
      const { [field as never]: _, ...rest } = message;
      expect(readMessage(kind, rest)).toBeUndefined();
      for (const wrong of [undefined, Number.NaN, -1, 1.5, {}, [], true, '', 'x'.repeat(600), 2 ** 53]) {
        expect(readMessage(kind, { ...message, [field]: wrong })).toBeUndefined();
      }
    }
    expect(readMessage(kind, { ...message, seat: 1 })).toBeUndefined();
  }
  for (const nothing of [undefined, null, 0, '', [], 'match', [match]])
    expect(readMessage(kind, nothing)).toBeUndefined();
});

test('chat text is trimmed and not empty', () => {
  expect(readMessage('say', { match, text: '  Well.  ' })).toEqual({ match, text: 'Well.' });
  expect(readMessage('say', { match, text: ' \n ' })).toBeUndefined();
});

test('clients cannot use ids reserved for the server', () => {
  for (const id of ['timeout:0:1', 'bot:2:3', 'short', 'x'.repeat(65), 'with space']) {
    expect(readMessage('undo', { match, decision: 0, command: id })).toBeUndefined();
  }
});
