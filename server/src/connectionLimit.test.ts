import { expect, test } from 'vitest';
import { ConnectionLimit } from './connectionLimit.ts';

test('the connections of one person are limited, over all addresses', () => {
  const connections = new ConnectionLimit({ perPerson: 2, perAddress: 10 });
  const release = connections.enter('vito', '10.0.0.1');
  expect(connections.enter('vito', '10.0.0.2')).toBeDefined();
  expect(connections.enter('vito', '10.0.0.3')).toBeUndefined();
  expect(connections.enter('sonny', '10.0.0.3')).toBeDefined();
  release!();
  release!(); // released once
  expect(connections.enter('vito', '10.0.0.3')).toBeDefined();
  expect(connections.enter('vito', '10.0.0.3')).toBeUndefined();
});

test('the connections from one address are limited, over all persons; a refused one takes no slot', () => {
  const connections = new ConnectionLimit({ perPerson: 10, perAddress: 2 });
  const release = connections.enter(undefined, '10.0.0.1');
  connections.enter('vito', '10.0.0.1');
  for (const who of ['sonny', undefined]) expect(connections.enter(who, '10.0.0.1')).toBeUndefined();
  expect(connections.enter('sonny', '10.0.0.2')).toBeDefined();
  release!();
  expect(connections.enter('sonny', '10.0.0.1')).toBeDefined();
});

test('all notations of an address, and all addresses of an IPv6 network, count as one', () => {
  const connections = new ConnectionLimit({ perPerson: 10, perAddress: 1 });
  connections.enter(undefined, '10.0.0.1');
  expect(connections.enter(undefined, '::ffff:10.0.0.1')).toBeUndefined();
  const release = connections.enter(undefined, '2001:db8:1:2::1');
  expect(connections.enter(undefined, '2001:db8:1:2:ffff::2')).toBeUndefined();
  expect(connections.enter(undefined, '2001:db8:1:3::1')).toBeDefined();
  release!();
  expect(connections.enter(undefined, '2001:db8:1:2:ffff::2')).toBeDefined();
});

test('this machine itself is not limited', () => {
  const connections = new ConnectionLimit({ perPerson: 10, perAddress: 1 });
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    for (let count = 0; count < 5; count++) expect(connections.enter(undefined, address)).toBeDefined();
  }
  connections.enter(undefined, '::ffff:10.0.0.1');
  expect(connections.enter(undefined, '::ffff:10.0.0.1')).toBeUndefined();
});
