import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { positionShape } from './positionShape.ts';

test('the schema file follows the shape; `npx vitest run games/corleone/rules/position/schema -u` rewrites it', async () => {
  const schema = z.toJSONSchema(positionShape(), { io: 'input', reused: 'ref' });
  const titled = { $id: 'urn:omerta:corleone:position:1', title: "Position of Corleone's Empire, form 1", ...schema };
  await expect(`${JSON.stringify(titled, undefined, 2)}\n`).toMatchFileSnapshot('position.schema.json');
});
