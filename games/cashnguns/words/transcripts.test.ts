// What each talent does, as a table would read it. `npx vitest run games/cashnguns/words -u` writes the files anew.
import { cashnguns, type EventKind, type LootKind, NEW_GODFATHER, TALENTS, type Talent } from '@omerta/cashnguns/rules';
import { cashWith, type Given, type Letter, play, type Story, viewOf } from '@omerta/cashnguns/testing';
import { type Seat, seatName, seatNamed } from '@omerta/kernel';
import { countedText } from '@omerta/words';
import { expect, test } from 'vitest';
import { cashText } from './index.ts';
import type { Setting } from './setting.ts';

const { choiceText, eventText, nameOf, promptText, reasonText, scoreText, awardText, talentText, uiText } = cashText;

const NAMES = ['Ala', 'Bella', 'Carlo', 'Dora'];

/** "B duck" is a choice, "B? duck" with its question told, "B cannot duck" one that is refused. */
interface Scene {
  readonly given: Given & { readonly table: readonly LootKind[] };
  readonly choices: string;
}

const scenes: Readonly<Record<Talent, Scene>> = {
  greedy: {
    given: {
      stage: 'sharing',
      table: ['bill20', 'painting', 'painting', 'bill10', 'bill5', 'diamond1'],
      B: { talent: 'greedy' },
    },
    choices: `
      A take:bill20, B take:painting+painting, C take:bill10, D take:bill5
      A take:diamond1, C take:godfather`,
  },
  stealthy: {
    given: { table: ['bill10', 'bill10', 'painting'], B: { talent: 'stealthy' } },
    choices: `
      A bang, B click, C click, D click
      A aim:B, B aim:C, C aim:D, D aim:A
      A pass
      A stand, B duck, C stand, D stand
      A take:bill10, C take:painting, D take:godfather`,
  },
  cunning: {
    given: { table: ['bill20', 'painting'], B: { talent: 'cunning' } },
    choices: `
      A bang, B click, C click, D click
      A aim:B, B aim:A, C aim:D, D aim:C
      B exchange:bang
      A pass
      A stand, B stand, C stand, D stand
      C take:bill20, D take:painting, C take:godfather`,
  },
  cute: {
    given: { stage: 'sharing', table: ['bill5', 'bill20', 'painting'], B: { talent: 'cute' }, C: { down: 'ducked' } },
    choices: 'A take:bill20, B take:painting, D take:godfather',
  },
  dictator: {
    given: {
      stage: 'sharing',
      godfather: 'C',
      table: ['bill20', 'bill20', 'bill5', 'painting'],
      B: { talent: 'dictator' },
    },
    choices: `
      C take:bill20, B ban:bill
      C cannot take:bill5, C take:painting
      D take:bill20, A take:bill5, B take:godfather, C take:bill20`,
  },
  kid: {
    given: { table: ['bill20', 'painting'], D: { talent: 'kid' } },
    choices: `
      A click, B click, C click, D bang
      A aim:C, B aim:C, C aim:B
      D aim:B
      A pass
      A stand, B stand, C duck, D stand
      A take:bill20, D take:painting, A take:godfather`,
  },
  lucky: {
    given: { table: ['bill20', 'painting', 'bill5'], B: { talent: 'lucky', wounds: 2 } },
    choices: `
      A bang, B click, C bang, D click
      A aim:B, B aim:A, C aim:B, D aim:C
      A pass
      A stand, B stand, C stand, D stand
      A take:bill20, B take:painting, C take:bill5, D take:godfather`,
  },
  collector: {
    given: {
      round: 8,
      stage: 'sharing',
      table: ['bill20', 'painting'],
      A: { loot: ['bill20'] },
      B: { talent: 'collector', loot: ['painting', 'bill20'] },
      C: { loot: ['painting', 'painting', 'bill20'] },
      D: { loot: ['bill5', 'bill10'] },
    },
    choices: 'A take:bill20, B take:painting, C take:godfather',
  },
  doctor: {
    given: { table: ['bill20', 'painting'], B: { talent: 'doctor', wounds: 2 } },
    choices: `
      A bang, B click, C click, D click
      A aim:B, B aim:C, C aim:D, D aim:A
      A pass
      A stand, B duck, C stand, D stand
      B heal
      A take:bill20, C take:painting, D take:godfather`,
  },
  smart: {
    given: { table: ['bill20', 'painting'], B: { talent: 'smart' } },
    choices: `
      A click, B bang, C click, D click
      A aim:D, B aim:C, C aim:B, D aim:A
      A pass
      A stand, B stand, C duck, D stand
      B discard:click
      A take:bill20, B take:painting, D take:godfather`,
  },
  unbreakable: {
    given: {
      table: ['bill20', 'painting'],
      next: ['bill5', 'bill5', 'bill5', 'bill10', 'bill10', 'bill20', 'diamond1', 'painting'],
      B: { talent: 'unbreakable', wounds: 2 },
    },
    choices: `
      A bang, B click, C bang, D click
      A aim:B, B aim:D, C aim:B, D aim:C
      A pass
      A stand, B stand, C stand, D stand
      A take:bill20, C take:painting, D take:godfather
      A click, B click, C click, D bang
      A aim:C, B aim:A, C aim:A, D aim:B
      D pass
      A stand, B stand, C stand, D stand`,
  },
  hustler: {
    given: { stage: 'loot', table: ['bill20', 'painting'], B: { talent: 'hustler' }, seed: 3 },
    choices: 'B hustle:C, B give:click, B? bang, C? click',
  },
  professional: {
    given: {
      round: 3,
      table: ['bill10', 'painting'],
      B: { talent: 'professional' },
      C: { loot: ['bill20', 'diamond1'] },
    },
    choices: `
      A click, B bang, C click, D click
      A aim:D, B aim:C, C aim:B, D aim:A
      A pass
      A stand, B stand, C duck, D stand
      A take:bill10, B take:painting, D take:godfather`,
  },
  goodFriend: {
    given: {
      round: 3,
      stage: 'sharing',
      table: ['clip', 'bill20'],
      faceUp: { click: 2, bang: 2 },
      C: { down: 'ducked' },
      D: { talent: 'goodFriend', down: 'ducked' },
    },
    choices: `
      A take:bill20, B take:clip, B discard:click
      D discard:click
      A take:godfather`,
  },
  vulture: {
    given: {
      round: 4,
      table: ['bill20', 'painting'],
      C: { wounds: 2, loot: ['bill20', 'painting', 'painting'] },
      D: { talent: 'vulture' },
    },
    choices: `
      A bang, B click, C click, D click
      A aim:C, B aim:A, C aim:B, D aim:A
      A pass
      A stand, B stand, C stand, D duck
      D loot
      A take:bill20, B take:painting, A take:godfather`,
  },
  junkDealer: {
    given: {
      round: 2,
      stage: 'sharing',
      table: ['bill5', 'bill5', 'bill10'],
      A: { loot: ['bill10'] },
      B: { loot: ['bill20', 'painting'], down: 'ducked' },
      C: { talent: 'junkDealer' },
    },
    choices: `
      A take:bill10, C take:bill5, C swap:B
      D take:godfather, A take:bill5`,
  },
};

test.each(TALENTS)('%s does what it says', async talent => {
  const { given, choices } = scenes[talent];
  const telling: Telling = { story: cashWith(given), lines: opening(talent, given), told: 0, discarder: undefined };
  const { story, lines } = telling;
  for (const step of choices.trim().split(/\s*[,\n]\s*/)) act(telling, step);
  tellNews(telling, 'sameRound');
  if (story.state.table.stage === 'over') lines.push('', ...finalCount(story));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${talent}.txt`);
});

interface Telling {
  readonly story: Story;
  readonly lines: string[];
  told: number; // events
  discarder: Seat | undefined; // who chose a card to discard
}

/** Who sits there with what, before anything happens. */
const opening = (talent: Talent, given: Scene['given']): string[] => {
  const { round = 1, godfather = 'A', stage } = given;
  const known = (letter: Letter): string => {
    const { talent: own, wounds = 0, loot = [], down = '' } = given[letter] ?? {};
    const facts = [
      own === undefined ? '' : nameOf('en', 'talent', own),
      letter === godfather ? uiText('en', 'godfather') : '',
      wounds === 0 ? '' : uiText('en', 'wounds', { count: wounds }),
      loot.length === 0 ? '' : sharesText(loot),
      down === '' ? '' : uiText('en', down),
    ].filter(fact => fact !== '');
    return facts.length === 0 ? '' : ` (${facts.join('; ')})`;
  };
  return [
    nameOf('en', 'talent', talent),
    talentText('en', talent),
    '',
    `${uiText('en', 'round', { round })}. ${NAMES.map((name, seat) => name + known(seatName(seat) as Letter)).join(', ')}.`,
    `${uiText('en', 'onTheTable')}: ${sharesText([...given.table, NEW_GODFATHER])}.`,
    ...(stage === 'loot' ? ['', eventText('en', { kind: 'stageBegan', round, stage }, { people: [] })] : []),
  ];
};

/** These questions come up in every round; those of the talents are told. */
const USUAL: readonly string[] = ['bullet', 'aim', 'courage', 'privilege', 'share'];
const SECRET: readonly string[] = ['bullet', 'aim', 'courage'];

/** What happened since, then one choice. */
const act = (telling: Telling, step: string): void => {
  tellNews(telling);
  const [, letter, isAsked, isRefused, text] = /^([A-D])(\?)?( cannot)? (.+)$/.exec(step)!;
  const { story, lines } = telling;
  const view = viewOf(story, letter as Letter);
  const prompt = cashnguns.promptOf(view)!;
  const choice = cashnguns.readChoice(text!)!;
  const setting = { ...settingOf(story), view, prompt };
  const seat = seatNamed(letter!)!;
  const name = NAMES[seat];
  telling.discarder = choice.kind === 'discard' ? seat : undefined;
  if (isAsked !== undefined || !USUAL.includes(prompt.kind))
    lines.push(`  ? ${name}: ${promptText('en', prompt, setting)}`);
  lines.push(`  > ${name}${SECRET.includes(prompt.kind) ? ', in secret' : ''}: ${choiceText('en', choice, setting)}`);
  if (isRefused === undefined) {
    play(story, letter as Letter, text!);
  } else {
    lines.push(`${uiText('en', 'notPossible', { reason: reasonText('en', cashnguns.whyNot(view, choice)!) })}.`);
  }
};

/** Said to all while a choice is still secret; the choice itself stands in the line before. */
const ANNOUNCEMENTS: readonly EventKind[] = ['bulletChosen', 'aimChosen', 'courageChosen'];

/** What all see, then what only some see. A card that is discarded as it was played needs no second line. */
const tellNews = (telling: Telling, until?: 'sameRound'): void => {
  const { story, lines } = telling;
  const setting = settingOf(story);
  for (const event of story.events.slice(telling.told)) {
    if (event.kind === 'roundBegan' && until === 'sameRound') return;
    telling.told += 1;
    if (ANNOUNCEMENTS.includes(event.kind)) continue;
    const said = (viewer: Seat | 'spectator') => eventText('en', cashnguns.seenBy(event, viewer)!, setting);
    if (event.kind === 'roundBegan' || event.kind === 'stageBegan') lines.push('');
    lines.push(said('spectator'));
    const knowing = [...NAMES.keys()].filter(seat => said(seat) !== said('spectator'));
    if (knowing.length === 0 || (event.kind === 'bulletDiscarded' && event.seat !== telling.discarder)) continue;
    lines.push(`  (only ${knowing.map(seat => NAMES[seat]).join(' and ')}) ${said(knowing[0]!)}`);
  }
};

const finalCount = (story: Story): string[] => {
  const setting = { ...settingOf(story), view: viewOf(story, 'spectator') };
  return [...[...NAMES.keys()].map(seat => scoreText('en', seat, setting)), awardText('en', setting)];
};

const settingOf = ({ state }: Story): Setting => ({
  people: NAMES.map((name, seat) => ({ name, talent: state.table.seats[seat]!.talent })),
});

const sharesText = (list: readonly string[]): string =>
  countedText(
    'en',
    list.map(share => nameOf('en', 'share', share)),
  );
