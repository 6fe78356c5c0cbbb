// Refuses commits after BASE whose subject is not `area: what is now true`, or is longer than 72 characters. Older commits
// are left as they are. Where the history cannot be read (an archive, a shallow clone) it says so and passes.
import { spawnSync } from 'node:child_process';
import { isMain, root } from './ensure.mjs';

const BASE = 'a1d5fc448e25c31de8def480913ba076edd19fcf';
const LONGEST = 72;
const FORM = /^[A-Za-z][\w ,./-]{0,30}: \S/;

/** `{ checked, wrong }`: how many commits there are after the base and which of them are refused; or `{ unread }`: why not. */
export function checkSubjects(folder = root, base = BASE) {
  if (git(folder, 'rev-parse', 'HEAD') === undefined) return { unread: 'there is no git history here' };
  if (git(folder, 'cat-file', '-e', `${base}^{commit}`) === undefined)
    return { unread: `this clone does not reach back to ${base.slice(0, 7)}` };
  const lines = git(folder, 'log', '--no-merges', '--format=%h %s', `${base}..HEAD`).split('\n').filter(Boolean);
  return { checked: lines.length, wrong: lines.flatMap(line => wrongWith(line) ?? []) };
}

function wrongWith(line) {
  const [, commit, subject] = /^(\S+) (.*)$/.exec(line);
  const { length } = [...subject];
  if (length > LONGEST) return `${commit}: ${length} characters, ${LONGEST} are allowed: ${subject}`;
  return FORM.test(subject) ? undefined : `${commit}: not of the form “area: what is now true”: ${subject}`;
}

/** What git prints; undefined where it fails or is not installed. */
function git(folder, ...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout : undefined;
}

if (isMain(import.meta.url)) {
  const { unread, checked, wrong = [] } = checkSubjects();
  for (const line of wrong) console.error(line);
  console.log(unread === undefined ? `${checked} commit subjects read.` : `Commit subjects not read: ${unread}.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
