// One seat with a connection to each of two nodes. Every answer is sent to both at once.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Random } from '@omerta/kernel';
import type { Frame, Reply } from '@omerta/protocol';
import type { AnyRules } from '../../src/games.ts';
import { TestPage } from '../play/socketServer.ts';
import type { Ledger, Sent } from './ledger.ts';

export interface RacerSetting {
  readonly addresses: readonly string[]; // of the nodes
  readonly cookie: string;
  readonly match: string;
  readonly rules: AnyRules;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly calledOff: AbortSignal;
}

export class Racer {
  /** Races without exactly one winner. */
  readonly wrong: string[] = [];
  readonly #setting: RacerSetting;
  readonly #pages: readonly TestPage[];
  #frame: Frame | undefined;
  #raced = -1; // the last decision
  #wake: () => void = () => {};

  constructor(setting: RacerSetting) {
    this.#setting = setting;
    this.#pages = setting.addresses.map(address => {
      const { origin } = new URL(address);
      return new TestPage({ url: origin }, undefined, { origin, cookie: setting.cookie });
    });
  }

  /** It has seen the game end. */
  get isOver(): boolean {
    return this.#frame?.over === true;
  }

  /** Watches at node `at` and answers at all nodes, until the game is over or aborted. */
  async play(at: number): Promise<void> {
    const { calledOff } = this.#setting;
    calledOff.addEventListener('abort', () => this.#wake());
    for (const page of this.#pages) await page.connected();
    await this.#watch(this.#pages[at]!);
    while (!this.isOver && !calledOff.aborted) {
      const { decision = this.#raced, isChange } = this.#frame?.question ?? {};
      if (this.#frame === undefined || isChange === true || decision === this.#raced) await this.#change();
      else await this.#race(this.#frame);
    }
    for (const page of this.#pages) page.close();
  }

  async #watch(page: TestPage): Promise<void> {
    const { match } = this.#setting;
    page.onServed = (kind, what) => {
      if (kind === 'frame') this.#adopt(what as Frame); // read by its schema
    };
    await page.ask('watch', { match }, look => {
      if (look.ok && look.frame !== undefined) this.#adopt(look.frame);
    });
  }

  /** Sends two answers, or the same one twice. */
  async #race({ viewer, view, question }: Frame): Promise<void> {
    const { match, rules, random, ledger } = this.#setting;
    if (viewer === 'spectator') throw new Error(`The seat at ${match} is lost`);
    const answer = (): Sent => ({
      match,
      seat: viewer,
      decision: question!.decision,
      command: randomBytes(9).toString('base64url'),
      kind: 'choice',
      text: rules.writeChoice(pick(random, rules.choices(view))),
    });
    const first = answer();
    const isSame = below(random, ONE_SAME_IN) === 0;
    const sent = this.#pages.map((_, at) => (isSame || at === 0 ? first : answer()));
    for (const each of sent) ledger.send(each);
    const replies = await Promise.all(sent.map((each, at) => this.#ask(at, each)));
    for (const [at, reply] of replies.entries()) ledger.receive(sent[at]!.command, reply);
    const codes = replies.map(reply => (reply.ok ? 'ok' : reply.code));
    const [winners, others] = [codes.filter(code => code === 'ok'), codes.filter(code => code !== 'ok')];
    const isRight = winners.length === (isSame ? sent.length : 1) && others.every(code => LATE.has(code));
    if (!isRight) this.wrong.push(`${match}, seat ${viewer}, decision ${question!.decision}: ${codes}`);
    this.#raced = question!.decision;
  }

  async #ask(at: number, { match, decision, command, text }: Sent): Promise<Reply<'command'>> {
    for (;;) {
      const reply = await this.#pages[at]!.ask('command', { match, decision, command, text });
      if (reply.ok || reply.code !== 'busy' || this.#setting.calledOff.aborted) return reply;
      await pause(150);
    }
  }

  #adopt(frame: Frame): void {
    if (this.#frame !== undefined && frame.version < this.#frame.version) return;
    this.#frame = frame;
    this.#wake();
  }

  #change(): Promise<void> {
    if (this.#setting.calledOff.aborted) return Promise.resolve();
    return new Promise(resolve => {
      this.#wake = resolve;
    });
  }
}

const ONE_SAME_IN = 3;
const LATE: ReadonlySet<string> = new Set(['stale', 'notPlaying']);
