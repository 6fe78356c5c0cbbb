import { expect, test } from 'vitest';
import { ConnectionLimit } from './connectionLimit.ts';

test('so many lines of one person, from wherever', () => {
  const lines = new ConnectionLimit({ perPerson: 2, perAddress: 10 });
  const leave = lines.enter('vito', '10.0.0.1');
  expect(lines.enter('vito', '10.0.0.2')).toBeDefined();
  expect(lines.enter('vito', '10.0.0.3')).toBeUndefined();
  expect(lines.enter('sonny', '10.0.0.3')).toBeDefined();
  leave!();
  leave!(); // a place is given back once
  expect(lines.enter('vito', '10.0.0.3')).toBeDefined();
  expect(lines.enter('vito', '10.0.0.3')).toBeUndefined();
});

test('so many lines from one address, of whomever; what is refused takes no place', () => {
  const lines = new ConnectionLimit({ perPerson: 10, perAddress: 2 });
  const leave = lines.enter(undefined, '10.0.0.1');
  lines.enter('vito', '10.0.0.1');
  for (const who of ['sonny', undefined]) expect(lines.enter(who, '10.0.0.1')).toBeUndefined();
  expect(lines.enter('sonny', '10.0.0.2')).toBeDefined();
  leave!();
  expect(lines.enter('sonny', '10.0.0.1')).toBeDefined();
});

test('however an address is written, and wherever in its network it is', () => {
  const lines = new ConnectionLimit({ perPerson: 10, perAddress: 1 });
  lines.enter(undefined, '10.0.0.1');
  expect(lines.enter(undefined, '::ffff:10.0.0.1')).toBeUndefined();
  const leave = lines.enter(undefined, '2001:db8:1:2::1');
  expect(lines.enter(undefined, '2001:db8:1:2:ffff::2')).toBeUndefined();
  expect(lines.enter(undefined, '2001:db8:1:3::1')).toBeDefined();
  leave!();
  expect(lines.enter(undefined, '2001:db8:1:2:ffff::2')).toBeDefined();
});

test('this machine itself has as many as it likes', () => {
  const lines = new ConnectionLimit({ perPerson: 10, perAddress: 1 });
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    for (let count = 0; count < 5; count++) expect(lines.enter(undefined, address)).toBeDefined();
  }
  lines.enter(undefined, '::ffff:10.0.0.1');
  expect(lines.enter(undefined, '::ffff:10.0.0.1')).toBeUndefined();
});
