import { relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { defineConfig } from 'vitest/config';
import { root } from '../ensure.mjs';

export default defineConfig({
  root,
  plugins: [{ name: 'walk', enforce: 'post', transform: (code, id) => traced(code, id) }],
  test: {
    testTimeout: 120_000,
    include: ['tools/walk/*.walk.mjs'],
    silent: false,
    disableConsoleIntercept: true,
    reporters: ['dot'],
  },
});

/** The same code; every function of the project that is called says first in which file it stands. */
function traced(code, id) {
  const file = relative(root, id.replace(/\?.*/, ''));
  if (!/^(engine|games|server|web|cli)\/.*\.tsx?$/.test(file) || file.includes('node_modules')) return undefined;
  const said = `globalThis.walk?.(${JSON.stringify(file)})`;
  const inserted = [];
  visit(parseAst(code), node => {
    if (!/Function/.test(node.type) || !node.body) return;
    const { body } = node;
    if (body.type === 'BlockStatement' || body.type === 'FunctionBody') {
      inserted.push({ at: body.start + 1, text: `${said};` });
    } else {
      inserted.push({ at: body.start, text: `(${said}, ` }, { at: body.end, text: ')' });
    }
  });
  const places = inserted
    .map((each, order) => ({ ...each, order }))
    .sort((one, other) => other.at - one.at || other.order - one.order);
  return {
    code: places.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code),
    map: null,
  };
}

function visit(node, found) {
  if (Array.isArray(node)) for (const each of node) visit(each, found);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') found(node);
    for (const each of Object.values(node)) visit(each, found);
  }
}
