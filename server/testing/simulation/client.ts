// A simulated page that plays random choices. Like the real page it keeps a command until it is answered, sends it again
// on every new connection, and watches again when a frame does not follow the last one.
import { pick } from '@omerta/kernel';
import type { Frame, Reply, Served, ServedKind } from '@omerta/protocol';
import type { AnyRules } from '../../src/games.ts';
import type { SocketPerson } from '../../src/socket/page.ts';
import { Connection, type ConnectionEnd, type SimulationParts } from './connection.ts';
import type { InvariantChecker } from './invariantChecker.ts';
import type { Node } from './node.ts';

export interface ClientParts extends SimulationParts {
  readonly match: string;
  readonly rules: AnyRules;
  readonly nodes: readonly Node[];
  readonly checker: InvariantChecker;
}

/** A command under way; every connection sends the same one. */
export interface Sent {
  readonly kind: 'choice' | 'undo';
  readonly decision: number;
  readonly command: string;
  readonly text: string;
}

export class Client implements ConnectionEnd {
  readonly name: string;
  readonly person: SocketPerson | undefined;
  readonly seat: number | undefined; // undefined for a spectator
  readonly #parts: ClientParts;
  frame: Frame | undefined;
  #connection: Connection | undefined;
  #connections = 0;
  #lastSent = 0; // the last version that came over this connection
  #isWatching = false;
  #attempt = 0;
  #sent: Sent | undefined;
  #commands = 0;
  #next = 0; // the first decision that is not answered yet
  #thinksAbout: Frame | undefined;

  constructor(name: string, seat: number | undefined, person: SocketPerson | undefined, parts: ClientParts) {
    this.name = name;
    this.seat = seat;
    this.person = person;
    this.#parts = parts;
  }

  connect(): void {
    const { faultPlan, nodes } = this.#parts;
    this.#connection?.shut();
    this.#connections++;
    this.#lastSent = 0;
    this.#isWatching = false;
    this.#connection = new Connection(
      this.#parts,
      nodes[faultPlan.below(nodes.length)]!,
      this.#endOf(this.#connections),
    );
  }

  cutConnection(): void {
    this.#connection?.cut();
  }

  opened(): void {
    this.#watch();
  }

  cut(): void {
    this.#lost();
  }

  bytes(text: string): void {
    this.#parts.checker.bytes(this, text);
  }

  served<K extends ServedKind>(kind: K, read: () => Served<K>): void {
    if (kind === 'frame') this.#receiveFrame(read() as Frame, 'sent');
    if (kind === 'stepAside') this.#stepAside();
    if (kind === 'closed') this.#parts.checker.fail(`${this.name} may no longer watch`);
  }

  /** What arrives on an old connection is ignored. */
  #endOf(number: number): ConnectionEnd {
    const isNow = () => number === this.#connections;
    return {
      name: `${this.name}/${number}`,
      person: this.person,
      opened: () => isNow() && this.opened(),
      cut: () => isNow() && this.cut(),
      bytes: text => this.bytes(text),
      served: (kind, read) => isNow() && this.served(kind, read),
    };
  }

  #watch(): void {
    const { match, checker } = this.#parts;
    const connection = this.#connection!;
    const since = this.frame?.version;
    connection.ask('watch', { match, ...(since === undefined ? {} : { since }) }, reply => {
      if (connection !== this.#connection) return;
      if (!reply.ok && reply.code === 'busy') return this.#lost();
      if (!reply.ok) return checker.fail(`${this.name} may not watch: ${reply.code}`);
      this.#attempt = 0;
      this.#isWatching = true;
      if (reply.frame !== undefined) this.#receiveFrame(reply.frame, 'asked');
      this.#send();
      this.#think();
    });
  }

  #lost(): void {
    const { scheduler } = this.#parts;
    const number = this.#connections;
    this.#isWatching = false;
    this.#attempt++;
    scheduler.after(Math.min(8_000, 500 * 2 ** this.#attempt), () => {
      if (number === this.#connections) this.connect();
    });
  }

  /** Another connection took the seat: a dead one of this page, or one seen by a node whose clock is wrong. Reconnects. */
  #stepAside(): void {
    this.#isWatching = false;
    this.#lost();
  }

  #receiveFrame(frame: Frame, how: 'asked' | 'sent'): void {
    const { checker } = this.#parts;
    checker.frame(this, frame, how);
    if (this.#connection!.isReliable) checker.follows(this, frame, how, this.#lastSent);
    this.#lastSent = Math.max(this.#lastSent, frame.version);
    const known = this.frame?.version;
    if (known !== undefined && frame.version <= known) return;
    if (known !== undefined && frame.since !== undefined && frame.since !== known) this.#watch();
    else this.#adopt(frame);
  }

  #adopt(frame: Frame): void {
    this.frame = frame;
    this.#think();
  }

  /** Thinks for a while, then answers, unless there is something else to answer by then. */
  #think(): void {
    const { scheduler, faultPlan } = this.#parts;
    const { frame } = this;
    if (frame?.question === undefined || frame.over || this.#sent !== undefined || this.#thinksAbout === frame) return;
    if (frame.question.decision < this.#next) return; // the answer was taken, its frame is on the way
    if (frame.question.isChange && faultPlan.below(4) > 0) return;
    this.#thinksAbout = frame;
    scheduler.after(50 + faultPlan.below(faultPlan.below(20) === 0 ? SLOW_THINKING : THINKING), () => {
      this.#thinksAbout = undefined;
      if (this.frame !== frame) return this.#think();
      if (this.#sent === undefined) this.#decide(frame);
    });
  }

  #decide(frame: Frame): void {
    const { faultPlan, rules, match } = this.#parts;
    const { decision, mayUndo } = frame.question!;
    const kind = mayUndo && faultPlan.below(5) === 0 ? 'undo' : 'choice';
    const text = kind === 'undo' ? '' : rules.writeChoice(pick(faultPlan.random, rules.choices(frame.view)));
    if (this.#isWatching && faultPlan.below(8) === 0)
      this.#connection!.ask('draft', { match, decision, text: text || null }, () => {});
    this.#sent = { kind, decision, text, command: `${this.name}-${String(++this.#commands).padStart(6, '0')}` };
    this.#parts.checker.sent(this, this.#sent);
    this.#send();
  }

  #send(): void {
    const sent = this.#sent;
    if (sent === undefined || !this.#isWatching) return;
    const { match } = this.#parts;
    const { decision, command, text } = sent;
    const answered = (reply: Reply<'command'>) => this.#answered(sent, reply);
    if (sent.kind === 'undo') this.#connection!.ask('undo', { match, decision, command }, answered);
    else this.#connection!.ask('command', { match, decision, command, text }, answered);
  }

  #answered(sent: Sent, reply: Reply<'command'>): void {
    const { scheduler, faultPlan, checker } = this.#parts;
    if (reply.ok) checker.acknowledged(this, sent, reply.decision);
    else if (reply.code !== 'busy') checker.refused(this, sent, reply.code);
    if (this.#sent !== sent) return;
    if (reply.ok) this.#next = reply.decision;
    if (reply.ok || reply.code !== 'busy') this.#sent = undefined;
    if (reply.ok) this.#think();
    else scheduler.after(1_000 + faultPlan.below(2_000), () => (this.#sent === sent ? this.#send() : this.#think()));
  }
}

const THINKING = 1_500;
const SLOW_THINKING = 60_000;
