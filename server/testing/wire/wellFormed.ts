// Which messages the protocol allows: written a second time, so that a mistake is not made in both places.

const MATCH = /^[a-z2-7]{16}$/;
const COMMAND = /^[\w-]{8,64}$/;
const isText = (most: number) => (value: unknown) => typeof value === 'string' && value !== '' && value.length <= most;
const fits = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000;

type Check = (value: unknown) => boolean;

interface Form {
  readonly must: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

const match = fits(MATCH);
const FORMS = new Map<unknown, Form>([
  ['watch', { must: { match }, may: { since: isCount, code: fits(/^[A-Z]{4,12}$/), screen: fits(/^[\w-]{43}$/) } }],
  ['command', { must: { match, decision: isCount, command: fits(COMMAND), text: isText(200) } }],
  ['undo', { must: { match, decision: isCount, command: fits(COMMAND) } }],
  ['draft', { must: { match, decision: isCount, text: value => value === null || isText(200)(value) } }],
  ['log', { must: { match } }],
  ['chat', { must: { match } }],
  ['say', { must: { match, text: value => typeof value === 'string' && isText(500)(value.trim()) } }],
  ['emote', { must: { match, emote: fits(/^(liar|chicken|mercy|laugh|poker|mine)$/) } }],
  ['leave', { must: { match } }],
]);

/** Whether the packet is one message that a page may send. socket.io accepts white space in the number of an answer. */
export function isMessage(packet: Buffer): boolean {
  const text = packet.toString();
  if (!Buffer.from(text).equals(packet) || packet.length > 4_096) return false;
  const given = parsed(/^42[\d\s]*(\[.*)$/s.exec(text)?.[1] ?? '');
  return Array.isArray(given) && given.length === 2 && isFormed(given[0], given[1]);
}

function isFormed(kind: unknown, message: unknown): boolean {
  const form = FORMS.get(kind);
  if (form === undefined || !isPlain(message)) return false;
  const { must, may = {} } = form;
  const isKnown = Object.keys(message).every(name => Object.hasOwn(must, name) || Object.hasOwn(may, name));
  const isThere = Object.entries(must).every(([name, check]) => Object.hasOwn(message, name) && check(message[name]));
  return (
    isKnown &&
    isThere &&
    Object.entries(may).every(([name, check]) => !Object.hasOwn(message, name) || check(message[name]))
  );
}

/** Whether the endpoint might accept this body, by the fields it may have. Errs on the side of yes. */
export function mayBeBody(body: Buffer, known: object, ignoresMore: boolean): boolean {
  const given = parsed(body.toString().replace(/^\ufeff/, '')); // a byte order mark is ignored
  if (!isPlain(given) || Object.hasOwn(given, '__proto__')) return false;
  return Object.entries(given).every(([name, value]) => {
    if (!Object.hasOwn(known, name)) return ignoresMore;
    return kindOf(value) === kindOf((known as Record<string, unknown>)[name]);
  });
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON
  }
}
