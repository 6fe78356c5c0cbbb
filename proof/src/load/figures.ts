// The figures of a step: one line of docs/proof/load.jsonl.
import { type Played, type Quantiles, quantilesOf, type Reading } from '@omerta/server/load';
import type { Origin } from '../origin.ts';
import { LATE, type Step } from './steps.ts';

export interface LoadLine extends Origin {
  readonly step: Step;
  readonly sockets: number;
  readonly at: string;
  readonly busy: number; // load average of the last minute before it started
  readonly memory: Memory;
  readonly runs: readonly RunFigures[];
}

export interface Memory {
  readonly started: number; // megabytes, with nothing loaded
  readonly most: number; // megabytes, after the moves
  readonly idleTable: number; // kilobytes for each table in memory without viewers
  readonly liveTable: number; // kilobytes for each table with its sockets
}

export interface RunFigures {
  readonly rate: number; // asked for, moves each second
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly acknowledged: Quantiles; // milliseconds
  readonly seen: Quantiles; // milliseconds until the last view at the table
  readonly viewsPerMove: number;
  readonly bytesPerView: number;
  readonly server: number; // milliseconds of processor for each move
  readonly crowd: number;
  readonly cores: number; // busy on the whole machine meanwhile
  readonly lag: number; // milliseconds, 99 %
}

export interface MemoryReadings {
  readonly started: Reading;
  readonly loaded: Reading;
  readonly watched: Reading;
  readonly moved: Reading;
}

export function memoryOf({ tables, watched: live }: Step, readings: MemoryReadings): Memory {
  const { started, loaded, watched, moved } = readings;
  const idleTable = (loaded.memory - started.memory) / tables;
  const withSockets = (watched.memory - loaded.memory) / live;
  return {
    started: round(started.memory / MEGA),
    most: round(moved.memory / MEGA),
    idleTable: round(idleTable / KILO),
    liveTable: round((idleTable + withSockets) / KILO),
  };
}

export function runOf(rate: number, played: Played, before: Reading, after: Reading, cores: number): RunFigures {
  const { moves, seconds, views, bytes } = played;
  return {
    rate,
    moves,
    movesPerSecond: round(moves / seconds),
    refused: played.refused,
    acknowledged: rounded(quantilesOf(played.acknowledged)),
    seen: rounded(quantilesOf(played.seen)),
    viewsPerMove: round(views / moves),
    bytesPerView: Math.round(bytes / views),
    server: round((1000 * (after.processor - before.processor)) / moves),
    crowd: round((1000 * played.processor) / moves),
    cores: round(cores),
    lag: round(after.lag * 1000),
  };
}

/** Nothing was refused, and 99 % was seen in time. */
export function isHeld({ refused, seen }: RunFigures): boolean {
  return Object.keys(refused).length === 0 && seen.p99 <= LATE;
}

export function wordsOf({ rate, movesPerSecond, seen, server, refused }: RunFigures): string {
  const no = Object.keys(refused).length === 0 ? '' : `, refused ${JSON.stringify(refused)}`;
  return `${rate} moves/s: ${movesPerSecond}/s made, seen by all p50 ${seen.p50} ms, p99 ${seen.p99} ms, server ${server} ms of processor each${no}`;
}

const [KILO, MEGA] = [1024, 1024 * 1024];
const round = (value: number): number => Number(value.toPrecision(3));
const rounded = ({ p50, p99, most }: Quantiles): Quantiles => ({
  p50: round(p50),
  p99: round(p99),
  most: round(most),
});
