// One seed: tables, nodes and pages in bad weather, until it clears up and every game comes to its end.
import { listSeats, randomFrom } from '@omerta/kernel';
import { recordFile, verdictOn } from '../../src/http/recordFile.ts';
import { CommitUnknown, Unreachable } from '../../src/store/errors.ts';
import type { ChoiceRow } from '../../src/store/store.ts';
import { Disk, memoryStore } from '../memoryStore.ts';
import { person } from '../play/table.ts';
import { Client } from './client.ts';
import { StoreFails } from './database.ts';
import type { Defect } from './defect.ts';
import { Episodes } from './faultInjector.ts';
import { Weather } from './faultPlan.ts';
import { Witness } from './invariantChecker.ts';
import { Node, type NodeParts } from './node.ts';
import { type Plan, planOf } from './plan.ts';
import { Chronicle } from './referenceMatch.ts';
import { Scheduler } from './scheduler.ts';
import { type BegunTable, beginTable, tableName } from './tables.ts';

export interface Story {
  readonly plan: Plan;
  /** Of all that happened: the same for the same seed. */
  readonly fingerprint: string;
  readonly broken: readonly string[];
  readonly acknowledged: number;
  readonly rows: number;
  readonly crashes: number;
  readonly eventsHeard: number;
}

export interface Telling {
  readonly defect?: Defect;
  readonly tell?: (line: string) => void;
}

interface SimulatedTable extends BegunTable {
  readonly chronicle: Chronicle;
  readonly witness: Witness;
  readonly clients: readonly Client[];
}

export async function simulate(seed: number, { defect = {}, tell }: Telling = {}): Promise<Story> {
  const putRight = defect.install?.() ?? (() => {});
  const rejected: unknown[] = [];
  const onRejected = (reason: unknown) => void rejected.push(reason);
  process.on('unhandledRejection', onRejected);
  try {
    const world = await World.begin(seed, defect, tell);
    const story = await world.play();
    return { ...story, broken: [...story.broken, ...rejected.map(reason => `nobody caught ${reason}`)] };
  } finally {
    process.off('unhandledRejection', onRejected);
    putRight();
  }
}

class World {
  readonly #plan: Plan;
  readonly #scheduler: Scheduler;
  readonly #weather: Weather;
  readonly #disk = new Disk();
  readonly #nodes: readonly Node[];
  readonly #broken: string[] = [];
  #tables: readonly SimulatedTable[] = [];

  static async begin(seed: number, defect: Defect, tell: Telling['tell']): Promise<World> {
    const world = new World(seed, defect, tell);
    world.#disk.beat = world.#scheduler.now; // a server was there to begin the games
    const { tables } = world.#plan;
    world.#tables = await Promise.all(tables.map((_, at) => world.#begin(at, tableName(seed, at))));
    return world;
  }

  private constructor(seed: number, defect: Defect, tell: Telling['tell']) {
    const random = randomFrom(seed);
    this.#plan = planOf(random);
    this.#scheduler = new Scheduler(tell);
    this.#scheduler.note(JSON.stringify(this.#plan));
    this.#weather = new Weather(random, this.#plan.faults);
    const parts: NodeParts = {
      scheduler: this.#scheduler,
      weather: this.#weather,
      disk: this.#disk,
      isShared: this.#plan.nodes > 1,
      defect,
      onAsked: rows => {
        for (const { witness } of this.#tables) for (const { command } of rows) witness.asked(command);
      },
      onWritten: () => {
        for (const { witness } of this.#tables) witness.written();
      },
      onFault: (what, error) => this.#onFault(what, error),
    };
    this.#nodes = Array.from({ length: this.#plan.nodes }, (_, at) => new Node(at === 0 ? 'north' : 'south', parts));
  }

  async play(): Promise<Story> {
    const { commands, patience, faults } = this.#plan;
    const clients = this.#tables.flatMap(table => table.clients);
    const episodes = new Episodes({ scheduler: this.#scheduler, weather: this.#weather }, this.#nodes, clients);
    for (const node of this.#nodes) node.boot();
    for (const client of clients) client.come();
    episodes.begin();
    const isBroken = () => this.#broken.length > 0 || this.#tables.some(({ witness }) => witness.broken.length > 0);
    await this.#scheduler.run(() => isBroken() || this.#acknowledged() >= commands || this.#isOver(), patience);
    episodes.end(!faults.honestLines);
    const isOver = await this.#scheduler.run(() => isBroken() || this.#isOver(), LONGEST_END);
    if (!isOver) this.#broken.push(`a game does not come to its end: ${this.#whyNot()}`);
    if (!isBroken()) this.#checkEnd();
    for (const node of this.#nodes) node.crash();
    return {
      plan: this.#plan,
      fingerprint: this.#scheduler.fingerprint(),
      broken: this.#allBroken(),
      acknowledged: this.#acknowledged(),
      rows: this.#tables.reduce((sum, { chronicle }) => sum + chronicle.length, 0),
      crashes: episodes.crashes,
      eventsHeard: this.#tables.reduce((sum, { witness }) => sum + witness.eventsHeard, 0),
    };
  }

  async #begin(at: number, name: string): Promise<SimulatedTable> {
    const planned = this.#plan.tables[at]!;
    const begun = await beginTable(memoryStore(this.#disk), planned, name, this.#scheduler.now);
    const { match, rules, from } = begun;
    const chronicle = new Chronicle(rules, match, from, this.#scheduler.now);
    const isShared = this.#plan.nodes > 1;
    const rowsBehind = (number: number) => this.#rowsOf(name, number);
    const witness = new Witness({ scheduler: this.#scheduler, chronicle, match, isShared, rowsBehind });
    const parts = {
      scheduler: this.#scheduler,
      weather: this.#weather,
      nodes: this.#nodes,
      match: name,
      rules,
      witness,
    };
    const players = Array.from({ length: planned.people }, (_, seat) => seat);
    const clients = players.map(seat => new Client(`table${at}-seat${seat}`, seat, person(seat), parts));
    const onlooker = new Client(`table${at}-onlooker`, undefined, undefined, parts);
    return { ...begun, chronicle, witness, clients: [...clients, onlooker] };
  }

  #rowsOf(match: string, behind: number): ChoiceRow[] {
    return this.#disk.rows.get(match)?.where(({ number }) => number > behind) ?? [];
  }

  /** A store that fails is weather; whatever else is reported is a fault of ours. */
  #onFault(what: string, error: unknown): void {
    this.#scheduler.note(what);
    if (EXPECTED.test(what) && WEATHER.some(kind => error instanceof kind)) return;
    this.#broken.push(`${what}: ${error instanceof Error ? error.message : error}`);
  }

  #allBroken(): string[] {
    return [...this.#broken, ...this.#tables.flatMap(({ witness }) => witness.broken)];
  }

  #acknowledged(): number {
    return this.#tables.reduce((sum, { witness }) => sum + witness.acknowledgements.size, 0);
  }

  /** Everybody has seen the end of every game. */
  #isOver(): boolean {
    return this.#tables.every(({ clients }) => clients.every(({ frame }) => frame?.over === true));
  }

  #whyNot(): string {
    return this.#tables
      .flatMap(({ chronicle, clients }) => [
        `${chronicle.length} rows, waiting for ${listSeats(chronicle.rules.waitingFor(chronicle.last.state)).join(' and ')}`,
        ...clients.map(({ name, frame }) => `${name} at version ${frame?.version}`),
      ])
      .join(', ');
  }

  /** Whoever has the record can check it. */
  #checkEnd(): void {
    for (const {
      witness,
      rules,
      match: { id },
    } of this.#tables) {
      witness.end();
      const match = this.#disk.matches.get(id)!;
      if (match.stage !== 'over') {
        witness.fail(`the match is ${match.stage}`);
        continue;
      }
      const file = recordFile(
        rules,
        { match, rows: this.#rowsOf(id, 0), snapshot: this.#disk.snapshots.get(id) },
        undefined,
      );
      const { sound, problems } = verdictOn(rules, JSON.parse(JSON.stringify(file)));
      if (!sound) witness.fail(`the record does not hold: ${problems.join(', ')}`);
    }
  }
}

const LONGEST_END = 3_600_000;
const WEATHER = [StoreFails, CommitUnknown, Unreachable]; // the last is what the house says when it waited too long
const EXPECTED = /: (The store failed|The other nodes were not told|A message could not be answered|A bot failed.*)$/;
