// Valid messages and requests of a player, to be corrupted.
import { AUTHORISATION } from '../authorisation.ts';
import { waiting } from '../play/playOn.ts';
import { choicesOf, newCommand } from '../play/testNode.ts';
import type { WireTable } from './wireServer.ts';

export interface RecordedMessage {
  readonly kind: string;
  readonly text: string; // of the message, as JSON
}

/** Every kind of message, as the player who is asked could send it now. */
export function messagesOf({ live }: WireTable): readonly RecordedMessage[] {
  const match = live.match.id;
  const seat = waiting(live)[0]!;
  const decision = live.state.progress!.decisions[seat]!;
  const text = choicesOf(live, seat)[0]!;
  const command = newCommand();
  const messages: Readonly<Record<string, readonly object[]>> = {
    watch: [{ match }, { match, since: 1 }, { match, code: 'ABCDEF' }, { match, screen: 'x'.repeat(43) }],
    command: [{ match, decision, command, text }],
    undo: [{ match, decision, command }],
    draft: [{ match, decision, text }],
    log: [{ match }],
    chat: [{ match }],
    say: [{ match, text: 'An offer you cannot refuse' }],
    emote: [{ match, emote: 'liar' }],
    leave: [{ match }],
  };
  return Object.entries(messages).flatMap(([kind, each]) => each.map(one => ({ kind, text: JSON.stringify(one) })));
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: object; // that its body may have
  readonly text: string; // of the body, as JSON
  /** It ignores unknown fields, as browsers send them. */
  readonly ignoresMore: boolean;
  readonly longest: number; // bytes that it reads
}

/** Every request with a body. */
export function requestsOf({ live }: WireTable): readonly RecordedRequest[] {
  return AUTHORISATION.flatMap(({ endpoint, body }) => {
    const [method, path] = endpoint.split(' ') as [string, string];
    const url = path.replace(':id', live.match.id).replace(':seat', '1').replace(':about', 'pause');
    const longest = (path === '/api/packs' ? 512 : 64) * 1024;
    const ignoresMore = path.endsWith('/subscriptions');
    return body === undefined
      ? []
      : [
          {
            method,
            path: url,
            fields: ignoresMore ? body : { ...FIELDS, ...body },
            text: JSON.stringify(body),
            ignoresMore,
            longest,
          },
        ];
  });
}

/** Fields of all bodies: one that is required here may be optional there. */
const FIELDS: object = Object.assign({}, ...AUTHORISATION.map(({ body }) => body ?? {}));
