import { tableInfo as tableSchema } from '@omerta/protocol';
import { z } from 'zod';
import { closeScreen, openScreen } from '../matches/sharedScreen.ts';
import { newToken } from '../people/tokens.ts';
import { personIn, requesterIn } from './authentication.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { matchParams } from './schemas/tables.ts';
import { changedOrRefuse, liveTable, tableInfoFor } from './table.ts';

const tables = { tags: ['tables'] };

/** The screen in the middle of the table. Phones join by the table's link or code, which it shows. */
export function addScreens(app: Routes, parts: Parts): void {
  app.put(
    '/api/matches/:id/screen',
    {
      schema: {
        ...tables,
        summary: 'The link of the shared screen; the first call opens it',
        description: 'The link shows what a spectator may see, even if the table allows no spectators.',
        params: matchParams,
        response: {
          200: z.object({
            key: z.string(),
            path: z.string().describe('relative to our address; the key is in the fragment, so no server logs it'),
          }),
        },
      },
    },
    async request => {
      const person = personIn(request).id;
      const table = await liveTable(parts, request.params.id, requesterIn(request));
      const { id, screen: key } = changedOrRefuse(await table.change(match => openScreen(match, person, newToken())));
      return { key: key!, path: `screen/${id}#${key}` };
    },
  );

  app.delete(
    '/api/matches/:id/screen',
    {
      schema: {
        ...tables,
        summary: 'Close the shared screen; its link stops working',
        params: matchParams,
        response: { 200: tableSchema },
      },
    },
    async request => {
      const person = personIn(request).id;
      const table = await liveTable(parts, request.params.id, requesterIn(request));
      changedOrRefuse(await table.change(match => closeScreen(match, person)));
      return tableInfoFor(table, { person });
    },
  );
}
