// A player at a server that may crash at any moment: reconnects, and sends unanswered commands again.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type Random } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import type { AnyRules } from '../../src/games.ts';
import { TestPage } from '../play/socketServer.ts';
import type { Ledger, Sent } from './ledger.ts';

export interface ReconnectingPlayerSetting {
  readonly address: string;
  readonly cookie: string;
  readonly match: string;
  readonly rules: AnyRules;
  readonly random: Random;
  readonly ledger: Ledger;
  readonly calledOff: AbortSignal; // stops at once
}

export class ReconnectingPlayer {
  readonly #setting: ReconnectingPlayerSetting;
  #page: TestPage | undefined;
  #frame: Frame | undefined;
  #wake: () => void = () => {};

  constructor(setting: ReconnectingPlayerSetting) {
    this.#setting = setting;
  }

  /** Plays random choices until the game is over or aborted. */
  async play(): Promise<void> {
    const { calledOff } = this.#setting;
    calledOff.addEventListener('abort', () => this.#wake());
    await this.#connect();
    while (this.#frame?.over !== true && !calledOff.aborted) {
      const frame = this.#frame;
      const question = frame?.question;
      if (this.#page?.isCut) await this.#connect();
      else if (frame === undefined || question === undefined || !this.#wants(question)) await this.#change(frame);
      else await this.#answer(frame, question);
    }
    this.#page?.close();
  }

  /** Retries until a server answers. */
  async #connect(): Promise<void> {
    const { address, cookie, match, calledOff } = this.#setting;
    while (!calledOff.aborted) {
      const page = new TestPage({ url: new URL(address).origin }, undefined, {
        origin: new URL(address).origin,
        cookie,
      });
      page.onServed = (kind, what) => {
        if (kind === 'frame') this.#adopt(what as Frame); // read by its schema
      };
      page.socket.once('disconnect', () => this.#wake());
      this.#page = page;
      try {
        await page.connected();
        const since = this.#frame?.version;
        const message = { match, ...(since === undefined ? {} : { since }) };
        const { ok } = await page.ask('watch', message, look => {
          if (look.ok && look.frame !== undefined) this.#adopt(look.frame, true);
        });
        if (ok) return;
      } catch {
        // the server is not up
      }
      page.close();
      await pause(20 + below(this.#setting.random, 80));
    }
  }

  async #answer(frame: Frame, question: Question): Promise<void> {
    const { match, rules, random, ledger, calledOff } = this.#setting;
    if (frame.viewer === 'spectator') throw new Error(`The seat at ${match} is lost`);
    const { decision } = question;
    const undoes = question.mayUndo && below(random, ONE_UNDO_IN) === 0;
    const sent: Sent = {
      match,
      seat: frame.viewer,
      decision,
      command: randomBytes(9).toString('base64url'),
      kind: undoes ? 'undo' : 'choice',
      text: undoes ? '' : rules.writeChoice(pick(random, rules.choices(frame.view))),
    };
    while (!calledOff.aborted) {
      ledger.send(sent);
      try {
        const reply = await this.#ask(sent);
        ledger.receive(sent.command, reply);
        if (reply.ok || reply.code !== 'busy') return await this.#change(frame);
        await pause(100);
      } catch (error) {
        if (!(error instanceof Error) || error.message !== 'cut') throw error;
        await this.#connect(); // and sends it again, with the same command
      }
    }
  }

  #ask({ match, decision, command, kind, text }: Sent) {
    return kind === 'undo'
      ? this.#page!.ask('undo', { match, decision, command })
      : this.#page!.ask('command', { match, decision, command, text });
  }

  /** An answer that was given is changed now and then. */
  #wants({ isChange }: Question): boolean {
    return !isChange || below(this.#setting.random, ONE_CHANGE_IN) === 0;
  }

  /** After a crash the first frame counts, even where it is older than the last one seen. */
  #adopt(frame: Frame, isFirstLook = false): void {
    const seen = this.#frame?.version ?? 0;
    if (frame.version < seen && !isFirstLook) return;
    if (frame.version < seen) this.#setting.ledger.rewound++;
    this.#frame = frame;
    this.#wake();
  }

  /** Waits for a newer frame, or until the connection is lost. */
  #change(than: Frame | undefined): Promise<void> {
    if (this.#frame !== than || this.#page?.isCut || this.#setting.calledOff.aborted) return Promise.resolve();
    return new Promise(resolve => {
      this.#wake = resolve;
    });
  }
}

const ONE_UNDO_IN = 8;
const ONE_CHANGE_IN = 5;
