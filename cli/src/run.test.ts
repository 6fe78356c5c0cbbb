import { expect, test } from 'vitest';
import { omerta } from '../testing/terminal.ts';

const COMMANDS = [
  'play',
  'simulate',
  'arena',
  'balance',
  'replay',
  'verify',
  'coach',
  'fit',
  'calibrate',
  'pack',
  'position',
  'scenario',
];

test('without arguments it prints its help', async () => {
  const { code, out, err } = await omerta([]);
  expect(code).toBe(0);
  expect(err).toBe('');
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  expect(out.endsWith('\n')).toBe(true);
});

test('its version is that of the package', async () => {
  expect(await omerta(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

test.each(COMMANDS)('%s explains itself', async command => {
  const { code, out, err } = await omerta([command, '--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`Usage: omerta ${command}`);
});

test('a bug is reported in one line, with a stack only on request', async () => {
  const faulty = (OMERTA_DEBUG: string) => ({
    OMERTA_DEBUG,
    get XDG_DATA_HOME(): string {
      throw new Error('the floor is wet');
    },
  });
  expect(await omerta(['play'], { env: faulty('') })).toEqual({ code: 1, out: '', err: 'omerta: the floor is wet\n' });
  const { code, err } = await omerta(['play'], { env: faulty('1') });
  expect(code).toBe(1);
  expect(err).toMatch(/^omerta: the floor is wet\nError: the floor is wet\n +at .*run\.test\.ts/);
});
