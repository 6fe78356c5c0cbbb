// Where a rule is cited: in the pages of rules, the code, the tests, the scenarios and the texts of its game. Ids with a
// hyphen are looked for in all packages; short ones (S1) may mean something else outside of their game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isScenario, isTest, packageFolders } from './files.mjs';
import { masked } from './masked.mjs';
import { idsIn, lineAt, pagesOf, patternOf } from './ruleIds.mjs';

/** Groups of { file, line, text }. Places in tests also say whether a name or another text cites the rule. */
export function placesOf(root, { id, game, folder }) {
  const folders = id.includes('-') ? packageFolders(root) : [folder];
  const files = [...pagesOf(root, game), ...folders.flatMap(path => filesBelow(root, path))];
  const places = { docs: [], code: [], tests: [], scenarios: [], texts: [] };
  for (const file of files) {
    const [group, find] = finderFor(file) ?? [];
    if (group === undefined) continue;
    const source = readFileSync(join(root, file), 'utf8');
    if (source.includes(id)) places[group].push(...find(source, id).map(place => ({ file, ...place })));
  }
  return places;
}

function finderFor(file) {
  if (file.endsWith('.md')) return file.startsWith('docs/rules/') ? ['docs', linesIn] : undefined;
  if (isScenario(file)) return ['scenarios', scenariosIn];
  if (file.endsWith('.json')) return ['texts', textsIn];
  if (!/\.tsx?$/.test(file)) return undefined;
  return isTest(file) ? ['tests', testLinesIn] : ['code', codeLinesIn];
}

const linesIn = (source, id) => matchesIn(source, id).map(index => placeAt(source, index));

/** Comments and names of tests, and whatever else is in quotes. */
function testLinesIn(source, id) {
  const { code, bare } = masked(source);
  return matchesIn(source, id)
    .filter(index => bare[index] === ' ')
    .map(index => ({ ...placeAt(source, index), isText: code[index] !== ' ' }));
}

/** Comments, quoted ids and ids as keys. Other texts are left out: M4 also begins the path of a drawing. */
function codeLinesIn(source, id) {
  const { code, bare } = masked(source);
  return matchesIn(source, id)
    .filter(index => {
      if (code[index] === ' ') return true;
      if (bare[index] !== ' ') return new RegExp(`^\\s*${id}:`).test(lineOf(source, index));
      return isListOfIds(quotedAt(source, bare, index));
    })
    .map(index => placeAt(source, index));
}

/** A text of a book has the id as its key, or refers to it as [T2]. */
const textsIn = (source, id) =>
  [...source.matchAll(new RegExp(`"(?:[\\w.]+\\.)?${id}"|\\[${id}\\]`, 'g'))].map(({ index }) =>
    placeAt(source, index),
  );

function scenariosIn(source, id) {
  return [JSON.parse(source)]
    .flat()
    .filter(scenario => scenario.id.split('/')[0] === id || scenario.rules.includes(id))
    .map(({ id: name, rules, title }) => ({
      line: lineAt(source, source.indexOf(JSON.stringify(name))),
      text: `${name} (${rules.join(', ')}) ${title}`,
    }));
}

/** One place for each line. */
const matchesIn = (source, id) => {
  const found = [...source.matchAll(new RegExp(patternOf(id), 'g'))].map(({ index }) => index);
  return found.filter((index, at) => at === 0 || source.slice(found[at - 1], index).includes('\n'));
};

const placeAt = (source, index) => ({ line: lineAt(source, index), text: lineOf(source, index).trim() });

function lineOf(source, index) {
  const end = source.indexOf('\n', index);
  return source.slice(source.lastIndexOf('\n', index) + 1, end === -1 ? undefined : end);
}

/** The text in quotes around an index. */
function quotedAt(source, bare, index) {
  const [before] = /\s*$/.exec(bare.slice(0, index));
  const [after] = /^\s*/.exec(bare.slice(index));
  return source.slice(index - before.length, index + after.length);
}

const isListOfIds = text => {
  const words = text.split(/[\s,'"]+/).filter(word => word !== '');
  return words.every(word => idsIn(word)[0] !== undefined && word.startsWith(idsIn(word)[0]));
};
