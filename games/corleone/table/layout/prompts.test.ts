// Every kind of question, at every shape of table and in every language.

import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import type { PromptKind } from '@omerta/corleone/seen';
import { corleoneWith, type Given, play } from '@omerta/corleone/testing';
import { corleoneText } from '@omerta/corleone/words';
import { listSeats, NO_SEATS, pick, randomFrom } from '@omerta/kernel';
import { onAPage } from '@omerta/table/testing/onAPage.ts';
import type { Say } from '@omerta/table/words/useWords.ts';
import { LANGUAGES } from '@omerta/words';
import { createElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { GameWords } from '../show/gameWords.ts';
import { drawn, peopleOf, type Seen, speak } from '../testing/drawnTable.ts';
import { BesideTable } from './BesideTable.tsx';
import { DesktopTable } from './DesktopTable.tsx';
import { PhoneTable } from './PhoneTable.tsx';
import { TabletTable } from './TabletTable.tsx';

onAPage();

/** All of them, because the compiler counts. */
const KINDS: { readonly [K in PromptKind]: true } = {
  turn: true,
  giveUpFigure: true,
  whoFirst: true,
  abilities: true,
  part: true,
  jobOrder: true,
  jobPick: true,
  trade: true,
  substitute: true,
  takeGood: true,
  settle: true,
  offer: true,
  moveMarker: true,
  bid: true,
  hire: true,
  tribute: true,
};

const DESK = () => createElement(DesktopTable, { isWide: false });
const OTHER_TABLES: Readonly<Record<string, () => ReactElement>> = {
  tablet: () => createElement(TabletTable),
  beside: () => createElement(BesideTable),
  phone: () => createElement(PhoneTable, { isSmall: false }),
  'small phone': () => createElement(PhoneTable, { isSmall: true }),
};

/** A player is asked something. */
interface Asked extends Seen {
  readonly kind: PromptKind;
}

/** F4: every space is taken, and nothing in hand can be done. */
const NO_ACTION: Given = {
  pack: { change: standardPack.familySpaces.slice(3).map(({ id }) => [`familySpaces.${id}`, null]) },
  tiles: { wallStreet: '', brooklyn: '', upperEastSide: '' },
  board: {
    bar: 'A.thug',
    gunShop: 'B.thug',
    pawnShop: 'B.thug',
    koreanLaundry: 'C.thug',
    calvaryCemetery: 'C.thug',
    barberShop: 'D.thug',
    taxConsultancy: 'D.thug',
    F01: 'B.don',
    F02: 'C.don',
    F03: 'D.don',
  },
  A: { thugs: 1, members: ['don'], hand: ['bloodMoney', 'layLow'] },
};

const questions = everyQuestion();

test('every kind of question is asked', () => {
  expect(questions.map(({ kind }) => kind).sort()).toEqual(Object.keys(KINDS).sort());
});

test.each(LANGUAGES)('every kind of question has its words in %s', async language => {
  const say = await speak(language);
  for (const asked of questions) {
    expect(await drawn(language, say, asked, DESK()), asked.kind).toContain(titleOf(asked, say));
  }
});

test.each(Object.entries(OTHER_TABLES))('every kind of question is asked on a %s', async (_name, table) => {
  const say = await speak('en');
  for (const asked of questions) {
    expect(await drawn('en', say, asked, table()), asked.kind).toContain(titleOf(asked, say));
  }
});

test.each(LANGUAGES)('every answer to every kind of question has its words in %s', language => {
  for (const { kind, content, rules, view } of questions) {
    const setting = { people: peopleOf(view), content, view, prompt: rules.promptOf(view) };
    const said = rules.choices(view).map(choice => corleoneText.choiceText(language, choice, setting));
    expect(said.length, kind).toBeGreaterThan(0);
    for (const words of said) expect(words, kind).toMatch(/^\S(.*\S)?$/);
  }
});

/** What stands over the answers while nothing is chosen. */
function titleOf({ kind, rules, view }: Asked, say: Say<GameWords>): string {
  if (kind !== 'tribute' && kind !== 'trade') return escaped(say(`ask.${kind}`));
  return escaped(say('ask.discard', { count: Number(rules.promptOf(view)?.left) }));
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

/** One of each kind: from games played at random, and what those never ask. */
function everyQuestion(): readonly Asked[] {
  const found = new Map<PromptKind, Asked>(
    [
      askedOf({ A: { hand: ['gun'] }, piles: { $5: 0, $3: 2 } }, 'thug:pawnShop', 'use:discard1for5', 'discard:gun'),
      askedOf(NO_ACTION),
    ].map(asked => [asked.kind, asked]),
  );
  const rules = corleone(standardPack);
  for (let seed = 1; seed <= 100 && found.size < Object.keys(KINDS).length; seed += 1) {
    const state = rules.setup({ players: 2 + (seed % 4) }, seed);
    const random = randomFrom(seed);
    for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
      const seat = pick(random, listSeats(waiting));
      const view = rules.viewFor(state, seat);
      const choices = rules.choices(view);
      const kind = rules.promptOf(view)?.kind as PromptKind; // questions of this game
      const isTitled = kind !== 'turn' || choices.some(choice => choice.kind === 'thug'); // members have another title
      if (isTitled && !found.has(kind))
        found.set(kind, { kind, content: bindPack(standardPack), rules, view: structuredClone(view) });
      const cards = choices.filter(choice => choice.kind === 'job' || choice.kind === 'ally'); // these ask most
      rules.play(state, seat, pick(random, cards.length > 0 ? cards : choices));
    }
  }
  return [...found.values()];
}

/** What A is asked then. */
function askedOf(given: Given, ...choices: readonly string[]): Asked {
  const game = corleoneWith(given);
  play(game, 'A', ...choices);
  const view = game.rules.viewFor(game.state, 0);
  const kind = game.rules.promptOf(view)?.kind as PromptKind; // likewise
  return { kind, content: game.content, rules: game.rules, view };
}
