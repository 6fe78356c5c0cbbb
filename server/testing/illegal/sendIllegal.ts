import { pick } from '@omerta/kernel';
import { type Failure, randomFor, type TrialReport, type TrialRequest } from '@omerta/testing';
import { ILLEGAL, type Illegal } from './messages.ts';
import { type Position, positionOf, type Side } from './position.ts';

const EACH = 250; // messages at one position

/** Every message is refused alike in both worlds, changes nothing and is broadcast to no page. */
export async function sendIllegal({ first, count, until }: TrialRequest): Promise<TrialReport> {
  const failures: Failure[] = [];
  const sums: Record<string, number> = { positions: 0, 'in two worlds': 0 };
  let seed = first;
  while (seed < first + count && failures.length === 0 && !until()) {
    const number = Math.floor(seed / EACH);
    const position = await positionOf(number);
    const end = Math.min((number + 1) * EACH, first + count);
    sums.positions! += 1;
    const before = hashes(position);
    const began = seed;
    for (; seed < end && failures.length === 0; seed += 1) {
      const { what, how, isCompared } = await attack(position, seed);
      sums[how] = (sums[how] ?? 0) + 1;
      if (isCompared) sums['in two worlds']! += 1;
      if (what !== undefined) failures.push({ seed, what });
    }
    const isSame = hashes(position) === before;
    if (!isSame && failures.length === 0)
      failures.push({ seed: began, count: seed - began, what: 'stored data was changed' });
    position.close();
  }
  return { trials: seed - first, failures, sums };
}

interface Attacked {
  readonly what: string | undefined;
  readonly how: string;
  /** Only messages of the viewer and of outsiders are compared. */
  readonly isCompared: boolean;
}

async function attack(position: Position, seed: number): Promise<Attacked> {
  const { how, illegal } = illegalAt(position, seed);
  const { real, imagined, viewer, rules } = position;
  const here = await said(real, illegal);
  const isCompared = imagined !== undefined && (illegal.from === viewer || typeof illegal.from === 'string');
  const there = isCompared ? await said(imagined, illegal) : here;
  const wrong = here.what ?? there.what ?? (here.reply === there.reply ? undefined : `${there.reply} in another world`);
  const what = `${rules.id}, ${how}: ${illegal.kind} of ${illegal.from} ${JSON.stringify(illegal.message)} was answered ${here.reply}`;
  return { what: wrong === undefined ? undefined : `${what}: ${wrong}`, how, isCompared };
}

function illegalAt(position: Position, seed: number): { readonly how: string; readonly illegal: Illegal } {
  const random = randomFor('illegal message', seed);
  for (;;) {
    const [how, make] = pick(random, Object.entries(ILLEGAL));
    const illegal = make(position, random);
    if (illegal !== undefined) return { how, illegal };
  }
}

async function said({ world, live, others, people }: Side, { from, kind, message }: Illegal) {
  const standings = [live, ...others].map(({ state }) => state);
  const sent = world.sent;
  const reply = await people.get(from)!.say(kind, message);
  const isSame = [live, ...others].every(({ state }, at) => state === standings[at]);
  const what = reply.ok
    ? 'it was not refused'
    : !isSame
      ? 'the table changed'
      : world.sent !== sent
        ? 'another page was sent a message'
        : world.faults.seen[0];
  return { reply: JSON.stringify(reply), what };
}

/** Of both worlds, games in memory and drafts included. */
function hashes({ real, imagined }: Position): string {
  return [real, ...(imagined === undefined ? [] : [imagined])]
    .map(({ world, live }) => `${world.hash()} ${JSON.stringify([live.state, live.drafts.all()])}`)
    .join(' ');
}
