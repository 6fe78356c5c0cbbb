import { parse } from '@formatjs/icu-messageformat-parser';
import {
  type Choice,
  type Corleone,
  corleone,
  reasons,
  type SeenEvent,
  standardPack,
  type View,
} from '@omerta/corleone';
import { type Prompt, randomFrom } from '@omerta/kernel';
import { playRandomly } from '@omerta/kernel/testing';
import { describe, expect, test } from 'vitest';
import { choiceSamples } from '../testing/choiceSamples.ts';
import { eventSamples } from '../testing/eventSamples.ts';
import { argumentsOf } from '../testing/messageShape.ts';
import { promptSamples } from '../testing/promptSamples.ts';
import { catalogueOf } from './catalogue.ts';
import { type ChoiceSetting, choiceText, choiceValues } from './choices.ts';
import { eventText, eventValues } from './events.ts';
import type { Values } from './format.ts';
import type { MessageKey } from './keys.ts';
import { LANGUAGES } from './language.ts';
import { promptText, promptValues } from './prompts.ts';
import { reasonText } from './reasons.ts';
import type { People, Setting } from './setting.ts';

const people: People = [
  { name: 'Ala', family: 'marzullo' },
  { name: 'Bruno', family: 'matarazzo' },
  { name: 'Carla', family: 'pizzino' },
  { name: 'Dario', family: 'vitale' },
  { name: 'Eva', family: 'caccamo' },
];
const setting: Setting = { people, pack: standardPack };
const rules = corleone(standardPack);

const events: readonly SeenEvent[] = Object.values(eventSamples).flat();
const choices: readonly Choice[] = Object.values(choiceSamples).flat();
const prompts: readonly Prompt[] = Object.entries(promptSamples).flatMap(([kind, list]) =>
  list.map(about => ({ kind, ...about }) as Prompt),
);

/** A thug of B at the Bar, the Mayor at Columbus Circle, three tiles. */
const view = (): View => {
  const state = rules.setup({ players: 4, families: people.slice(0, 4).map(({ family }) => family) }, 1);
  state.table.tiles = ['centralBank', 'ammoDepot', 'gencoImport', '', '', '', ''];
  state.table.thugSpaces[2] = 4;
  state.table.familySpaces[0] = 20;
  return rules.viewFor(state, 0);
};
const choiceSetting: ChoiceSetting = {
  ...setting,
  view: view(),
  prompt: { kind: 'part', card: 'callFavor', ability: 'callFavor.1' },
};

/** Ids are written in camel case, spaces as F01: nobody should read either. */
const UNFINISHED = /[{}]|undefined|null|NaN|\bobject\b|\p{Ll}\p{Lu}|\bF\d\d\b| {2}|\(\)|: \./u;

const readable = (text: string): string => {
  if (text === '' || UNFINISHED.test(text)) throw new Error(`Not a sentence: ${text}`);
  return text;
};

describe.each(LANGUAGES)('%s', language => {
  test('tells every event, asks every question, labels every choice and gives every reason', () => {
    for (const event of events) readable(eventText(language, event, setting));
    for (const prompt of prompts) readable(promptText(language, prompt, setting));
    for (const choice of choices) readable(choiceText(language, choice, choiceSetting));
    for (const reason of Object.values(reasons)) readable(reasonText(language, reason));
  });

  test('tells a whole game, to a player and to those who watch', () => {
    const state = rules.setup({ players: 5, families: people.map(({ family }) => family) }, 11);
    const told: Corleone['Event'][] = [];
    playRandomly(rules, state, randomFrom(5), {
      events: told,
      onStep: ({ seat, choices: offered }) => {
        const seen = rules.viewFor(state, seat);
        const prompt = rules.promptOf(seen)!;
        readable(promptText(language, prompt, setting));
        for (const choice of offered) readable(choiceText(language, choice, { ...setting, view: seen, prompt }));
      },
    });
    for (const event of told) {
      for (const viewer of [0, 'spectator'] as const)
        readable(eventText(language, rules.seenBy(event, viewer)!, setting));
    }
    expect(told.at(-1)!.kind).toBe('gameEnded');
  });
});

describe('every message is told exactly what it wants', () => {
  const wants = (key: string): string[] => {
    const message = catalogueOf('en')[key as MessageKey];
    return [...argumentsOf(parse(message, { ignoreTag: true }))].sort();
  };
  const given = (values: Values): string[] => Object.keys(values).sort();

  test.each(events.map(event => [event.kind, event] as const))('event %s', (kind, event) => {
    expect(given(eventValues('en', event, setting))).toEqual(wants(`event.${kind}`));
  });
  test.each(prompts.map(prompt => [prompt.kind, prompt] as const))('prompt %s', (kind, prompt) => {
    expect(given(promptValues('en', prompt, setting))).toEqual(wants(`prompt.${kind}`));
  });
  test.each(choices.map(choice => [choice.kind, choice] as const))('choice %s', (kind, choice) => {
    expect(given(choiceValues('en', choice, choiceSetting))).toEqual(wants(`choice.${kind}`));
  });
});

test('a question or a refusal without words is a bug and says so', () => {
  expect(() => promptText('en', { kind: 'weather' }, setting)).toThrow('No words for the question weather');
  expect(() => reasonText('en', { code: 'weather', rule: 'F1' })).toThrow('No words for the refusal weather');
});
