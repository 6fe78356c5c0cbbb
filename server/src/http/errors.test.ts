import { expect, test } from 'vitest';
import { bodyOf, errorSchema } from './errors.ts';

test('a refusal of the rules is sent with its rule and with what its sentence names', () => {
  const heir = { code: 'heirJoinsLater', rule: 'S7', values: { act: 2 } };
  expect(errorSchema.parse(bodyOf('illegal', { reason: heir })).reason).toEqual(heir);
  const pass = { code: 'noPassing', rule: 'F1' };
  expect(errorSchema.parse(bodyOf('illegal', { reason: pass })).reason).toEqual(pass);
});
