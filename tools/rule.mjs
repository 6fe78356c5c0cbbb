// npm run rule T2: what a rule says, where code, tests and scenarios cite it, and whether its tests pass.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensure, isMain, root } from './ensure.mjs';
import { filesBelow, isTest } from './files.mjs';
import { definitionsOf, gamesIn, patternOf } from './ruleIds.mjs';
import { placesOf } from './rulePlaces.mjs';
import { run } from './run.mjs';

const WIDTH = 160;

/** The rules that `T2` or `chess:T2` means: of every game that has one. */
export function rulesNamed(folder, words) {
  const [, game, id] = /^(?:([^:]*):)?(.*)$/.exec(words);
  return gamesIn(folder)
    .filter(({ name }) => game === undefined || name === game)
    .map(each => ({ id, game: each.name, folder: each.folder, ...definitionsOf(folder, each.name).get(id) }))
    .filter(({ sentence }) => sentence !== undefined);
}

/** Names of rules that are written almost like these words, the nearest first. */
export function rulesLike(folder, words) {
  const [id, game] = words.split(':').reverse();
  const names = gamesIn(folder).flatMap(({ name }) =>
    [...definitionsOf(folder, name).keys()].map(each => ({
      name: game === undefined ? each : `${name}:${each}`,
      distance: distance(plain(each), plain(id)),
    })),
  );
  const near = names
    .filter(({ distance }) => distance <= Math.min(2, id.length / 2))
    .sort((one, other) => one.distance - other.distance);
  return [...new Set(near.map(({ name }) => name))].slice(0, 6);
}

/** What is printed of a rule. */
export function report({ id, game, file, line, sentence }, places) {
  const plain = sentence.replaceAll('**', '').replace(/^(?:- |\| )|\s*[|·]$/g, '');
  const lines = [`${game} ${id}`, '', `${file}:${line}`, `  ${plain}`];
  for (const [group, found] of Object.entries(places)) {
    const others = found.filter(place => place.file !== file || place.line !== line);
    if (others.length === 0) continue;
    lines.push('', `${group} (${others.length})`);
    lines.push(...others.map(place => `  ${cut(`${place.file}:${place.line}: ${place.text}`)}`));
  }
  return lines.join('\n');
}

/** RN-01 and rn1 are the same to a reader. */
const plain = id => id.toUpperCase().replace(/-?0*(?=\d)/, '');

const cut = text => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

/** What vitest is told to run just the tests of a rule. Scenarios are run by the tests that read their folder. */
export function vitestWords(folder, found) {
  const files = found.flatMap(({ rule, places: { tests, scenarios } }) => [
    ...tests.filter(({ isText }) => isText).map(({ file }) => file),
    ...(scenarios.length > 0 ? scenarioTests(folder, rule.folder) : []),
  ]);
  const run = [...new Set(files)].filter(file => file.endsWith('.test.ts'));
  return ['run', ...run, '-t', patternOf(found[0].rule.id)];
}

function scenarioTests(folder, game) {
  return filesBelow(folder, game).filter(
    file => isTest(file) && /['"`][./]*\/scenarios\/['"`]/.test(readFileSync(join(folder, file), 'utf8')),
  );
}

/** How many letters must be added, left out or changed to make one word of the other. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries()) {
      next.push(Math.min(next[place] + 1, row[place + 1] + 1, row[place] + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1);
}

function main(words) {
  const [wanted, ...more] = words.filter(word => word !== '--no-test');
  if (wanted === undefined || wanted === '' || more.length > 0)
    return fail('Usage: npm run rule ID, or GAME:ID; -- --no-test only prints.');
  const rules = rulesNamed(root, wanted);
  if (rules.length === 0) {
    const near = rulesLike(root, wanted);
    return fail(`No page of docs/rules defines ${wanted}.${near.length > 0 ? ` Near it: ${near.join(', ')}.` : ''}`);
  }
  const found = rules.map(rule => ({ rule, places: placesOf(root, rule) }));
  console.log(found.map(({ rule, places }) => report(rule, places)).join('\n\n'));
  if (words.includes('--no-test')) return 0;
  return run('node_modules/vitest/vitest.mjs', vitestWords(root, found));
}

function fail(message) {
  console.error(message);
  return 1;
}

if (isMain(import.meta.url)) {
  ensure();
  process.exitCode = main(process.argv.slice(2));
}
