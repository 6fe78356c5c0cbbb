// Checks all that pages receive and all stored rows against the invariants.
import type { Frame } from '@omerta/protocol';
import { TRUSTED_FOR } from '../../src/matches/serverClock.ts';
import type { ChoiceRow, Match, Settings } from '../../src/store/store.ts';
import type { Client, Sent } from './client.ts';
import { lookIn, type ReferenceMatch } from './referenceMatch.ts';
import type { Scheduler } from './scheduler.ts';

export interface CheckerParts {
  readonly scheduler: Scheduler;
  readonly reference: ReferenceMatch;
  readonly match: Match; // as it was started
  readonly isShared: boolean;
  /** The rows of this match after a number, as they are on disk at this moment. */
  rowsAfter(number: number): ChoiceRow[];
}

export class InvariantChecker {
  readonly violations: string[] = [];
  eventsReceived = 0; // by all pages, repetitions included
  readonly acknowledgements = new Map<string, Sent>(); // by command
  readonly #parts: CheckerParts;
  readonly #refused = new Set<string>(); // commands
  readonly #sent = new Map<string, Sent & { readonly seat: number | undefined }>(); // by command
  readonly #requested = new Map<string, number>(); // by command: when a node last requested the write
  readonly #secrets: readonly string[];

  constructor(parts: CheckerParts) {
    this.#parts = parts;
    const { fairDeal, seats } = parts.match;
    this.#secrets = [fairDeal.secret, ...seats.flatMap(({ entropy }) => entropy ?? [])];
  }

  fail(what: string): void {
    this.#parts.scheduler.note(`VIOLATED: ${what}`);
    this.violations.push(what);
  }

  sent(client: Client, sent: Sent): void {
    this.#sent.set(sent.command, { ...sent, seat: client.seat });
  }

  requested(command: string): void {
    this.#requested.set(command, this.#parts.scheduler.now);
  }

  /** Every row was requested by a page, a bot or a clock, and the rules allow it. */
  written(): void {
    const { reference, scheduler } = this.#parts;
    for (const row of this.#parts.rowsAfter(reference.length)) {
      const wrong = reference.write(row, this.#requested.get(row.command) ?? scheduler.now) ?? this.#problemOf(row);
      if (wrong === undefined) continue;
      this.fail(wrong);
      return;
    }
  }

  bytes(client: Client, text: string): void {
    if (this.#secrets.some(secret => text.includes(secret))) this.fail(`${client.name} is sent a secret of the deal`);
  }

  /** A frame shows what the rules show of a written state. */
  frame(client: Client, frame: Frame, how: 'asked' | 'sent'): void {
    const viewer = client.seat ?? 'spectator';
    const look = this.#parts.reference.lookAt(viewer, frame.version);
    if (frame.viewer !== viewer) this.fail(`${client.name} is sent a frame for ${frame.viewer}`);
    else if (look === undefined) this.fail(`${client.name} sees version ${frame.version}, which is not written`);
    else if (look !== lookIn(frame))
      this.fail(`${client.name} sees another version ${frame.version} than the rules give`);
    else this.#happened(client, frame, how);
  }

  /** With the events of this frame a page knows every event it may know; one that comes back, those its log keeps. */
  #happened({ name, seat }: Client, { version, since, undone, events }: Frame, how: 'asked' | 'sent'): void {
    if (since === undefined) return; // a frame without events: the page asks for the log
    const { reference } = this.#parts;
    const viewer = seat ?? 'spectator';
    const [before, all] = [since, version].map(each => reference.eventsAt(viewer, each));
    const known = before!.slice(0, before!.length - undone);
    const missed = all!.slice(known.length);
    const wanted = [...known, ...(how === 'sent' ? missed : reference.keptOf(viewer, version, missed))];
    const received = [...all!.slice(0, known.length), ...events.map(event => JSON.stringify(event))];
    const isSame = received.length === wanted.length && received.every((event, at) => event === wanted[at]);
    if (!isSame) this.fail(`${name} receives other events up to version ${version} than happened`);
    this.eventsReceived += events.length;
  }

  /** On a reliable connection no version is missing; repeated ones the page ignores. */
  follows({ name, frame: known }: Client, { version, since }: Frame, how: 'asked' | 'sent', last: number): void {
    const { isShared } = this.#parts;
    const goesBack = how === 'asked' && !isShared && version < (known?.version ?? 0);
    if (goesBack) this.fail(`${name} is shown version ${version} after ${known?.version}`);
    const isMissing = how === 'sent' && (since === undefined || since > last);
    if (isMissing) this.fail(`${name} is sent version ${version} since ${since} after ${last}`);
  }

  /** An acknowledged command is on disk already. */
  acknowledged(client: Client, sent: Sent, decision: number): void {
    this.acknowledgements.set(sent.command, sent);
    if (this.#refused.has(sent.command)) this.fail(`${sent.command} was refused, then acknowledged`);
    const row = this.#parts.reference.rowOf(sent.command);
    if (row === undefined) this.fail(`${sent.command} is acknowledged and not written`);
    else if (row.seat !== client.seat || row.decision !== decision - 1)
      this.fail(`${sent.command} is acknowledged as another`);
  }

  refused({ name }: Client, { command }: Sent, code: string): void {
    this.#refused.add(command);
    if (this.#parts.reference.rowOf(command) !== undefined)
      this.fail(`${name}'s ${command} is written and refused: ${code}`);
  }

  /** The rows are still those that were written, and include all acknowledged commands. */
  end(): void {
    const { reference } = this.#parts;
    const rows = this.#parts.rowsAfter(0);
    if (JSON.stringify(rows) !== JSON.stringify(reference.rows)) this.fail('rows have changed');
    const stored = new Set(rows.map(({ command }) => command));
    for (const command of this.acknowledgements.keys()) if (!stored.has(command)) this.fail(`${command} is lost`);
  }

  #problemOf(row: ChoiceRow): string | undefined {
    const { command, seat, decision, kind, text } = row;
    const own = /^(bot|timeout):(\d+):(\d+)$/.exec(command);
    if (own !== null) return this.#problemOfServer(row, own[1] === 'timeout');
    const sent = this.#sent.get(command);
    if (sent === undefined) return `${command} was never sent`;
    const isSame = sent.seat === seat && sent.decision === decision && sent.kind === kind && sent.text === text;
    return isSame ? undefined : `${command} is written as another`;
  }

  /** No time-out comes before the seat's time is up, by the true time. */
  #problemOfServer({ seat, command }: ChoiceRow, isTimeOut: boolean): string | undefined {
    const { match, reference, scheduler } = this.#parts;
    const isBot = match.seats[seat]!.kind === 'bot';
    if (!isTimeOut) return isBot ? undefined : `${command} answers for a person`;
    const { clock } = match.settings;
    const least = leastTime(clock);
    if (isBot || least === undefined) return `${command} has no clock`;
    const { now } = scheduler;
    const had = clock.kind === 'game' ? reference.waitedForInAll(seat, now) : now - reference.waitedForSince(seat);
    return had < least - TOLERANCE ? `${command} after ${had} ms` : undefined;
  }
}

/** The least time a seat has, for one decision or in all; undefined where no clock runs. */
function leastTime(clock: Settings['clock']): number | undefined {
  if (clock.kind === 'decision') return clock.each * 1_000;
  return clock.kind === 'game' ? clock.total * 1_000 : undefined;
}

const TOLERANCE = TRUSTED_FOR + 1_000; // a node that has just booted may be so far behind the others
