import swagger from '@fastify/swagger';
import { frame, tableInfo } from '@omerta/protocol';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import server from '../../package.json' with { type: 'json' };
import { errorSchema } from './errors.ts';
import { meSchema } from './schemas/people.ts';
import { tableLine } from './schemas/tables.ts';

/** Schemas that the document defines once, by name. */
const schemaRegistry = z.registry<{ id: string }>();
schemaRegistry.add(errorSchema, { id: 'Refusal' });
schemaRegistry.add(tableInfo, { id: 'Table' });
schemaRegistry.add(tableLine, { id: 'TableLine' });
schemaRegistry.add(frame, { id: 'Frame' });
schemaRegistry.add(meSchema, { id: 'Person' });

const zodToJsonConfig = { target: 'draft-2020-12' } as const;

/** Register it before the endpoints it describes. */
export async function describeApi(app: FastifyInstance, basePath: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Omertà', version: server.version, description: 'Tables, seats and choices. See docs/api.md.' },
      servers: [{ url: basePath === '' ? '/' : basePath }],
      tags: TAGS,
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'omerta' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
    transform: createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig }),
  });
}

const TAGS = [
  { name: 'people', description: 'Names, accounts, tokens' },
  { name: 'games', description: 'Games and packs' },
  { name: 'tables', description: 'Tables from the lobby to the end' },
  { name: 'play', description: 'What a seat sees and chooses: all that a program needs to play' },
  { name: 'records', description: 'Finished games' },
  { name: 'operations', description: 'For the operator' },
];
