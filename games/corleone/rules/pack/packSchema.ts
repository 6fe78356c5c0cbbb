import * as z from 'zod/mini';
import { EFFECTS } from '../effectTable.ts';
import { formShape, opOfShape } from './effectShape.ts';
import { packShape } from './packShape.ts';

/** The form of packs as a JSON Schema (draft 2020-12): what one field, or one effect, can show by itself. */
export const packSchema = () => ({
  $id: 'urn:omerta:corleone:pack:1',
  title: "Content pack of Corleone's Empire, form 1",
  ...schemaOf(packShape),
});

/** Operations that have several forms are told apart form by form. */
export const schemaOf = (shape: z.ZodMiniType) =>
  z.toJSONSchema(shape, {
    io: 'input',
    reused: 'ref',
    override({ zodSchema, jsonSchema }) {
      const op = opOfShape(zodSchema);
      if (op === undefined) return;
      for (const field of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, field);
      jsonSchema.oneOf = EFFECTS[op].forms.map(form => {
        const { $schema: _draft, ...schema } = z.toJSONSchema(formShape(op, form), { io: 'input' });
        return schema;
      });
    },
  });
