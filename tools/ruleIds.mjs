// The games, and the ids of their rules. Pages of a game are docs/rules/NAME.md and docs/rules/NAME-….md. A page defines an
// id by setting it in bold: first in a point or a row, perhaps with a title, or before its sentence. One letter alone (K)
// must be first in a row.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ID = String.raw`[A-Z]+-?\d+|\d[a-z]|[A-Z]-[A-Z]+`;
const DEFINITION = new RegExp(
  String.raw`^(?:- |\| )\*\*(?<first>${ID})(?: [^*]+)?\*\*|\*\*(?<within>${ID})\*\* |^\| \*\*(?<letter>[A-Z])\*\* \|`,
  'gm',
);
const FOLDERS = ['games', 'examples'];

/** Every game with its folder; some have no page of rules. */
export function gamesIn(root) {
  return FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => ({ name, folder: `${folder}/${name}` })),
  );
}

/** The pages with the rules of a game, or of all games. */
export function pagesOf(root, game) {
  return readdirSync(join(root, 'docs/rules'))
    .filter(
      page => page.endsWith('.md') && (game === undefined || page === `${game}.md` || page.startsWith(`${game}-`)),
    )
    .map(page => `docs/rules/${page}`);
}

/** What the pages of a game define: id → { file, line, sentence }. */
export function definitionsOf(root, game) {
  const definitions = new Map();
  for (const file of pagesOf(root, game)) {
    const text = readFileSync(join(root, file), 'utf8');
    const found = [...text.matchAll(DEFINITION)];
    for (const [at, { index, groups }] of found.entries()) {
      const id = groups.first ?? groups.within ?? groups.letter;
      if (definitions.has(id)) continue;
      const lineEnd = text.indexOf('\n', index);
      const end = Math.min(lineEnd === -1 ? text.length : lineEnd, found[at + 1]?.index ?? text.length);
      definitions.set(id, { file, line: lineAt(text, index), sentence: text.slice(index, end).trim() });
    }
  }
  return definitions;
}

/** Where an id stands alone, as a pattern: not in T20, XT2 or T2-bots, but in CE-055/bar. */
export const patternOf = id => String.raw`(?<![\w-])(?:${id})(?!\w|-\w)`;

/** The words of a text that have the form of an id. */
export const idsIn = text => [...text.matchAll(new RegExp(patternOf(`${ID}|[A-Z]`), 'g'))].map(([id]) => id);

export const lineAt = (text, index) => text.slice(0, index).split('\n').length;
