import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { scenarioFile } from './scenarioShape.ts';

test('the schema file follows the shape; `npx vitest run games/corleone/rules/scenario/schema -u` rewrites it', async () => {
  const schema = z.toJSONSchema(scenarioFile, { io: 'input', reused: 'ref' });
  const titled = { $id: 'urn:omerta:corleone:scenario:1', title: "Scenarios of Corleone's Empire, form 1", ...schema };
  await expect(`${JSON.stringify(titled, undefined, 2)}\n`).toMatchFileSnapshot('../../scenarios/scenario.schema.json');
});
