import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addAdmin } from './admin.ts';
import { addGames } from './games.ts';
import { addMutes } from './mutes.ts';
import { addOperations } from './operations.ts';
import type { Parts } from './parts.ts';
import { addPeople } from './people.ts';
import { addPlay } from './play.ts';
import { addPlayNow } from './playNow.ts';
import { addPlayOn } from './playOn.ts';
import { addPush } from './push.ts';
import { addRecords } from './records.ts';
import { addRooms } from './rooms.ts';
import { addScreens } from './screens.ts';
import { addSeats } from './seats.ts';
import { addSessions } from './sessions.ts';
import { addTables } from './tables.ts';
import { addTokens } from './tokens.ts';
import { addWeb } from './web.ts';

/** Where endpoints are added; their schemas give their types. */
export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export async function addRoutes(app: Routes, parts: Parts): Promise<void> {
  addOperations(app, parts);
  addPeople(app, parts);
  addSessions(app, parts);
  addTokens(app, parts);
  addPush(app, parts);
  addGames(app, parts);
  addTables(app, parts);
  addPlayNow(app, parts);
  addSeats(app, parts);
  addScreens(app, parts);
  addRooms(app, parts);
  addMutes(app, parts);
  addPlay(app, parts);
  addRecords(app, parts);
  addPlayOn(app, parts);
  addAdmin(app, parts);
  await addWeb(app, parts);
}
