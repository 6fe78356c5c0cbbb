// Which ids of the rules are shown by no test? Every rule, ruling, scenario and invariant must be cited by one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids that the documents define: rules (T2), rulings (RN-10), scenarios (CE-055), invariants (INV-03). */
export function definedIds(root) {
  const rules = readFileSync(join(root, 'docs/rules/corleone.md'), 'utf8');
  const scenarios = readFileSync(join(root, 'docs/rules/corleone-scenarios.md'), 'utf8');
  return [
    ...unique(rules.matchAll(/^- \*\*([A-Z]\d+)(?: [^*]+)?\*\*/gm)),
    ...unique(rules.matchAll(/\*\*([A-Z]\d+)\*\* /g)),
    ...unique(rules.matchAll(/^\| \*\*(RN-\d+)\*\*/gm)),
    ...unique(scenarios.matchAll(/^- \*\*(CE-\d+)\*\*/gm)),
    ...unique(scenarios.matchAll(/^- \*\*(INV-\d+) /gm)),
  ].filter((id, at, all) => all.indexOf(id) === at);
}

/** Ids cited in the names of tests and in scenario files. */
export function citedIds(root) {
  const cited = new Set();
  for (const file of filesBelow(join(root, 'packages'))) {
    const text = readFileSync(file, 'utf8');
    for (const words of file.endsWith('.json') ? scenarioIds(text) : testNames(text)) {
      for (const id of idsIn(words)) cited.add(id);
    }
  }
  return cited;
}

export function uncitedIds(root) {
  const cited = citedIds(root);
  return definedIds(root).filter(id => !cited.has(id));
}

/** "S2–S8" and "CE-055/bar" count for what they say. */
export function idsIn(words) {
  const ids = [];
  for (const [, kind, from, to] of words.matchAll(/\b(RN-|CE-|INV-|[A-Z])(\d+)(?:[–-](?:\1)?(\d+))?/g)) {
    for (let number = Number(from); number <= Number(to ?? from); number += 1) {
      ids.push(kind + String(number).padStart(from.length, '0'));
    }
  }
  return ids;
}

function unique(matches) {
  return [...new Set([...matches].map(match => match[1]))];
}

function scenarioIds(text) {
  return [...text.matchAll(/"(?:id|rules)":\s*("[^"]*"|\[[^\]]*\])/g)].map(match => match[1]);
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
