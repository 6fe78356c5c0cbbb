// One seed: tables, nodes and pages under faults, until the faults stop and every game ends.
import { listSeats, randomFrom } from '@omerta/kernel';
import { recordFile, verdictOn } from '../../src/http/recordFile.ts';
import { CommitUnknown, Unreachable } from '../../src/store/errors.ts';
import type { ChoiceRow } from '../../src/store/store.ts';
import { Disk, memoryStore } from '../memoryStore.ts';
import { person } from '../play/table.ts';
import { Client } from './client.ts';
import { InjectedStoreError } from './database.ts';
import type { Defect } from './defect.ts';
import { FaultInjector } from './faultInjector.ts';
import { FaultPlan } from './faultPlan.ts';
import { InvariantChecker } from './invariantChecker.ts';
import { Node, type NodeParts } from './node.ts';
import { type Plan, planOf } from './plan.ts';
import { ReferenceMatch } from './referenceMatch.ts';
import { Scheduler } from './scheduler.ts';
import { type BegunTable, beginTable, tableName } from './tables.ts';

export interface SimulationResult {
  readonly plan: Plan;
  /** Of the whole trace: the same for the same seed. */
  readonly fingerprint: string;
  readonly violations: readonly string[];
  readonly acknowledged: number;
  readonly rows: number;
  readonly crashes: number;
  readonly eventsReceived: number;
}

export interface SimulationOptions {
  readonly defect?: Defect;
  readonly log?: (line: string) => void;
}

interface SimulatedTable extends BegunTable {
  readonly reference: ReferenceMatch;
  readonly checker: InvariantChecker;
  readonly clients: readonly Client[];
}

export async function simulate(seed: number, { defect = {}, log }: SimulationOptions = {}): Promise<SimulationResult> {
  const uninstall = defect.install?.() ?? (() => {});
  const rejected: unknown[] = [];
  const onRejected = (reason: unknown) => void rejected.push(reason);
  process.on('unhandledRejection', onRejected);
  try {
    const simulation = await Simulation.begin(seed, defect, log);
    const result = await simulation.play();
    return { ...result, violations: [...result.violations, ...rejected.map(reason => `unhandled: ${reason}`)] };
  } finally {
    process.off('unhandledRejection', onRejected);
    uninstall();
  }
}

class Simulation {
  readonly #plan: Plan;
  readonly #scheduler: Scheduler;
  readonly #faultPlan: FaultPlan;
  readonly #disk = new Disk();
  readonly #nodes: readonly Node[];
  readonly #violations: string[] = [];
  #tables: readonly SimulatedTable[] = [];

  static async begin(seed: number, defect: Defect, log: SimulationOptions['log']): Promise<Simulation> {
    const simulation = new Simulation(seed, defect, log);
    simulation.#disk.beat = simulation.#scheduler.now; // as if a server had started the games
    const { tables } = simulation.#plan;
    simulation.#tables = await Promise.all(tables.map((_, at) => simulation.#begin(at, tableName(seed, at))));
    return simulation;
  }

  private constructor(seed: number, defect: Defect, log: SimulationOptions['log']) {
    const random = randomFrom(seed);
    this.#plan = planOf(random);
    this.#scheduler = new Scheduler(log);
    this.#scheduler.note(JSON.stringify(this.#plan));
    this.#faultPlan = new FaultPlan(random, this.#plan.faults);
    const parts: NodeParts = {
      scheduler: this.#scheduler,
      faultPlan: this.#faultPlan,
      disk: this.#disk,
      isShared: this.#plan.nodes > 1,
      defect,
      onWriteRequested: rows => {
        for (const { checker } of this.#tables) for (const { command } of rows) checker.requested(command);
      },
      onWritten: () => {
        for (const { checker } of this.#tables) checker.written();
      },
      onFault: (what, error) => this.#onFault(what, error),
    };
    this.#nodes = Array.from({ length: this.#plan.nodes }, (_, at) => new Node(at === 0 ? 'north' : 'south', parts));
  }

  async play(): Promise<SimulationResult> {
    const { commands, patience, faults } = this.#plan;
    const clients = this.#tables.flatMap(table => table.clients);
    const injector = new FaultInjector(
      { scheduler: this.#scheduler, faultPlan: this.#faultPlan },
      this.#nodes,
      clients,
    );
    for (const node of this.#nodes) node.boot();
    for (const client of clients) client.connect();
    injector.start();
    const hasViolations = () =>
      this.#violations.length > 0 || this.#tables.some(({ checker }) => checker.violations.length > 0);
    await this.#scheduler.run(() => hasViolations() || this.#acknowledged() >= commands || this.#isOver(), patience);
    injector.stop(!faults.reliableConnections);
    const isOver = await this.#scheduler.run(() => hasViolations() || this.#isOver(), LONGEST_END);
    if (!isOver) this.#violations.push(`a game does not end: ${this.#whyNot()}`);
    if (!hasViolations()) this.#checkEnd();
    for (const node of this.#nodes) node.crash();
    return {
      plan: this.#plan,
      fingerprint: this.#scheduler.fingerprint(),
      violations: this.#allViolations(),
      acknowledged: this.#acknowledged(),
      rows: this.#tables.reduce((sum, { reference }) => sum + reference.length, 0),
      crashes: injector.crashes,
      eventsReceived: this.#tables.reduce((sum, { checker }) => sum + checker.eventsReceived, 0),
    };
  }

  async #begin(at: number, name: string): Promise<SimulatedTable> {
    const planned = this.#plan.tables[at]!;
    const begun = await beginTable(memoryStore(this.#disk), planned, name, this.#scheduler.now);
    const { match, rules, from } = begun;
    const reference = new ReferenceMatch(rules, match, from, this.#scheduler.now);
    const isShared = this.#plan.nodes > 1;
    const rowsAfter = (number: number) => this.#rowsOf(name, number);
    const checker = new InvariantChecker({ scheduler: this.#scheduler, reference, match, isShared, rowsAfter });
    const parts = {
      scheduler: this.#scheduler,
      faultPlan: this.#faultPlan,
      nodes: this.#nodes,
      match: name,
      rules,
      checker,
    };
    const players = Array.from({ length: planned.people }, (_, seat) => seat);
    const clients = players.map(seat => new Client(`table${at}-seat${seat}`, seat, person(seat), parts));
    const spectator = new Client(`table${at}-spectator`, undefined, undefined, parts);
    return { ...begun, reference, checker, clients: [...clients, spectator] };
  }

  #rowsOf(match: string, after: number): ChoiceRow[] {
    return this.#disk.rows.get(match)?.where(({ number }) => number > after) ?? [];
  }

  /** A store that fails was made to; every other reported fault is a bug. */
  #onFault(what: string, error: unknown): void {
    this.#scheduler.note(what);
    if (EXPECTED.test(what) && INJECTED.some(kind => error instanceof kind)) return;
    this.#violations.push(`${what}: ${error instanceof Error ? error.message : error}`);
  }

  #allViolations(): string[] {
    return [...this.#violations, ...this.#tables.flatMap(({ checker }) => checker.violations)];
  }

  #acknowledged(): number {
    return this.#tables.reduce((sum, { checker }) => sum + checker.acknowledgements.size, 0);
  }

  /** Every page has seen the end of its game. */
  #isOver(): boolean {
    return this.#tables.every(({ clients }) => clients.every(({ frame }) => frame?.over === true));
  }

  #whyNot(): string {
    return this.#tables
      .flatMap(({ reference, clients }) => [
        `${reference.length} rows, waiting for ${listSeats(reference.rules.waitingFor(reference.last.state)).join(' and ')}`,
        ...clients.map(({ name, frame }) => `${name} at version ${frame?.version}`),
      ])
      .join(', ');
  }

  /** The stored rows are sound, and the record verifies. */
  #checkEnd(): void {
    for (const {
      checker,
      rules,
      match: { id },
    } of this.#tables) {
      checker.end();
      const match = this.#disk.matches.get(id)!;
      if (match.stage !== 'over') {
        checker.fail(`the match is ${match.stage}`);
        continue;
      }
      const file = recordFile(
        rules,
        { match, rows: this.#rowsOf(id, 0), snapshot: this.#disk.snapshots.get(id) },
        undefined,
      );
      const { sound, problems } = verdictOn(rules, JSON.parse(JSON.stringify(file)));
      if (!sound) checker.fail(`the record does not hold: ${problems.join(', ')}`);
    }
  }
}

const LONGEST_END = 3_600_000;
const INJECTED = [InjectedStoreError, CommitUnknown, Unreachable]; // the last: the server gave up waiting for the store
const EXPECTED =
  /: (The store failed|Other nodes could not be notified|A message could not be answered|A bot failed.*)$/;
