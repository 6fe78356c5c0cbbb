// A bot that is a command: it reads what the bot API streams, a line of JSON for each decision, and answers in lines.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyRules } from '@omerta/bots';
import type { Asked, Contestant, Seen } from '@omerta/lab';
import type { Frame } from '@omerta/protocol';
import { Mistake } from '../mistake.ts';
import { commandIn } from './kindOf.ts';
import { within } from './within.ts';

export class CommandBot implements Contestant {
  readonly name: string;
  readonly watches = true;
  readonly #rules: AnyRules;
  readonly #seconds: number;
  readonly #command: ChildProcessWithoutNullStreams;
  readonly #closed: Promise<unknown>;
  readonly #lines: string[] = []; // answered, not yet read
  #waiting: { resolve(line: string): void; reject(error: Mistake): void } | undefined;
  #ended: Mistake | undefined;
  #complaints = '';
  #game = { match: '', frames: 0 };

  constructor(name: string, rules: AnyRules, seconds: number) {
    this.name = name;
    this.#rules = rules;
    this.#seconds = seconds;
    this.#command = spawn(commandIn(name), { shell: true, stdio: 'pipe', detached: HAS_GROUPS });
    this.#command.stderr.on('data', text => {
      this.#complaints = `${this.#complaints}${text}`.slice(-MOST_COMPLAINTS);
    });
    this.#command.stdin.on('error', () => undefined); // reported when it exits
    this.#command.on('error', error => this.#end(error.message));
    this.#command.on('close', (code, signal) => this.#end(`it ended with ${code ?? signal}`));
    this.#closed = new Promise(resolve => this.#command.once('close', resolve).once('error', resolve));
    createInterface({ input: this.#command.stdout }).on('line', line => this.#read(line));
  }

  async decide(asked: Asked): Promise<string> {
    const { seat, view, waiting, decision, choices } = asked;
    const prompt = this.#rules.promptOf(view) ?? { kind: 'choose' };
    const question = { prompt, decision, isChange: false, mayUndo: false };
    this.#send(
      { ...this.#frame(asked), waiting: [...waiting], question, over: false },
      choices.map(choice => this.#rules.writeChoice(choice)),
    );
    return this.#textIn(await within(this.#seconds, this.name, this.#line()), seat, decision);
  }

  ended(seen: Seen): void {
    this.#send({ ...this.#frame(seen), waiting: [], over: true }, []);
  }

  /** Lets the command read to the end of its input, then kills it if it does not exit. */
  async close(): Promise<void> {
    this.#command.stdin.end();
    let grace: NodeJS.Timeout | undefined;
    const over = new Promise(resolve => {
      grace = setTimeout(resolve, GRACE);
    });
    await Promise.race([this.#closed, over]);
    clearTimeout(grace);
    const { pid } = this.#command;
    if (pid === undefined || this.#ended !== undefined) return;
    try {
      process.kill(HAS_GROUPS ? -pid : pid, 'SIGKILL');
    } catch {
      return; // it has just exited
    }
  }

  #frame({ match, seat, view, events }: Seen): Omit<Frame, 'waiting' | 'over'> {
    if (this.#game.match !== match) this.#game = { match, frames: 0 };
    const since = this.#game.frames;
    this.#game.frames += 1;
    const seen = { view: view as object, events: [...events] }; // views are objects
    return { match, viewer: seat, version: since + 1, since, undone: 0, ...seen, clocks: [] };
  }

  #send(frame: Frame, choices: readonly string[]): void {
    if (this.#ended === undefined) this.#command.stdin.write(`${JSON.stringify({ frame, choices })}\n`);
  }

  #line(): Promise<string> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  #read(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) this.#lines.push(line);
    else waiting.resolve(line);
  }

  #end(why: string): void {
    const complaint = this.#complaints.trim().split('\n').at(-1) ?? '';
    this.#ended ??= new Mistake(`the bot ${this.name} gives no more answers: ${why}${complaint && `; ${complaint}`}`);
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }

  #textIn(line: string, seat: number, decision: number): string {
    const answer = answerIn(line);
    if (answer === undefined) {
      const wanted = JSON.stringify({ decision, text: '…' });
      throw new Mistake(`the bot ${this.name} answered ${JSON.stringify(line)} instead of ${wanted}`);
    }
    if ((answer.decision ?? decision) === decision) return answer.text;
    throw new Mistake(`the bot ${this.name} answered decision ${answer.decision}; seat ${seat} was asked ${decision}`);
  }
}

const MOST_COMPLAINTS = 1_000;

/** Milliseconds a command has to exit. */
export const GRACE = 3_000;

/** In its own process group a command does not get our Ctrl-C, and is killed with all its children. */
const HAS_GROUPS = process.platform !== 'win32';

function answerIn(line: string): { readonly text: string; readonly decision?: unknown } | undefined {
  try {
    const answer: unknown = JSON.parse(line);
    const isAnswer = typeof answer === 'object' && answer !== null && 'text' in answer;
    return isAnswer && typeof answer.text === 'string' ? { ...answer, text: answer.text } : undefined;
  } catch {
    return undefined;
  }
}
