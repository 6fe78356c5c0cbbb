// A player behind the chaos proxy. Like the real page it keeps the newest frame, watches again when a frame does not follow
// the last one, and sends a command again, with the same id, when no answer comes.
import { randomBytes } from 'node:crypto';
import { below, pick, type Random } from '@omerta/kernel';
import type { Frame, Reply } from '@omerta/protocol';
import type { AnyRules } from '../../src/games.ts';
import { RawSocket } from '../load/rawSocket.ts';
import type { Ledger, Sent } from '../process/ledger.ts';

export interface ChaosSetting {
  readonly address: string;
  readonly cookie: string;
  readonly match: string;
  readonly rules: AnyRules;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly calledOff: AbortSignal;
}

export class ChaosPlayer {
  readonly #setting: ChaosSetting;
  #socket: RawSocket | undefined;
  #frame: Frame | undefined;
  #sent: Sent | undefined;
  #next = 0; // the first decision that is not answered yet
  #timer: NodeJS.Timeout | undefined;
  #isOver: () => void = () => {};

  constructor(setting: ChaosSetting) {
    this.#setting = setting;
  }

  /** The newest frame. */
  get frame(): Frame | undefined {
    return this.#frame;
  }

  /** Plays random choices until the game is over or aborted. */
  async play(): Promise<void> {
    const { address, cookie, calledOff } = this.#setting;
    const over = new Promise<void>(resolve => {
      this.#isOver = resolve;
    });
    calledOff.addEventListener('abort', this.#isOver, { once: true });
    this.#socket = await RawSocket.open(address, cookie, {
      served: (kind, body) => kind === 'frame' && this.#show(JSON.parse(body.toString())),
      cut: () => this.#isOver(),
    });
    this.#watch();
    if (!calledOff.aborted) await over;
    calledOff.removeEventListener('abort', this.#isOver);
    clearTimeout(this.#timer);
    this.#socket.cut();
  }

  /** A request may be delayed for long: another one follows when no frame comes. */
  #watch(): void {
    const { match } = this.#setting;
    const since = this.#frame === undefined ? {} : { since: this.#frame.version };
    this.#socket!.ask('watch', { match, ...since }, said => {
      const look = said as Reply<'watch'>;
      if (look.ok && look.frame !== undefined) this.#show(look.frame);
    });
    this.#retryLater();
  }

  #show(frame: Frame): void {
    const known = this.#frame?.version;
    if (known !== undefined && frame.version <= known) return;
    if (known !== undefined && frame.since !== undefined && frame.since !== known) this.#watch();
    else this.#adopt(frame);
  }

  #adopt(frame: Frame): void {
    this.#frame = frame;
    if (frame.over) this.#isOver();
    else this.#decide(frame);
  }

  #decide({ question, viewer, view }: Frame): void {
    const { match, rules, random } = this.#setting;
    if (question === undefined || viewer === 'spectator' || this.#sent !== undefined) return;
    if (question.decision < this.#next || (question.isChange && below(random, ONE_CHANGE_IN) > 0)) return;
    const undoes = question.mayUndo && below(random, ONE_UNDO_IN) === 0;
    this.#sent = {
      match,
      seat: viewer,
      decision: question.decision,
      command: randomBytes(9).toString('base64url'),
      kind: undoes ? 'undo' : 'choice',
      text: undoes ? '' : rules.writeChoice(pick(random, rules.choices(view))),
    };
    this.#send(this.#sent);
  }

  #send(sent: Sent): void {
    const { ledger } = this.#setting;
    const { match, decision, command, kind, text } = sent;
    ledger.send(sent);
    const message = { match, decision, command, ...(kind === 'undo' ? {} : { text }) };
    this.#socket!.ask(kind === 'undo' ? 'undo' : 'command', message, said => {
      const reply = said as Reply<'command'>;
      ledger.receive(command, reply);
      if (this.#sent !== sent || (!reply.ok && reply.code === 'busy')) return;
      this.#sent = undefined;
      if (reply.ok) this.#next = Math.max(this.#next, reply.decision);
      if (this.#frame !== undefined) this.#decide(this.#frame);
    });
    this.#retryLater();
  }

  /** Retries after a while, unless something was received by then. */
  #retryLater(): void {
    const { random } = this.#setting;
    const [sent, frame] = [this.#sent, this.#frame];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#sent !== undefined && this.#sent === sent) this.#send(this.#sent);
      else if (this.#frame === frame) this.#watch();
      else this.#retryLater();
    }, PATIENCE + below(random, PATIENCE));
  }
}

const PATIENCE = 1_000; // milliseconds
const ONE_UNDO_IN = 8;
const ONE_CHANGE_IN = 5;
