import type { Balance, IncomeGroup, TraitGroup } from './balance.ts';
import { escaped, linePlot, whiskerPlot } from './plots.ts';

/** A self-contained page: no script, no font, no picture from elsewhere. */
export function balancePage(title: string, played: string, balance: Balance): string {
  const { groups, incomes, par } = balance;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(played)} Par is ${percent(par)}. A dot is the share of victories of those who had it, the bar its 95 %
interval, the line par; a dot is filled where par lies outside. One in twenty is outside by chance, and who is winning
anyway has more of everything: compare rows of one table with each other.</p>
${groups.map(group => traitTable(group, par)).join('\n')}
${incomes.map(incomePlot).join('\n')}
</body>
</html>
`;
}

function traitTable({ group, rows }: TraitGroup, par: number): string {
  const most = Math.min(1, Math.ceil(Math.max(2 * par, ...rows.map(({ high }) => high)) * 10) / 10);
  const lines = rows.map(row => {
    const { name, count, share, low, high } = row;
    const numbers = [String(count), percent(share), `${percent(low)} – ${percent(high)}`];
    const cells = numbers.map(number => `<td>${number}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${cells}<td>${whiskerPlot(row, par, most)}</td></tr>`;
  });
  const head = ['', 'players', 'share', '95 %', `0 to ${percent(most)}`].map(text => `<th scope="col">${text}</th>`);
  return `<h2>By ${escaped(group)}</h2>\n<table>\n<tr>${head.join('')}</tr>\n${lines.join('\n')}\n</table>`;
}

function incomePlot({ group, rows }: IncomeGroup): string {
  const steps = rows.map(({ name }) => name);
  const lines = (['winners', 'others'] as const).map(name => ({ name, values: rows.map(row => row[name]) }));
  const head = ['', ...steps].map(step => `<th scope="col">${escaped(step)}</th>`).join('');
  const table = lines.map(({ name, values }) => {
    const cells = values.map(value => `<td>${value.toFixed(1)}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${cells}</tr>`;
  });
  const plot = linePlot(steps, lines, `${group}: winners and others`);
  return `<h2>${escaped(capital(group))}</h2>\n${plot}\n<table>\n<tr>${head}</tr>\n${table.join('\n')}\n</table>`;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#222, #ddd); --faint: light-dark(#bbb, #555); --red: light-dark(#b3261e, #ff8a80); }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .1rem .7rem; text-align: right; font-weight: normal; }
th[scope=row] { text-align: left; }
th[scope=col] { opacity: .75; }
svg { display: block; overflow: visible; }
.par, .axis { stroke: var(--faint); }
.interval { stroke: var(--ink); stroke-width: 2; }
.fair { fill: Canvas; stroke: var(--ink); stroke-width: 2; }
.off { fill: var(--red); stroke: var(--red); stroke-width: 2; }
.lines { width: 100%; max-width: 640px; }
.lines text { font-size: 12px; fill: var(--ink); }
.lines .step { text-anchor: middle; }
.lines .most { text-anchor: end; }
polyline { fill: none; stroke-width: 2; }
polyline.line0, circle.line0 { stroke: var(--red); }
polyline.line1, circle.line1 { stroke: var(--ink); }
circle.line0 { fill: var(--red); }
circle.line1 { fill: var(--ink); }
`;
