import type { Row, Table, Unit } from './figures.ts';
import { MEASURED } from './games.ts';
import type { Goal, Ratio } from './goals.ts';
import type { Machine } from './machine.ts';
import type { Effort } from './speed.ts';

export function machineText({ node, cpu, cores, load }: Machine, { runs, milliseconds, warmUp }: Effort): string {
  return [
    `Node ${node}, ${cpu}, ${cores} cores, load ${load.join(' ')}`,
    `Best of ${runs} runs of about ${milliseconds} ms, ${warmUp} ms or more to warm up; in brackets the worst.`,
  ].join('\n');
}

export function tableText({ game, players, calibration, rows }: Table): string {
  const lines = [...rows, calibration].map(row => `  ${row.name.padEnd(WIDTH)}${bestAndWorst(row)}`);
  return [`${MEASURED[game].title}, ${players} players`, ...lines].join('\n');
}

export function ratiosText(ratios: readonly Ratio[], yardstick: number | undefined): string {
  if (yardstick === undefined) return 'Times boardgame.io: not measured';
  const lines = ratios.map(
    ({ game, row, times }) => `  ${`${MEASURED[game].title}: ${row}`.padEnd(WIDTH)}${amount(times)} ×`,
  );
  return [`Times boardgame.io (${amount(yardstick)} decisions/s)`, ...lines].join('\n');
}

export function goalsText(goals: readonly Goal[]): string {
  const lines = goals.map(({ goal, figure, reached }) =>
    figure === undefined
      ? `  not measured  ${goal}`
      : `  ${(reached ? 'reached' : 'missed').padEnd(14)}${goal}: ${amount(figure)}`,
  );
  return ['Goals', ...lines].join('\n');
}

function bestAndWorst({ unit, best, worst }: Row): string {
  return `${amount(best).padStart(10)} ${unit.padEnd(UNIT_WIDTH)} (${amount(worst)})`;
}

/** Three digits or whole numbers. */
function amount(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

const WIDTH = 52;
const UNIT_WIDTH = ('million steps/s' satisfies Unit).length;
