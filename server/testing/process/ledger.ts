import type { Reply } from '@omerta/protocol';

/** A command as a client has sent it. */
export interface Sent {
  readonly match: string;
  readonly seat: number;
  readonly decision: number;
  readonly command: string;
  readonly kind: 'choice' | 'undo';
  readonly text: string;
}

/** All commands that clients have sent, and the replies. Survives every server. */
export class Ledger {
  readonly sent = new Map<string, Sent>(); // by command
  readonly acknowledged = new Map<string, number>(); // by command: the seat's next decision
  readonly refused = new Map<string, string>(); // by command: the code
  readonly matches = new Set<string>();
  /** Commands that got two different acknowledgements. */
  readonly contradictions: string[] = [];
  /** Commands sent, repetitions included. */
  asked = 0;
  resent = 0;
  /** How often a page was sent an older version than it had seen. */
  rewound = 0;

  send(sent: Sent): void {
    this.asked++;
    if (this.sent.has(sent.command)) this.resent++;
    this.sent.set(sent.command, sent);
    this.matches.add(sent.match);
  }

  receive(command: string, reply: Reply<'command'>): void {
    if (!reply.ok) {
      if (reply.code !== 'busy') this.refused.set(command, reply.code); // busy decides nothing
      return;
    }
    const before = this.acknowledged.get(command);
    if (before !== undefined && before !== reply.decision) this.contradictions.push(command);
    this.acknowledged.set(command, reply.decision);
  }
}
