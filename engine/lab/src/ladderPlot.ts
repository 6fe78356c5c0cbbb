import type { RungFound } from './ladder.ts';
import { isShown } from './ladder.ts';
import { escaped } from './plots.ts';

/** A picture on its own: for each rung and number of players the share with its interval, and par as a tick. */
export function ladderPlot(rungs: readonly RungFound[]): string {
  const drawn: string[] = [];
  let y = TOP;
  let heading = '';
  for (const rung of rungs) {
    const { game, one, others } = rung;
    const title = `${game}: ${one} among ${others}`;
    if (title !== heading) {
      y += heading === '' ? 0 : GAP;
      drawn.push(`<text class="title" x="8" y="${y + 12}">${escaped(title)}</text>`);
      y += ROW;
      heading = title;
    }
    drawn.push(...rowOf(rung, y));
    y += ROW;
  }
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap(share => [
    `<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="${TOP}" y2="${y}"/>`,
    `<text class="tick" x="${x(share)}" y="${y + 16}">${share * 100} %</text>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 26}" role="img" aria-label="How large a share of the games each level wins among copies of the level below">
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${y + 26}"/>
${[...ticks, ...drawn].join('\n')}
</svg>
`;
}

function rowOf(rung: RungFound, y: number): string[] {
  const { players, games, share, low, high } = rung;
  const middle = y + ROW / 2;
  const par = x(1 / players);
  return [
    `<text class="row" x="${LEFT - 12}" y="${middle + 4}">${players} players, ${games} games</text>`,
    `<line class="par" x1="${par}" x2="${par}" y1="${y + 1}" y2="${y + ROW - 1}"/>`,
    `<line class="interval" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`,
    `<circle class="${isShown(rung) ? 'shown' : 'open'}" cx="${x(share)}" cy="${middle}" r="4"/>`,
  ];
}

const WIDTH = 640;
const [LEFT, RIGHT, TOP, ROW, GAP] = [190, 30, 10, 18, 8];

const x = (share: number): number => Number((LEFT + share * (WIDTH - LEFT - RIGHT)).toFixed(1));

const STYLE = `
svg { --ink: #222; --faint: #ddd; --par: #b3261e; --paper: #fff; }
@media (prefers-color-scheme: dark) { svg { --ink: #ddd; --faint: #333; --par: #ff8a80; --paper: #111; } }
text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.title { font-weight: 600; }
.row { text-anchor: end; }
.tick { text-anchor: middle; }
.paper { fill: var(--paper); }
.grid { stroke: var(--faint); }
.par { stroke: var(--par); stroke-width: 2; }
.interval { stroke: var(--ink); stroke-width: 2; }
.shown { fill: var(--ink); }
.open { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
`;
