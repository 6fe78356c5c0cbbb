// As many messages as one connection can carry; then as many control packets.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pick } from '@omerta/kernel';
import { writeFrame } from '../load/webSocketFrames.ts';
import { type Offence, type Offender, together } from './offender.ts';
import { OffenderConnection, PATIENCE } from './offenderConnection.ts';

export const talkative: Offender = async target => {
  const { match, random } = target;
  const kind = pick(random, ['watch', 'chat', 'log', 'leave', 'draft', 'nonsense']);
  const signal = pick(random, SIGNALS);
  const messages = await pour(await OffenderConnection.upgraded(target, true), at =>
    text(`42${at}${JSON.stringify([kind, { match }])}`),
  );
  const signals = await pour(await OffenderConnection.upgraded(target, true), () => signal);
  return together([messages, signals]);
};

const MOST = 20_000;
const AT_ONCE = 100;
const ANSWERED = 500; // at most: the burst, the refusals, and what the rate allows meanwhile

const text = (words: string) => writeFrame({ opcode: 1, payload: Buffer.from(words) }, true);
const SIGNALS: readonly Buffer[] = [
  writeFrame({ opcode: 9, payload: Buffer.from('?') }, true),
  writeFrame({ opcode: 10, payload: Buffer.from('!') }, true),
  text('3'),
  text('40/cellar,'),
  text('431[]'),
];

async function pour(connection: OffenderConnection, frameAt: (at: number) => Buffer): Promise<Offence> {
  const began = performance.now();
  let sent = 0;
  while (sent < MOST && !connection.isEnded) {
    const frames = Array.from({ length: AT_ONCE }, (_, at) => frameAt(sent + at));
    connection.write(Buffer.concat(frames));
    sent += AT_ONCE;
    await nextTurn();
  }
  const endedAt = await connection.waitUntil(() => false, PATIENCE);
  const answered = connection.received.split(/43\d+\[|44\/cellar|\?/).length - 1;
  connection.cut();
  return {
    late: [endedAt - began],
    problems: answered > ANSWERED ? [`${answered} of ${sent} messages of one connection were answered`] : [],
    counts: { 'messages of a flood': sent, 'answers to a flood': answered },
  };
}
