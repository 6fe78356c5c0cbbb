// Which rules no test shows, which ids no page defines, and which ranges hide ids from a search. A test shows only rules of
// its own game: two games may have an I1, and they are not the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isScenario, packageFolders } from './files.mjs';
import { definitionsOf, gamesIn, ID, idsIn, lineAt, pagesOf, patternOf } from './ruleIds.mjs';

/** The ids that the pages of a game define. */
export const definedIds = (root, game) => [...definitionsOf(root, game).keys()];

/** The ids that no test of the game cites in its name, nor a scenario. */
export function uncitedIds(root, game) {
  const cited = citedIds(root, game);
  return definedIds(root, game).filter(id => !cited.has(id));
}

/** Ids that no page defines although a test's name begins with them, or holds them and they are like others (RN-99). */
export function unknownIds(root, game) {
  const defined = new Set(definedIds(root, game));
  const families = new Set([...defined].map(familyOf));
  const cited = [...citedIds(root, game)].filter(id => id.includes('-') && families.has(familyOf(id)));
  const first = namesAndRules(root, game).flatMap(words => BEGINNING.exec(words)?.[0] ?? []);
  const pages = pagesOf(root).map(page => readFileSync(join(root, page), 'utf8'));
  const isWritten = id => defined.has(id) || pages.some(text => text.includes(`**${id}**`));
  return [...new Set([...cited, ...first])].filter(id => !isWritten(id));
}

/** Ranges of rules in code, tests and docs, as `file:line: range`: a search does not find the rules between their ends. */
export function ranges(root) {
  const games = gamesIn(root).map(({ name, folder }) => ({ folder: `${folder}/`, ids: definedIds(root, name) }));
  const everyId = games.flatMap(({ ids }) => ids);
  const files = [...readdirSync(root), ...['docs', ...packageFolders(root)].flatMap(path => filesBelow(root, path))];
  return files
    .filter(file => /\.(md|tsx?|mjs|json)$/.test(file))
    .flatMap(file => {
      const ids = games.find(({ folder }) => file.startsWith(folder))?.ids ?? everyId;
      const text = readFileSync(join(root, file), 'utf8');
      return rangesIn(text, new Set(ids)).map(({ index, range }) => `${file}:${lineAt(text, index)}: ${range}`);
    });
}

const RANGE = new RegExp(
  String.raw`(?<![\w-])(?<from>${ID})(?:(?: ?(?:–|—|…|\.{2,3}) ?| (?:to|through|until) |-)(?<to>${ID})|[–/](?<number>\d+))(?!\w)`,
  'g',
);

function rangesIn(text, defined) {
  return [...text.matchAll(RANGE)]
    .filter(({ groups: { from, to, number } }) => defined.has(from) && defined.has(to ?? from.replace(/\d+$/, number)))
    .map(({ 0: range, index }) => ({ index, range }));
}

const BEGINNING = new RegExp(`^${patternOf(ID)}`);

const familyOf = id => id.split('-')[0];

const citedIds = (root, game) => new Set(namesAndRules(root, game).flatMap(idsIn));

/** The names of a game's tests, and the ids and rules of its scenarios. */
function namesAndRules(root, game) {
  const { folder } = gamesIn(root).find(({ name }) => name === game);
  return filesBelow(root, folder)
    .filter(file => file.endsWith('.test.ts') || isScenario(file))
    .flatMap(file => {
      const text = readFileSync(join(root, file), 'utf8');
      return isScenario(file) ? scenarioRules(text) : testNames(text);
    });
}

function scenarioRules(text) {
  return [...text.matchAll(/"(?:id|rules)":\s*("[^"]*"|\[[^\]]*\])/g)].map(([, value]) => value);
}

function testNames(text) {
  const names = text.matchAll(
    /\b(?:test|it|describe)(?:\.each(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
  );
  return [...names].map(match => match[2]);
}
