// A node without sockets: matches in memory, and people who watch and choose.
import { randomBytes } from 'node:crypto';
import type { Viewer } from '@omerta/kernel';
import type { Served, ServedKind } from '@omerta/protocol';
import type { Answer, Command } from '../../src/matches/command.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { LiveMatches, type LiveMatchesOptions } from '../../src/matches/liveMatches.ts';
import type { Watcher } from '../../src/matches/watchers.ts';
import type { MemoryStore } from '../memoryStore.ts';
import { faultsSeen } from './faultsSeen.ts';
import { Seen } from './seen.ts';
import { person } from './table.ts';

export interface TestNode {
  readonly matches: LiveMatches;
  readonly faults: readonly string[];
}

export function openTestNode(store: MemoryStore, rules: Partial<LiveMatchesOptions> = {}): TestNode {
  const faults = faultsSeen();
  return { matches: new LiveMatches({ store, faults, botPause: () => 0, ...rules }), faults: faults.seen };
}

/** A viewer of a match, and everything sent to it. */
export class TestWatcher implements Watcher {
  readonly person: string | undefined;
  readonly sent: { readonly kind: ServedKind; readonly what: unknown }[] = [];
  readonly seen = new Seen();

  constructor(at: number | undefined) {
    this.person = at === undefined ? undefined : person(at).id;
  }

  send<K extends ServedKind>(kind: K, what: Served<K>): void {
    const copy: unknown = JSON.parse(JSON.stringify(what));
    this.sent.push({ kind, what: copy });
    if (kind === 'frame') this.seen.adopt(copy as Served<'frame'>);
  }

  watch(live: LiveMatch, since?: number): void {
    const look = live.watch(this, since);
    if (!look.ok) throw new Error(`May not watch: ${look.code}`);
    if (look.frame !== undefined) this.seen.adopt(JSON.parse(JSON.stringify(look.frame)));
  }

  /** Of one kind, in order. */
  of<K extends ServedKind>(kind: K): Served<K>[] {
    return this.sent.filter(each => each.kind === kind).map(({ what }) => what as Served<K>);
  }
}

/** Every person at the table, and a spectator. */
export function watchAll(live: LiveMatch): TestWatcher[] {
  const people = live.match.seats.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []));
  const watchers = [...people, undefined].map(at => new TestWatcher(at));
  for (const watcher of watchers) watcher.watch(live);
  return watchers;
}

/** A choice of person `at` for its current decision; `more` overrides. */
export function choose(live: LiveMatch, at: number, text: string, more: Partial<Command> = {}): Promise<Answer> {
  return submit(live, { kind: 'choice', text, ...more }, at);
}

export function undo(live: LiveMatch, at: number, more: Partial<Command> = {}): Promise<Answer> {
  return submit(live, { kind: 'undo', text: '', ...more }, at);
}

export function choicesOf(live: LiveMatch, viewer: Viewer): string[] {
  const { rules, state } = live.state.progress!;
  return rules.choices(rules.viewFor(state, viewer)).map(choice => rules.writeChoice(choice));
}

export function newCommand(): string {
  return randomBytes(9).toString('base64url');
}

async function submit(
  live: LiveMatch,
  { kind, text, ...more }: Partial<Command> & Pick<Command, 'kind' | 'text'>,
  at: number,
): Promise<Answer> {
  const decision = live.state.progress?.decisions[at] ?? 0;
  const command: Command = { from: { person: person(at).id }, decision, command: newCommand(), kind, text, ...more };
  const answers: Answer[] = [];
  await live.submit(command, answer => void answers.push(answer));
  if (answers.length !== 1) throw new Error(`${answers.length} answers`);
  return answers[0]!;
}
