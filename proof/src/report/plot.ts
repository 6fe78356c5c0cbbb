/** How values are spread, as a picture: below which value so many of them lie. */
export function plotOf(title: string, values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const greatest = sorted.at(-1) ?? 1;
  const across = (value: number) => LEFT + (value / greatest) * WIDTH;
  const up = (share: number) => TOP + (1 - share) * HEIGHT;
  const steps = sorted.map((value, at) => `${round(across(value))},${round(up((at + 1) / sorted.length))}`);
  const marks = [0.5, 0.99].map(share => markAt(share, sorted, across, up));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-family="sans-serif" font-size="13">
<title>${escaped(title)}</title>
<rect width="640" height="300" fill="#fff"/>
<text x="${LEFT}" y="20" font-weight="bold" fill="#222">${escaped(title)} (${sorted.length.toLocaleString('en')} values)</text>
<path d="M${LEFT} ${TOP}V${TOP + HEIGHT}H${LEFT + WIDTH}" fill="none" stroke="#555"/>
<text x="${LEFT - 8}" y="${up(1) + 5}" text-anchor="end" fill="#222">100 %</text>
<text x="${LEFT - 8}" y="${up(0) + 5}" text-anchor="end" fill="#222">0 %</text>
<text x="${LEFT + WIDTH}" y="${TOP + HEIGHT + 20}" text-anchor="end" fill="#222">${figure(greatest)}</text>
<polyline points="${LEFT},${up(0)} ${steps.join(' ')}" fill="none" stroke="#8a1c1c" stroke-width="2"/>
${marks.join('\n')}
</svg>
`;
}

const [LEFT, TOP, WIDTH, HEIGHT] = [60, 40, 550, 220];

function markAt(
  share: number,
  sorted: readonly number[],
  across: (value: number) => number,
  up: (share: number) => number,
): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const [x, y] = [round(across(value)), round(up(share))];
  const isRight = x > LEFT + WIDTH / 2;
  const place = `x="${isRight ? x - 8 : x + 8}" y="${y + 16}" text-anchor="${isRight ? 'end' : 'start'}"`;
  return `<circle cx="${x}" cy="${y}" r="3" fill="#222"/><text ${place} fill="#222">p${100 * share}: ${figure(value)}</text>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const figure = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
