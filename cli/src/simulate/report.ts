import type { Level } from '@omerta/bots';
import { type Seed, seatName } from '@omerta/kernel';
import Table from 'cli-table3';
import type { PlayedGame, Violation } from './playGame.ts';

/** What a simulation found; `--json` prints exactly this. */
export interface Report {
  readonly game: string;
  readonly pack: string;
  readonly players: number;
  readonly bots: Level;
  readonly seed: Seed;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly meanBranching: number;
  readonly checked: number; // states
  readonly violations: number;
  readonly firstViolations: readonly Violation[];
  readonly winShareBySeat: readonly number[]; // a shared victory is split
  readonly meanScores: readonly number[];
}

export type Setting = Pick<Report, 'game' | 'pack' | 'players' | 'bots' | 'seed'>;

export interface Tally {
  add(played: PlayedGame): void;
  report(seconds: number): Report;
}

/** Sums up games one by one, so that none has to be stored. */
export function tally(setting: Setting): Tally {
  const sums = { games: 0, finished: 0, decisions: 0, branches: 0, checked: 0, violations: 0 };
  const firstViolations: Violation[] = [];
  const wins = Array<number>(setting.players).fill(0);
  const scores = Array<number>(setting.players).fill(0);
  return {
    add({ decisions, branches, checks, violations, outcome }) {
      sums.games += 1;
      sums.decisions += decisions;
      sums.branches += branches;
      sums.checked += checks;
      sums.violations += violations.length;
      firstViolations.push(...violations.slice(0, MOST_SHOWN - firstViolations.length));
      if (outcome === undefined) return;
      sums.finished += 1;
      const winners = outcome.places.filter(place => place === 1).length;
      for (const [seat, place] of outcome.places.entries()) if (place === 1) wins[seat]! += 1 / winners;
      for (const [seat, score] of outcome.scores.entries()) scores[seat]! += score;
    },
    report: seconds => ({
      ...setting,
      games: sums.games,
      decisions: sums.decisions,
      seconds: rounded(seconds, 3),
      gamesPerSecond: rounded(sums.games / seconds, 1),
      decisionsPerSecond: rounded(sums.decisions / seconds, 0),
      meanBranching: rounded(sums.branches / Math.max(1, sums.decisions), 2),
      checked: sums.checked,
      violations: sums.violations,
      firstViolations,
      winShareBySeat: wins.map(won => rounded(won / Math.max(1, sums.finished), 4)),
      meanScores: scores.map(score => rounded(score / Math.max(1, sums.finished), 2)),
    }),
  };
}

const MOST_SHOWN = 10;

export function reportLines(report: Report): string[] {
  const { games, players, bots, decisions, seconds, gamesPerSecond, decisionsPerSecond } = report;
  const seats = new Table({
    head: ['seat', 'wins', 'mean score'],
    colAligns: ['left', 'right', 'right'],
    style: PLAIN,
  });
  for (const [seat, share] of report.winShareBySeat.entries()) {
    seats.push([seatName(seat), `${(share * 100).toFixed(1)} %`, report.meanScores[seat]!.toFixed(1)]);
  }
  return [
    `${games} games of ${report.game}, ${players} players, ${bots} bots, seed ${report.seed}`,
    `${decisions} decisions in ${seconds} s: ${gamesPerSecond} games/s, ${decisionsPerSecond} decisions/s`,
    `${report.meanBranching} choices for each decision on average`,
    seats.toString(),
    `${report.violations} violations in ${report.checked} states checked`,
    ...report.firstViolations.map(({ seed, step, problem }) => `  seed ${seed}, step ${step}: ${problem}`),
  ];
}

const PLAIN = { head: [], border: [], compact: true };

function rounded(number: number, digits: number): number {
  return Number.isFinite(number) ? Number(number.toFixed(digits)) : 0;
}
