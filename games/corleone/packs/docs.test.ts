import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Cell, EFFECTS, type Form, isCell, NESTING, NESTING_OPS, PLAIN_OPS } from '../rules/effectTable.ts';
import { cardFor } from '../rules/pack/checkReferences.ts';
import type { EffectOp, PlainEffect, PlainOp } from '../rules/pack/effect.ts';
import { corleoneText } from '../words/index.ts';

const path = '../../../docs/packs.md';
const page = readFileSync(new URL(path, import.meta.url), 'utf8');

test('docs/packs.md lists every effect; `npx vitest run games/corleone/packs/docs -u` writes it anew', async () => {
  const parts = /^(.*<!-- effects -->\n).*(<!-- \/effects -->.*)$/s.exec(page)!;
  await expect(`${parts[1]}${effectTables()}${parts[2]}`).toMatchFileSnapshot(path);
});

const effectTables = (): string => {
  const businesses = PLAIN_OPS.filter(op => 'onBusinesses' in EFFECTS[op]);
  const cards = PLAIN_OPS.filter(op => !businesses.includes(op));
  const severalForms = PLAIN_OPS.filter(op => EFFECTS[op].forms.length > 1);
  return [
    'On businesses, jobs and allies:\n',
    overview(businesses),
    'On jobs and allies only:\n',
    overview([...cards, ...NESTING_OPS]),
    ...severalForms.flatMap(op => [`Forms of \`${op}\`:\n`, formsTable(op)]),
  ].join('\n');
};

const overview = (ops: readonly EffectOp[]): string =>
  table(
    ['op', 'what it does', 'fields'],
    ops.map(op => [`\`${op}\``, doing(op), fields(op)]),
  );

/** The sentence of a card where that is always the same, else the name. */
const doing = (op: EffectOp): string => {
  const isPart = op !== 'choose' && op !== 'sequence' && 'shows' in EFFECTS[op];
  return isPart ? corleoneText.effectText('en', { op }) : corleoneText.opName('en', op);
};

const fields = (op: EffectOp): string => {
  if (op === 'choose' || op === 'sequence') return `\`${NESTING[op]}\` 2–9 effects`;
  const { forms } = EFFECTS[op];
  return forms.length > 1 ? 'see below' : written(forms[0]);
};

const written = (form: Form): string =>
  Object.entries(form)
    .map(([field, part]) => `\`${field}\` ${values(part)}`)
    .join(', ');

const values = (part: Cell | Form): string => {
  if (!isCell(part)) return `(${written(part)})`;
  return typeof part === 'string' ? LISTS[part] : part.map(String).join('/');
};

const LISTS: { readonly [C in Extract<Cell, string>]: string } = {
  times: '1–9',
  notes: 'a list of values of money',
  goods: 'a list of goods',
};

const formsTable = (op: PlainOp): string => {
  const forms: readonly Form[] = EFFECTS[op].forms;
  const columns = [...new Set(forms.flatMap(form => Object.keys(form)))];
  return table(
    [...columns, 'only on'],
    forms.map(form => [
      ...columns.map(column => (form[column] === undefined ? '' : values(form[column]))),
      onlyOn({ op, ...firstOf(form) } as PlainEffect), // one way to write the form
    ]),
  );
};

const firstOf = (form: Form): object =>
  Object.fromEntries(
    Object.entries(form).map(([field, part]) => [field, isCell(part) ? part[0] : firstOf(part)] as const),
  );

const onlyOn = (effect: PlainEffect): string => ({ job: 'jobs', ally: 'allies', any: '' })[cardFor(effect) ?? 'any'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`).join('');
