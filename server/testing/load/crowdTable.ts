// One table and the pages of its seats: random moves, one after another.
import { randomBytes } from 'node:crypto';
import { pick, type Random } from '@omerta/kernel';
import { type AnyRules, gameOf } from '../../src/games.ts';
import type { Ledger } from '../process/ledger.ts';
import type { SeatPage } from './seatPage.ts';
import type { SeededTable } from './seededTables.ts';

export interface Moved {
  readonly code: string; // 'ok' or why not
  readonly milliseconds: number;
}

export class CrowdTable {
  readonly match: string;
  readonly pages: readonly SeatPage[];
  readonly #rules: AnyRules;
  readonly #ledger: Ledger;
  #sentAt: number | undefined; // the last move
  #lastView: number | undefined; // since then
  #isAnswered = true;
  #mover: { readonly page: SeatPage; readonly asked: number } | undefined;

  constructor({ match, game }: SeededTable, pages: readonly SeatPage[], ledger: Ledger) {
    this.match = match;
    this.pages = pages;
    this.#rules = gameOf(game)!.rules;
    this.#ledger = ledger;
    for (const page of pages) {
      page.onView = () => {
        this.#lastView = performance.now();
      };
    }
  }

  /** The last move was answered and seen by its player, the others have had time to see it, and the game goes on. */
  get isFree(): boolean {
    return this.#isDone && this.#asked() !== undefined;
  }

  get #isDone(): boolean {
    if (this.#mover === undefined || this.#sentAt === undefined) return true;
    const { page, asked } = this.#mover;
    return this.#isAnswered && page.version > asked && performance.now() - this.#sentAt > REST;
  }

  /** A random answer of a seat that is asked; undefined where no seat here is. */
  async move(random: Random): Promise<Moved | undefined> {
    const page = this.#asked();
    const frame = page?.frame;
    if (page === undefined || frame?.question === undefined || frame.viewer === 'spectator') return undefined;
    const { decision } = frame.question;
    const text = this.#rules.writeChoice(pick(random, this.#rules.choices(frame.view)));
    const command = randomBytes(9).toString('base64url');
    this.#ledger.send({ match: this.match, seat: frame.viewer, decision, command, kind: 'choice', text });
    this.#isAnswered = false;
    this.#mover = { page, asked: page.version };
    const sentAt = performance.now();
    [this.#sentAt, this.#lastView] = [sentAt, undefined];
    try {
      const reply = await page.choose(decision, command, text);
      this.#ledger.receive(command, reply);
      if (!reply.ok) this.#mover = undefined; // no page will see it: this one tries again
      return { code: reply.ok ? 'ok' : reply.code, milliseconds: performance.now() - sentAt };
    } catch {
      return { code: 'cut', milliseconds: performance.now() - sentAt };
    } finally {
      this.#isAnswered = true;
    }
  }

  /** How long it took until every page at the table had seen the last move. Call it before the next one. */
  takeSeen(): number | undefined {
    const seen = this.#sentAt === undefined || this.#lastView === undefined ? undefined : this.#lastView - this.#sentAt;
    this.#lastView = undefined;
    return seen;
  }

  /** Any page here knows which seats are waited for. */
  #asked(): SeatPage | undefined {
    const open = this.pages.filter(page => page.isOpen);
    const waiting = open[0]?.frame?.waiting ?? [];
    return open.find(page => {
      const at = this.pages.indexOf(page);
      return waiting.includes(at) && page.frame?.question?.isChange === false;
    });
  }
}

const REST = 500; // milliseconds
