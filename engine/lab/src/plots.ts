// Small SVG plots, inline in the page and without script.

export interface Whisker {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A dot with its interval on a scale from 0 to `most`; the line across is par. */
export function whiskerPlot({ share, low, high }: Whisker, par: number, most: number): string {
  const x = (value: number) => rounded((value / most) * WIDTH);
  const middle = ROW / 2;
  const isOff = par < low || par > high;
  return [
    `<svg class="whisker" viewBox="0 0 ${WIDTH} ${ROW}" width="${WIDTH}" height="${ROW}" aria-hidden="true">`,
    `<line class="par" x1="${x(par)}" x2="${x(par)}" y1="0" y2="${ROW}"/>`,
    `<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`,
    `<circle class="${isOff ? 'off' : 'fair'}" cx="${x(share)}" cy="${middle}" r="4"/>`,
    '</svg>',
  ].join('');
}

export interface Line {
  readonly name: string;
  readonly values: readonly number[];
}

/** Lines over steps that follow each other, such as acts, from 0 up. */
export function linePlot(steps: readonly string[], lines: readonly Line[], label: string): string {
  const most = Math.max(...lines.flatMap(({ values }) => values), Number.MIN_VALUE);
  const x = (step: number) => rounded(LEFT + (step / Math.max(1, steps.length - 1)) * (PLOT_WIDTH - LEFT - RIGHT));
  const y = (value: number) => rounded(BOTTOM - (value / most) * (BOTTOM - TOP));
  const drawn = lines.flatMap(({ name, values }, at) => [
    `<polyline class="line${at}" points="${values.map((value, step) => `${x(step)},${y(value)}`).join(' ')}"/>`,
    ...values.map((value, step) => `<circle class="line${at}" cx="${x(step)}" cy="${y(value)}" r="3"/>`),
    `<text class="line${at}" x="${x(values.length - 1) + 8}" y="${y(values.at(-1) ?? 0) + 4}">${escaped(name)}</text>`,
  ]);
  return [
    `<svg class="lines" viewBox="0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}" role="img" aria-label="${escaped(label)}">`,
    `<line class="axis" x1="${LEFT}" x2="${PLOT_WIDTH - RIGHT}" y1="${BOTTOM}" y2="${BOTTOM}"/>`,
    `<text class="most" x="${LEFT - 6}" y="${TOP + 4}">${rounded(most)}</text>`,
    `<text class="most" x="${LEFT - 6}" y="${BOTTOM + 4}">0</text>`,
    ...steps.map((step, at) => `<text class="step" x="${x(at)}" y="${BOTTOM + 18}">${escaped(step)}</text>`),
    ...drawn,
    '</svg>',
  ].join('');
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
}

const WIDTH = 280;
const ROW = 18;
const PLOT_WIDTH = 640;
const PLOT_HEIGHT = 220;
const [LEFT, RIGHT, TOP, BOTTOM] = [48, 80, 14, 190];

const rounded = (number: number): number => Number(number.toFixed(1));
