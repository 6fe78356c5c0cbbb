// Source text with the parts a pattern must not look into blanked out, letter for letter, so that places stay true.

/** `code` has no comments; `bare` has no comments and no text inside quotes. Code inside `${…}` stays in both. */
export function masked(source) {
  const code = [...source];
  const bare = [...source];
  for (const { kind, from, to } of hidden(source)) {
    for (let at = from; at < to; at++) {
      if (source[at] === '\n') continue;
      bare[at] = ' ';
      if (kind === 'comment') code[at] = ' ';
    }
  }
  return { code: code.join(''), bare: bare.join('') };
}

const OPENINGS = [
  { kind: 'comment', start: /\/\/[^\n]*/y },
  { kind: 'comment', start: /\/\*[\s\S]*?\*\//y },
  { kind: 'text', start: /'(?:\\.|[^'\\\n])*'/y },
  { kind: 'text', start: /"(?:\\.|[^"\\\n])*"/y },
];
const REGULAR_EXPRESSION = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/[\\\n])+\/\w*/y;
const BEFORE_EXPRESSION = /(?:^|[(,=:[!&|?{};>]|\breturn|\bcase|\btypeof)\s*$/;
const TEMPLATE_PART = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/y;

/** The stretches to blank, in order. Templates are followed into their `${…}` and back by counting braces. */
function* hidden(source) {
  const braces = []; // for each `${` we are inside of: how many braces are open
  for (let at = 0; at < source.length; ) {
    const letter = source[at];
    const found = OPENINGS.map(({ kind, start }) => ({ kind, to: endOf(start, source, at) })).find(({ to }) => to);
    if (found) {
      yield { kind: found.kind, from: at, to: found.to };
      at = found.to;
    } else if (letter === '/' && BEFORE_EXPRESSION.test(source.slice(Math.max(0, at - 40), at))) {
      const to = endOf(REGULAR_EXPRESSION, source, at) ?? at + 1;
      yield { kind: 'text', from: at, to };
      at = to;
    } else if (letter === '`' || (letter === '}' && braces.at(-1) === 0)) {
      if (letter === '}') braces.pop();
      const to = endOf(TEMPLATE_PART, source, at + 1) ?? at + 1;
      yield { kind: 'text', from: at + 1, to };
      if (source[to] === '$') braces.push(0);
      at = source[to] === '$' ? to + 2 : to + 1;
    } else {
      if (braces.length > 0) braces[braces.length - 1] += letter === '{' ? 1 : letter === '}' ? -1 : 0;
      at++;
    }
  }
}

function endOf(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}
