import { z } from 'zod';
import { isPushService } from '../push/pushKeys.ts';
import { loggedIn } from './authentication.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { DONE, doneSchema } from './schemas/people.ts';

const people = { tags: ['people'] };
const endpoint = z.string().max(1000).refine(isPushService, 'must be an address of a push service');
const MOST_DEVICES = 10;

/** Push subscriptions: devices that are notified when it is their owner's turn. */
export function addPush(app: Routes, { store, pushKey }: Parts): void {
  app.get(
    '/api/push',
    {
      schema: {
        ...people,
        security: [],
        summary: 'The key browsers subscribe with',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    () => ({ key: pushKey }),
  );

  app.put(
    '/api/me/subscriptions',
    {
      schema: {
        ...people,
        summary: 'Notify this device when it is my turn',
        body: z.object({ endpoint, keys: z.object({ p256dh: base64(87), auth: base64(22) }) }),
        response: { 200: doneSchema },
      },
    },
    async request => {
      const { person, session } = loggedIn(request);
      if ((await store.subscriptionsOf(person.id)).length >= MOST_DEVICES) throw new Refused('tooMany');
      const subscription = { ...request.body, person: person.id, session };
      if (!(await store.addSubscription(subscription, { session }))) throw new Refused('notSignedIn');
      return DONE;
    },
  );

  app.delete(
    '/api/me/subscriptions',
    {
      schema: {
        ...people,
        summary: 'Stop notifying this device',
        body: z.object({ endpoint }),
        response: { 200: doneSchema },
      },
    },
    async request => {
      const mine = await store.subscriptionsOf(loggedIn(request).person.id);
      if (mine.some(each => each.endpoint === request.body.endpoint))
        await store.deleteSubscription(request.body.endpoint);
      return DONE;
    },
  );
}

function base64(length: number) {
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`));
}
