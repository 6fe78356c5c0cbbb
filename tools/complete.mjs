// node complete.mjs pkg[@prefix] ...: the newest version of each whose platform packages are all in the registry.
import { execFileSync } from 'node:child_process';

const view = (...words) => {
  try {
    return JSON.parse(
      execFileSync('npm', ['view', ...words, '--json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1e8,
      }) || 'null',
    );
  } catch {
    return null;
  }
};
const newestFirst = (a, b) => {
  const [x, y] = [a, b].map(version => version.split('.').map(Number));
  return y[0] - x[0] || y[1] - x[1] || y[2] - x[2];
};
const known = {};
const versionsOf = name => (known[name] ??= [].concat(view(name, 'versions') ?? []));

for (const word of process.argv.slice(2)) {
  const [, name, prefix] = word.match(/^(@?[^@]+)(?:@(.+))?$/);
  const candidates = versionsOf(name)
    .filter(version => /^\d+\.\d+\.\d+$/.test(version) && (!prefix || version.startsWith(prefix)))
    .sort(newestFirst)
    .slice(0, 14);
  const complete = candidates.find(version =>
    Object.entries(view(`${name}@${version}`, 'optionalDependencies') ?? {}).every(
      ([dependency, range]) => !/^\d/.test(range) || versionsOf(dependency).includes(range),
    ),
  );
  console.log(name, 'newest complete:', complete ?? `none of the newest ${candidates.length}`);
}
