// What the workers of the web client load at once. Packs are rare, and what checks them is large.
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { root } from './ensure.mjs';

test.each(['coach', 'hints', 'practice', 'replay'])('the worker for %s loads schemas only for a pack', async name => {
  const { output } = await build({
    root: join(root, 'web'),
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'web', 'src', name, 'worker.ts') },
    },
  });
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map(each => [each.fileName, each]));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  expect(schemasIn(loadedWith(entry, chunks))).toEqual([]);
  expect(schemasIn([...chunks.values()])).not.toEqual([]); // they are there when they are needed
});

/** A chunk and those it imports at once. */
function loadedWith(entry, chunks) {
  const loaded = new Set([entry]);
  for (const { imports } of loaded) for (const each of imports) loaded.add(chunks.get(each));
  return [...loaded];
}

function schemasIn(chunks) {
  const modules = chunks.flatMap(each => Object.entries(each.modules));
  return modules
    .filter(([file, { renderedLength }]) => /\/zod\//.test(file) && renderedLength > 0)
    .map(([file]) => file);
}
