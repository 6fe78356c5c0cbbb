// npm run proof:report [-- RESULTS]: docs/proof.md, docs/scale.md and their plots, from the results files.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CATALOGUE } from '../catalogue.ts';
import { latestOf, readLoad } from '../load/loadFile.ts';
import { loadPlots } from '../load/loadPlots.ts';
import { scalePage } from '../load/scalePage.ts';
import { originNow, ROOT } from '../origin.ts';
import { Results } from '../results.ts';
import { sourcesOf } from '../sources.ts';
import { pageOf } from './page.ts';

const docs = join(ROOT, 'docs');
const plotsFolder = join(docs, 'proof');
const [file = join(plotsFolder, 'results.jsonl')] = process.argv.slice(2);
const codes = new Map(CATALOGUE.map(suite => [suite.id, originNow(sourcesOf(suite)).code]));
const { text, plots } = pageOf(CATALOGUE, new Results(resolve(file)).lines, codes);
mkdirSync(plotsFolder, { recursive: true });
for (const name of readdirSync(plotsFolder)) if (name.endsWith('.svg')) rmSync(join(plotsFolder, name));
for (const [name, drawing] of Object.entries(plots)) writeFileSync(join(plotsFolder, name), drawing);
writeFileSync(join(docs, 'proof.md'), text);
console.log(`docs/proof.md is written, with ${Object.keys(plots).length} plots.`);

const load = latestOf(readLoad(join(plotsFolder, 'load.jsonl')));
if (load.length > 0) {
  const drawn = loadPlots(load);
  for (const [name, drawing] of Object.entries(drawn)) writeFileSync(join(plotsFolder, name), drawing);
  writeFileSync(join(docs, 'scale.md'), scalePage(load, Object.keys(drawn)));
  console.log(`docs/scale.md is written, with ${Object.keys(drawn).length} plots.`);
}
