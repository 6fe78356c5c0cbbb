// A player of random choices over a bad connection: answers get lost, commands are sent twice.
import { randomBytes } from 'node:crypto';
import { below, pick, type Random } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import type { AnyRules } from '../../src/games.ts';
import { Seen } from './seen.ts';
import { type SocketServer, TestPage } from './socketServer.ts';

/** How often it happens: once in so many answers. */
export interface Habits {
  readonly cuts: number;
  readonly doubles: number;
  readonly undos: number;
  readonly changes: number;
}

export interface PlayerSetting {
  readonly server: SocketServer;
  readonly at: number | undefined; // which person; undefined: not signed in
  readonly match: string;
  readonly rules: AnyRules;
  readonly random: Random;
  readonly habits: Habits;
}

export class Player {
  readonly seen = new Seen();
  readonly acknowledged = new Set<string>(); // commands
  readonly refused = new Map<string, number>(); // by code
  isAside = false; // another page has the seat
  cuts = 0;
  doing = 'has not connected yet'; // to see why a game does not continue
  readonly #setting: PlayerSetting;
  #page: TestPage | undefined;
  #wake: () => void = () => {};

  constructor(setting: PlayerSetting) {
    this.#setting = setting;
  }

  /** Watches from the version it saw last. A connection that breaks before the first frame is opened again. */
  async connect(): Promise<void> {
    for (let connections = 1; ; connections++) {
      this.doing = `opens connection ${connections}`;
      try {
        return await this.#look();
      } catch (error) {
        if (!isCut(error) || connections === MOST_CONNECTIONS) throw error;
      }
    }
  }

  /** Plays until the game is over or another page takes the seat. */
  async play(): Promise<void> {
    while (this.seen.frame?.over !== true && !this.isAside) {
      if (this.#page?.isCut) await this.connect();
      const frame = this.seen.frame;
      const question = frame?.question;
      if (frame === undefined || question === undefined || !this.#wants(question)) await this.#change();
      else await this.#answer(frame, question);
    }
    this.doing = this.isAside ? 'has stepped aside' : 'has seen the end';
  }

  disconnect(): void {
    this.#page?.close();
  }

  /** Replaces the events by the log of the server. */
  async askLog(): Promise<void> {
    const reply = await this.#insist(() => this.#page!.ask('log', { match: this.#setting.match }));
    if (!reply.ok) throw new Error(reply.code);
    this.seen.replaceLog(reply.events);
  }

  async #look(): Promise<void> {
    const { server, at, match } = this.#setting;
    this.#page?.close();
    const page = new TestPage(server, at);
    this.#page = page;
    page.onServed = (kind, what) => {
      if (kind === 'stepAside') this.isAside = true;
      this.#wake();
      if (kind === 'frame') this.#adopt(what as Frame);
    };
    page.socket.once('disconnect', () => this.#wake());
    const since = this.seen.frame?.version;
    const message = { match, ...(since === undefined ? {} : { since }) };
    const reply = await page.ask('watch', message, look => {
      if (look.ok && look.frame !== undefined) this.#adopt(look.frame);
    });
    if (!reply.ok) throw new Error(`May not watch: ${reply.code}`);
  }

  /** Asks again on a new connection where the old one is cut, for a cut may follow the last answer of the game. */
  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isCut(error)) throw error;
        await this.connect();
      }
    }
  }

  async #answer(frame: Frame, question: Question): Promise<void> {
    const { match, rules, random, habits } = this.#setting;
    const command = randomBytes(9).toString('base64url');
    const { decision } = question;
    const undoes = question.mayUndo && this.#happens(habits.undos);
    const text = undoes ? '' : rules.writeChoice(pick(random, rules.choices(frame.view)));
    const ask = () =>
      undoes
        ? this.#page!.ask('undo', { match, decision, command })
        : this.#page!.ask('command', { match, decision, command, text });
    for (;;) {
      this.doing = `gives ${undoes ? 'an undo' : text} as decision ${decision} of version ${frame.version}`;
      try {
        if (this.#happens(habits.cuts)) this.#cutSoon();
        const [reply, ...again] = await Promise.all(this.#happens(habits.doubles) ? [ask(), ask(), ask()] : [ask()]);
        for (const other of again) {
          if (JSON.stringify(other) !== JSON.stringify(reply))
            throw new Error('Sent twice, it was answered differently');
        }
        if (reply!.ok) this.acknowledged.add(command);
        else this.refused.set(reply!.code, (this.refused.get(reply!.code) ?? 0) + 1);
        if (!reply!.ok && reply!.code !== 'busy') await this.#change(frame);
        return;
      } catch (error) {
        if (!isCut(error)) throw error;
        this.cuts++;
        if (this.isAside) return;
        await this.connect(); // and asks again, with the same command
      }
    }
  }

  /** Whether to answer now; an answer that was given is changed now and then. */
  #wants({ isChange }: Question): boolean {
    return !isChange || this.#happens(this.#setting.habits.changes);
  }

  #happens(onceIn: number): boolean {
    return below(this.#setting.random, onceIn) === 0;
  }

  #cutSoon(): void {
    const page = this.#page!;
    setTimeout(() => page.close(), below(this.#setting.random, 4));
  }

  #adopt(frame: Frame): void {
    this.seen.adopt(frame);
    this.#wake();
  }

  /** Waits for a newer frame. */
  #change(than = this.seen.frame): Promise<void> {
    if (this.seen.frame !== than || this.isAside || this.#page?.isCut) return Promise.resolve();
    this.doing = `waits for what comes after version ${than?.version}`;
    return new Promise(resolve => {
      this.#wake = resolve;
    });
  }
}

const MOST_CONNECTIONS = 10; // that break
const isCut = (error: unknown) => error instanceof Error && error.message === 'cut';
