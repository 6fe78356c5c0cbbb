import type { Analysis, FlaggedChoice, SeatAnalysis, TurningPoint } from '@omerta/coach';
import { type Seat, seatName } from '@omerta/kernel';
import type { AnalysisPart } from '@omerta/terminal/game.ts';
import { wrapped } from '@omerta/terminal/lines.ts';
import type { Paint } from '@omerta/terminal/paint.ts';
import { sparkline } from './sparkline.ts';

export interface Telling {
  readonly names: readonly string[]; // by seat
  /** A choice in words, as it might have been made at a step. */
  say(step: number, text: string): string;
  readonly paint: Paint;
  readonly columns: number;
}

export function analysisLines(analysis: Analysis, telling: Telling, more: readonly AnalysisPart[] = []): string[] {
  const { game, players, steps, seats, fair, turningPoints, flags } = analysis;
  const { paint, columns } = telling;
  const worst = flags.toSorted((one, other) => other.loss - one.loss).slice(0, MOST_SHOWN);
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint.bold(title), ...lines.flatMap(line => wrapped(line, columns, '    '))];
  return [
    `${game}, ${players} players, ${steps} choices`,
    ...part(
      'Shares of victory, as each seat could know',
      seats.map(({ start, result }, seat) => {
        const curve = sparkline(
          fair.map(shares => shares[seat]!),
          Math.min(60, columns - 20),
        );
        return `  ${seatName(seat)} ${curve} ${percent(start)} → ${percent(result)}`;
      }),
    ),
    ...part(
      'Luck and skill',
      seats.map((each, seat) => skillLine(each, seat, telling)),
    ),
    ...part(
      'Turning points',
      turningPoints.map(point => turningLine(point, telling)),
    ),
    ...part(
      'What cost most',
      worst.map(each => flagLine(each, telling)),
    ),
    ...more.flatMap(({ title, lines }) => part(title, lines)),
  ];
}

const MOST_SHOWN = 8;

function skillLine(
  { accuracy, luck, decisions, opponents, flags }: SeatAnalysis,
  seat: Seat,
  { names }: Telling,
): string {
  const exact = accuracy === undefined ? 'nothing to decide' : `accuracy ${accuracy.toFixed(0)}`;
  const swings = `luck ${points(luck)}, decisions ${points(decisions)}, opponents' choices ${points(opponents)}`;
  const { blunder, mistake, inaccuracy } = flags;
  return `  ${seatName(seat)} ${names[seat]}: ${exact}; ${swings}; ${count(blunder, 'blunder')}, ${count(mistake, 'mistake')}, ${inaccuracy} inaccurate`;
}

function turningLine({ step, answers, before, after }: TurningPoint, { say }: Telling): string {
  const first = step - answers.length + 1;
  const told = answers.map(({ seat, text }, at) => `${seatName(seat)} ${say(first + at, text)}`);
  const said = told.length > MOST_ANSWERS ? `${told.length} answers at once` : told.join('; ');
  const changes = after
    .map((share, seat) => ({ seat, change: share - before[seat]! }))
    .filter(({ change }) => Math.abs(change) >= LEAST_TOLD)
    .map(({ seat }) => `${seatName(seat)} ${percent(before[seat]!)} → ${percent(after[seat]!)}`);
  return `  choice ${step}: ${said}: ${changes.join(', ')}`;
}

const LEAST_TOLD = 0.02;
const MOST_ANSWERS = 8;

function flagLine({ step, seat, flag, played, best, loss, error }: FlaggedChoice, { say }: Telling): string {
  const cost = `${points(-loss)} ± ${(error * 200).toFixed(0)}`;
  return `  choice ${step}, ${flag} of ${seatName(seat)}: ${say(step, played)}; better ${say(step, best)} (${cost})`;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} pp`;
const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
