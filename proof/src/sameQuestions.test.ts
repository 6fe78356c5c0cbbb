// Server and browser play the same match: at every step they ask every seat the same, under the same number.

import { randomFrom } from '@omerta/kernel';
import { type ContractTable, framesOf, randomStep, send } from '@omerta/match/testing';
import { serverMatches } from '@omerta/server/testing';
import { browserMatches } from '@omerta/web/testing';
import { expect, test } from 'vitest';

const corleone: readonly ContractTable[] = [2, 3, 5].map(players => ({ game: 'corleone', options: { players } }));
const cashnguns: readonly ContractTable[] = [
  { players: 4 },
  { players: 6, talents: true, talentDeal: 'two' },
  { players: 8, talents: true },
].map(options => ({ game: 'cashnguns', options }));

interface Compared {
  readonly questions: number;
  readonly changes: number; // of answers that were still open
  readonly undos: number;
}

/** A random match to its end. */
async function compared(table: ContractTable, seed: number): Promise<Compared> {
  const random = randomFrom(seed);
  const served = await serverMatches.begin({ ...table, seed });
  const local = await browserMatches.begin({ ...table, seed: served.seed });
  let [questions, changes, undos] = [0, 0, 0];
  for (;;) {
    const [there, here] = [await framesOf(served), await framesOf(local)];
    expect(here.map(({ question }) => question)).toEqual(there.map(({ question }) => question));
    expect(here.map(({ version }) => version)).toEqual(there.map(({ version }) => version));
    questions += there.filter(({ question }) => question !== undefined).length;
    const step = randomStep(served, there, random);
    if (step === undefined) return { questions, changes, undos };
    if (step.question.isChange) changes++;
    if (step.kind === 'undo') undos++;
    for (const match of [served, local]) expect(await send(match, step)).toMatchObject({ ok: true });
  }
}

test.each([...corleone, ...cashnguns])('$game with $options', async table => {
  const found = [await compared(table, 1), await compared(table, 2)];
  const sum = (count: keyof Compared) => found.reduce((all, each) => all + each[count], 0);
  expect(sum('questions')).toBeGreaterThan(300);
  expect(sum('undos')).toBeGreaterThan(0);
  if (table.game === 'cashnguns') expect(sum('changes')).toBeGreaterThan(10);
});
