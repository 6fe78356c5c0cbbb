// The upper levels make no obvious blunder in whole games.

import type { Level } from '@omerta/bots';
import type * as cash from '@omerta/cashnguns/rules';
import type * as corleone from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import { played } from './played.ts';

const UPPER: readonly Level[] = ['regular', 'strong', 'expert'];

test('no player ducks where no gun is aimed', () => {
  let ducked = 0;
  const needless: string[] = [];
  for (let seed = 0; seed < 8; seed += 1) {
    played('cashnguns', [...UPPER, UPPER[seed % 3]!], {
      seed,
      iterations: 8,
      decided(seen, text) {
        const { table, viewer } = seen as cash.View;
        if (text !== 'duck') return;
        ducked += 1;
        const guns = table.seats.filter(({ alive, target, down }) => alive && target === viewer && down !== 'satOut');
        const talent = table.seats[viewer as number]!.talent;
        if (guns.length === 0 && talent !== 'stealthy' && talent !== 'doctor') needless.push(`${seed}`); // these two gain by it
      },
    });
  }
  expect(ducked).toBeGreaterThan(10);
  expect(needless).toEqual([]);
});

test('F2 the last figure waits for jobs and allies; D2, X1 the last tribute is not paid in money; gifts are taken', () => {
  let waited = 0;
  let gifts = 0;
  const blunders: string[] = [];
  for (const seed of [0, 1]) {
    played('corleone', UPPER, {
      seed,
      iterations: 8,
      decided(seen, text, choices) {
        const { table, viewer } = seen as corleone.View;
        if (choices.some(isGift)) {
          gifts += 1;
          if (text === 'done' || text === 'skip') blunders.push(`${seed}: ${text} before ${choices.find(isGift)}`);
        }
        const { thugs, members } = table.seats[viewer as number]!;
        const task = table.agenda.at(-1)?.kind;
        if (task === 'turn' && thugs + members.length === 1 && choices.some(isJobOrAlly)) {
          waited += 1;
          if (!isJobOrAlly(text)) blunders.push(`${seed}: ${text} before ${choices.find(isJobOrAlly)}`);
        }
        if (task !== 'tribute' || table.act < 4 || !text.startsWith('discard:$')) return;
        if (choices.some(choice => !choice.startsWith('discard:$'))) blunders.push(`${seed}: ${text}`);
      },
    });
  }
  expect(waited).toBeGreaterThan(3);
  expect(gifts).toBeGreaterThan(50);
  expect(blunders).toEqual([]);
});

const isJobOrAlly = (choice: string): boolean => /^(job|public|ally):/.test(choice);

const isGift = (choice: string): boolean => /^use:(\$\d|gun|booze|bloodMoney|narcotics|horseHead)$/.test(choice);
