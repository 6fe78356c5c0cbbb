/** Lines over a logarithmic axis, as a picture that can be read on white and on black. */
export function linesPlot(title: string, across: string, series: Readonly<Record<string, readonly Point[]>>): string {
  const points = Object.values(series).flat();
  const [least, greatest] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const top = ceilingOf(Math.max(...points.map(([, y]) => y)));
  const place: Place = {
    x: x => round(LEFT + (greatest === least ? 0.5 : Math.log(x / least) / Math.log(greatest / least)) * WIDTH),
    y: y => round(TOP + (1 - y / top) * HEIGHT),
  };
  const ticks = [...new Set(points.map(([x]) => x))];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 330" font-family="sans-serif" font-size="13">
<title>${escaped(title)}</title>
<rect width="640" height="330" fill="#fff"/>
<text x="${LEFT}" y="20" font-weight="bold" fill="#222">${escaped(title)}</text>
${[0, 0.5, 1].map(share => level(share * top, place)).join('\n')}
${ticks.map(x => `<text x="${place.x(x)}" y="${TOP + HEIGHT + 18}" text-anchor="middle" fill="#222">${figure(x)}</text>`).join('\n')}
<text x="${LEFT + WIDTH}" y="${TOP + HEIGHT + 36}" text-anchor="end" fill="#222">${escaped(across)}</text>
${Object.entries(series)
  .map(([name, own], at) => lineOf(name, own, at, place))
  .join('\n')}
</svg>
`;
}

export type Point = readonly [x: number, y: number];

interface Place {
  x(x: number): number;
  y(y: number): number;
}

const [LEFT, TOP, WIDTH, HEIGHT] = [60, 76, 550, 200];
const COLOURS = ['#8a1c1c', '#1c4f8a', '#c77700', '#2f6b2f'];
const DASHES = ['', '6 4', '2 3', '10 3'];

function level(value: number, place: Place): string {
  const y = place.y(value);
  return `<path d="M${LEFT} ${y}H${LEFT + WIDTH}" stroke="#ccc"/><text x="${LEFT - 8}" y="${y + 5}" text-anchor="end" fill="#222">${figure(value)}</text>`;
}

/** Told apart by colour, by dashes and by name. */
function lineOf(name: string, points: readonly Point[], at: number, place: Place): string {
  const [colour, dash] = [COLOURS[at % COLOURS.length], DASHES[at % DASHES.length]];
  const stroke = `stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"`;
  const path = points.map(([x, y]) => `${place.x(x)},${place.y(y)}`).join(' ');
  const dots = points.map(([x, y]) => `<circle cx="${place.x(x)}" cy="${place.y(y)}" r="3" fill="${colour}"/>`);
  const [x, y] = [LEFT + (at % 2) * (WIDTH / 2), 38 + 18 * Math.floor(at / 2)];
  return [
    `<polyline points="${path}" fill="none" ${stroke}/>`,
    ...dots,
    `<path d="M${x} ${y}h24" ${stroke}/><text x="${x + 30}" y="${y + 4}" fill="#222">${escaped(name)}</text>`,
  ].join('');
}

/** The next of 1, 2 and 5 times a power of ten. */
function ceilingOf(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find(times => times * power >= value) ?? 10) * power;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const figure = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
