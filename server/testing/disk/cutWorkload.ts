// One recorded workload, cut by power failures again and again.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { below, fingerprint, randomFrom } from '@omerta/kernel';
import type { BuiltWorkload } from './builtWorkload.ts';
import { checkAfterCut, rowText } from './checkAfterCut.ts';
import type { DiskCall } from './diskCalls.ts';
import { type Recording, recordWorkload, type Step } from './recording.ts';
import { scratchFolder } from './scratchFolder.ts';
import { SimulatedDisk } from './simulatedDisk.ts';
import { randomSurvival } from './survival.ts';

/** Cuts of one workload, spread evenly over it. */
export const CUTS = 5_000;

/** Whether the disk carries out a call; `hasBegun`: a game has started already. */
export type Obeys = (call: DiskCall, hasBegun: boolean) => boolean;

export class CutWorkload {
  readonly seed: number;
  readonly #recording: Recording;
  readonly #rows: ReadonlyMap<string, readonly string[]>;
  readonly #numbers: ReadonlyMap<string, { readonly match: string; readonly number: number }>; // by command
  readonly #obeys: Obeys;
  readonly #folder: string;
  #disk: SimulatedDisk;
  #known = { begun: new Set<string>(), acknowledged: new Map<string, number>() };
  #next = 0; // step

  static async of(built: BuiltWorkload, seed: number, obeys: Obeys): Promise<CutWorkload> {
    const folder = mkdtempSync(join(scratchFolder(), 'omerta-cut-'));
    try {
      return new CutWorkload(await recordWorkload(built, seed, folder), seed, obeys, folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  private constructor(recording: Recording, seed: number, obeys: Obeys, folder: string) {
    this.seed = seed;
    this.#recording = recording;
    this.#rows = new Map([...recording.rows].map(([match, rows]) => [match, rows.map(rowText)]));
    this.#numbers = new Map([...recording.rows.values()].flat().map(row => [row.command, row]));
    this.#obeys = obeys;
    this.#folder = folder;
    this.#disk = new SimulatedDisk(recording.root);
  }

  /** Makes the cut with this number and returns how many games were continued. Quick where it follows the one before. */
  async cut(number: number, playsOn: boolean): Promise<number> {
    const random = randomFrom(fingerprint({ workload: this.seed, cut: number }));
    const { root, file, steps } = this.#recording;
    const share = steps.length / CUTS;
    this.#goTo(Math.min(steps.length, Math.floor(number * share) + below(random, Math.ceil(share))));
    const place = { root, file, scratch: join(this.#folder, 'after') };
    return checkAfterCut(this.#disk.cut(randomSurvival(random)), place, this.#rows, this.#known, playsOn);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #goTo(step: number): void {
    if (step < this.#next) {
      this.#disk = new SimulatedDisk(this.#recording.root);
      this.#known = { begun: new Set(), acknowledged: new Map() };
      this.#next = 0;
    }
    for (; this.#next < step; this.#next += 1) this.#take(this.#recording.steps[this.#next]!);
  }

  #take(step: Step): void {
    if (step.kind === 'disk') {
      if (this.#obeys(step.call, this.#known.begun.size > 0)) this.#disk.do(step.call);
      return;
    }
    if (step.note.kind === 'begun') this.#known.begun.add(step.note.match);
    if (step.note.kind !== 'acknowledged') return;
    const row = this.#numbers.get(step.note.command);
    if (row === undefined) throw new Error(`${step.note.command} was acknowledged and never stored`);
    const { match, number } = row;
    this.#known.acknowledged.set(match, Math.max(number, this.#known.acknowledged.get(match) ?? 0));
  }
}
