import { expect, test } from 'vitest';
import { masked } from './masked.mjs';

test.each([
  ['comments go from both', 'a; // b', 'a;     ', 'a;     '],
  ['comments over lines keep their lines', 'a /* b\nc */ d', 'a     \n     d', 'a     \n     d'],
  ['text in quotes stays in code', 'f(\'a\', "b")', 'f(\'a\', "b")', 'f(   ,    )'],
  ['a quote behind a backslash does not end the text', "'a\\'b' c", "'a\\'b' c", '       c'],
  ['two slashes in a text are no comment', "'a//b' c", "'a//b' c", '       c'],
  ['code inside a template stays', '`a${b({})}c` d', '`a${b({})}c` d', '` ${b({})} ` d'],
  ['templates inside templates', '`a${`b${c}`}d` e', '`a${`b${c}`}d` e', '` ${` ${c}`} ` e'],
  ['a quote in a regular expression opens nothing', "x = /'/; y // z", "x = /'/; y     ", 'x =    ; y     '],
  ['a division is no regular expression', "a / b; '/'", "a / b; '/'", 'a / b;    '],
])('%s', (_name, source, code, bare) => {
  expect(masked(source)).toEqual({ code, bare });
});
