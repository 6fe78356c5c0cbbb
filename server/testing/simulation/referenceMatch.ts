// One match as the rules play its rows: the reference that all pages are compared with.
import { keptLog, type Viewer } from '@omerta/kernel';
import { begin, type MatchProgress, type SomeEvent, seenBy, take, versionOf, visibleTo } from '@omerta/match';
import type { Frame } from '@omerta/protocol';
import type { AnyRules } from '../../src/games.ts';
import { beginningOf } from '../../src/matches/loading.ts';
import type { ChoiceRow, Match } from '../../src/store/store.ts';

/** After one row, or before the first. */
interface Entry {
  readonly progress: MatchProgress;
  readonly events: readonly SomeEvent[]; // without those that were undone
  readonly row: ChoiceRow | undefined;
  readonly at: number; // the true time when a node requested the row
}

export class ReferenceMatch {
  readonly rules: AnyRules;
  readonly #entries: Entry[];
  readonly #looks = new Map<string, string>(); // by viewer and version
  readonly #events = new Map<string, readonly string[]>(); // the same

  constructor(rules: AnyRules, match: Match, from: unknown, now: number) {
    this.rules = rules;
    const progress = begin(rules, beginningOf(match, from), match.seats.length);
    this.#entries = [{ progress, events: progress.recent[0]!.events, row: undefined, at: now }];
  }

  get length(): number {
    return this.#entries.length - 1;
  }

  get last(): MatchProgress {
    return this.#entries.at(-1)!.progress;
  }

  get rows(): ChoiceRow[] {
    return this.#entries.flatMap(({ row }) => row ?? []);
  }

  /** Before the last row; undefined before the first. */
  get before(): MatchProgress | undefined {
    return this.#entries.at(-2)?.progress;
  }

  rowOf(command: string): ChoiceRow | undefined {
    return this.#entries.find(({ row }) => row?.command === command)?.row;
  }

  /** Adds a row; returns what is wrong with it, if anything. */
  write(row: ChoiceRow, now: number): string | undefined {
    const { progress, events } = this.#entries.at(-1)!;
    if (row.number !== this.length + 1) return `row ${row.number} follows row ${this.length}`;
    if (this.rowOf(row.command) !== undefined) return `command ${row.command} has two rows`;
    if (row.decision !== progress.decisions[row.seat]) return `row ${row.number} answers decision ${row.decision}`;
    const taken = take(progress, row);
    if (!taken.ok) return `row ${row.number}, ${row.text}, is against the rules: ${taken.refusal.code}`;
    const { takenBack, events: happened } = taken.progress.recent.at(-1)!;
    const all = [...events.slice(0, events.length - takenBack.length), ...happened];
    this.#entries.push({ progress: taken.progress, events: all, row, at: now });
    return undefined;
  }

  /** What this viewer sees at this version; undefined where no written row leads to it. */
  lookAt(viewer: Viewer, version: number): string | undefined {
    const key = `${viewer}:${version}`;
    const known = this.#looks.get(key);
    if (known !== undefined) return known;
    const entry = this.#entryAt(viewer, version);
    if (entry === undefined) return undefined;
    const look = JSON.stringify(visibleTo(entry.progress, viewer));
    this.#looks.set(key, look);
    return look;
  }

  /** All events this viewer has seen up to that version. */
  eventsAt(viewer: Viewer, version: number): readonly string[] {
    const key = `${viewer}:${version}`;
    const known = this.#events.get(key);
    if (known !== undefined) return known;
    const entry = this.#entryAt(viewer, version);
    if (entry === undefined) return [];
    const events = seenBy(this.rules, entry.events, viewer).map(event => JSON.stringify(event));
    this.#events.set(key, events);
    return events;
  }

  /** What the log keeps of the last events this viewer has seen up to that version. */
  keptOf(viewer: Viewer, version: number, missed: readonly string[]): readonly string[] {
    const { rules } = this;
    const { state } = this.#entryAt(viewer, version)!.progress;
    const scope = rules.outcome(state) === undefined ? 'open' : 'whole';
    const seen = missed.map(event => JSON.parse(event) as SomeEvent);
    return keptLog(rules, rules.viewFor(state, viewer), seen, scope).map(event => JSON.stringify(event));
  }

  /**
   * Since when the seat has been waited for without a break and without a new public answer, as of before the last row.
   */
  waitedForSince(seat: number): number {
    const before = this.#entries.slice(0, -1);
    const first = before.findLastIndex((entry, at) => {
      const last = before[at - 1];
      return last === undefined || !isAsked(last, seat) || isAnswered(last, entry, seat);
    });
    return before[first]?.at ?? 0;
  }

  /** How long the seat was waited for in all, as of before the last row. */
  waitedForInAll(seat: number, now: number): number {
    const before = this.#entries.slice(0, -1);
    const times = before.map((entry, at) => (isAsked(entry, seat) ? (before[at + 1]?.at ?? now) - entry.at : 0));
    return times.reduce((sum, time) => sum + time, 0);
  }

  #entryAt(viewer: Viewer, version: number): Entry | undefined {
    return this.#entries.find(({ progress }) => versionOf(progress, viewer) === version);
  }
}

function isAnswered({ progress: before }: Entry, { progress: after, row }: Entry, seat: number): boolean {
  const isSeen = versionOf(after, 'spectator') > versionOf(before, 'spectator');
  return row?.seat === seat && isSeen && after.mostAnswers[seat]! > before.mostAnswers[seat]!;
}

function isAsked({ progress: { rules, state } }: Entry, seat: number): boolean {
  return ((rules.waitingFor(state) >> seat) & 1) === 1;
}

/** As `visibleTo` writes it. */
export function lookIn({ view, waiting, question, over }: Frame): string {
  return JSON.stringify({ view, waiting, ...(question === undefined ? {} : { question }), over });
}
