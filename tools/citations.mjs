// Which ids of the rules are shown by no test? Every rule, ruling, scenario and invariant must be cited by a test of
// its own game: both games have an I1, and they are not the same.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CORLEONE_ID = /\b(RN-|CE-|INV-|[A-Z])(\d+)(?:[–-](?:\1)?(\d+))?/g;
const CASH_ID = /\b(?:(CG-|AMB-|[XIGPREV])(\d+)(?:[–-](?:\1)?(\d+))?|([1-7][a-g]|T0|T-[A-Z]{3}|K)\b)/g;

/** The games, by the package that holds their tests. */
export const GAMES = {
  corleone: { pages: ['corleone.md', 'corleone-scenarios.md'], idsOf: corleoneIds, id: CORLEONE_ID },
  cashnguns: { pages: ['cashnguns.md'], idsOf: cashIds, id: CASH_ID },
};

/** Ids that the pages of a game define: rules (T2), rulings (RN-10), scenarios (CE-055), invariants (INV-03). */
export function definedIds(root, game) {
  const { pages, idsOf } = GAMES[game];
  return unique(idsOf(...pages.map(page => readFileSync(join(root, 'docs/rules', page), 'utf8'))));
}

/** Ids cited in the names of a game's tests and in its scenario files. */
export function citedIds(root, game) {
  const cited = new Set();
  const folder = join(root, 'games', game);
  for (const file of existsSync(folder) ? filesBelow(folder) : []) {
    const text = readFileSync(file, 'utf8');
    for (const words of file.endsWith('.json') ? scenarioIds(text) : testNames(text)) {
      for (const id of idsIn(words, game)) cited.add(id);
    }
  }
  return cited;
}

export function uncitedIds(root, game) {
  const cited = citedIds(root, game);
  return definedIds(root, game).filter(id => !cited.has(id));
}

/** Ids of scenarios, rulings and invariants that a test cites although no page defines them. */
export function unknownIds(root, game) {
  const defined = definedIds(root, game);
  return [...citedIds(root, game)].filter(id => id.includes('-') && !defined.includes(id));
}

/** "S2–S8" and "CE-055/bar" count for what they say. */
export function idsIn(words, game = 'corleone') {
  const ids = [];
  for (const [, kind, from, to, other] of words.matchAll(GAMES[game].id)) {
    if (kind === undefined) ids.push(other);
    else {
      for (let number = Number(from); number <= Number(to ?? from); number += 1) {
        ids.push(kind + String(number).padStart(from.length, '0'));
      }
    }
  }
  return ids;
}

function corleoneIds(rules, scenarios) {
  return [
    ...found(rules, /^- \*\*([A-Z]\d+)(?: [^*]+)?\*\*/gm),
    ...found(rules, /\*\*([A-Z]\d+)\*\* /g),
    ...found(rules, /^\| \*\*(RN-\d+)\*\*/gm),
    ...found(scenarios, /^- \*\*(CE-\d+)\*\*/gm),
    ...found(scenarios, /^- \*\*(INV-\d+) /gm),
  ];
}

/** Sentences of the rule book (§6.1), talents (§4.1), pairs (§4.3), rulings (§5), scenarios (§6), invariants (§3.0). */
function cashIds(rules) {
  const sentences = between(rules, '### 6.1', '### 6.2');
  return [
    ...found(sentences, /(?:^\| |· )([A-Z]\d|[1-7][a-g]|K) /gm),
    ...found(between(rules, '### 4.1', '### 4.2'), /^\| ([A-Z]{3}) \|/gm).map(code => `T-${code}`),
    ...found(rules, /^\| (X\d+) \|/gm),
    ...found(rules, /^\| (AMB-\d+) \|/gm),
    ...found(rules, /^- \*\*(CG-\d+)\*\*/gm),
    ...found(between(rules, '**Invariants', '### 3.1'), /(?:^|; )(I\d+) /gm),
  ];
}

/** The text from one title to the next; empty where the title is missing. */
function between(text, from, to) {
  const [, after = ''] = text.split(from);
  return after.split(to)[0];
}

function found(text, pattern) {
  return [...text.matchAll(pattern)].map(match => match[1]);
}

function unique(ids) {
  return [...new Set(ids)];
}

function scenarioIds(text) {
  return found(text, /"(?:id|rules)":\s*("[^"]*"|\[[^\]]*\])/g);
}

function testNames(text) {
  const names = text.matchAll(
    /\b(?:test|it|describe)(?:\.each(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
  );
  return [...names].map(match => match[2]);
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesBelow(path);
    else if (entry.name.endsWith('.test.ts') || (path.includes('scenarios') && entry.name.endsWith('.json')))
      yield path;
  }
}
