import { parse } from '@formatjs/icu-messageformat-parser';
import { type CashNGuns, cashnguns, reasons as cashReasons } from '@omerta/cashnguns/rules';
import { choiceValues as cashChoiceValues } from '@omerta/cashnguns/words/choices.ts';
import { eventValues as cashEventValues } from '@omerta/cashnguns/words/events.ts';
import { type CashSpeaking, cashText } from '@omerta/cashnguns/words/index.ts';
import { promptValues as cashPromptValues } from '@omerta/cashnguns/words/prompts.ts';
import * as cashSamples from '@omerta/cashnguns/words/testing/index.ts';
import { bindPack, type Corleone, corleone, reasons as corleoneReasons, standardPack } from '@omerta/corleone/rules';
import { choiceValues as corleoneChoiceValues } from '@omerta/corleone/words/choices.ts';
import { eventValues as corleoneEventValues } from '@omerta/corleone/words/events.ts';
import { type CorleoneSpeaking, corleoneText } from '@omerta/corleone/words/index.ts';
import { promptValues as corleonePromptValues } from '@omerta/corleone/words/prompts.ts';
import * as corleoneSamples from '@omerta/corleone/words/testing/index.ts';
import { type GameTypes, type Rules, randomFrom } from '@omerta/kernel';
import { playRandomly } from '@omerta/testing';
import { describe, expect, test } from 'vitest';
import { argumentsOf } from '../testing/messageShape.ts';
import { LANGUAGES } from './language.ts';
import type { Arguments, Question, Refusal, Sentences, Speaking } from './sentences.ts';

/** Everything a game can say, and to which players. */
interface Trial<S extends Speaking, G extends GameTypes> {
  readonly text: Sentences<S>;
  readonly arguments: Arguments<S>;
  readonly samples: {
    readonly eventSamples: Readonly<Record<string, readonly S['Event'][]>>;
    readonly promptSamples: Readonly<Record<string, readonly object[]>>;
    readonly choiceSamples: Readonly<Record<string, readonly S['Choice'][]>>;
  };
  readonly reasons: Readonly<Record<string, Refusal>>;
  readonly rules: Rules<G>;
  /** Tables whose games are played to the end. */
  readonly tables: readonly G['Options'][];
  /** The question and the table the choices are labelled for. */
  readonly prompt: Question;
  readonly view: G['View'];
  settingFor(view: G['View'], prompt: Question): S['Setting'] & S['PromptSetting'] & S['ChoiceSetting'];
}

/** They end with a full stop, as sentences do. */
const NAMES = ['Ala B.', 'Bruno C.', 'Carla D.', 'Dario E.', 'Eva F.', 'Fabio G.', 'Gina H.', 'Hugo I.'];

/** A thug of B at the Bar, the Mayor at Columbus Circle, three tiles. */
const corleoneTrial = (): Trial<CorleoneSpeaking, Corleone> => {
  const content = bindPack(standardPack);
  const rules = corleone(standardPack);
  const families = ['marzullo', 'matarazzo', 'pizzino', 'vitale', 'caccamo'];
  const people = families.map((family, seat) => ({ name: NAMES[seat]!, family }));
  const state = rules.setup({ players: 4, families: families.slice(0, 4) }, 1);
  state.table.tiles = ['centralBank', 'ammoDepot', 'gencoImport', '', '', '', ''];
  state.table.thugSpaces[2] = 4;
  state.table.familySpaces[0] = 20;
  return {
    text: corleoneText,
    arguments: {
      eventValues: corleoneEventValues,
      promptValues: corleonePromptValues,
      choiceValues: corleoneChoiceValues,
    },
    samples: corleoneSamples,
    reasons: corleoneReasons,
    rules,
    tables: [{ players: 5, families }],
    prompt: { kind: 'part', card: 'callFavor', ability: 'callFavor.1' },
    view: rules.viewFor(state, 0),
    settingFor: (view, prompt) => ({ people, content, view, prompt }),
  };
};

/** B aims at C. */
const cashTrial = (): Trial<CashSpeaking, CashNGuns> => {
  const state = cashnguns.setup({ players: 4 }, 1);
  state.table.seats[1]!.target = 2;
  return {
    text: cashText,
    arguments: { eventValues: cashEventValues, promptValues: cashPromptValues, choiceValues: cashChoiceValues },
    samples: cashSamples,
    reasons: cashReasons,
    rules: cashnguns,
    tables: [
      { players: 4 },
      { players: 8, talents: true },
      { players: 8, talents: true, talentDeal: 'two', tooSlow: 'noTarget', noTakers: 'discard' },
    ],
    prompt: { kind: 'privilege' },
    view: cashnguns.viewFor(state, 0),
    settingFor: (view, prompt) => ({
      people: NAMES.map((name, seat) => ({ name, talent: view.table.seats[seat]?.talent ?? '' })),
      view,
      prompt,
    }),
  };
};

/** Ids are in camel case, spaces are F01, kinds of loot bill20: none of them may appear in a sentence. */
const UNFINISHED = /[{}]|undefined|null|NaN|\bobject\b|\p{Ll}\p{Lu}|\bF\d\d\b|\p{Ll}\d| {2}|\(\)|: \.|[.!?]\./u;

const readable = (text: string): string => {
  if (text === '' || UNFINISHED.test(text)) throw new Error(`Not a sentence: ${text}`);
  return text;
};

const testSentences = <S extends Speaking, G extends GameTypes & { SeenEvent: S['Event']; Choice: S['Choice'] }>(
  trial: Trial<S, G>,
): void => {
  const { text, rules, samples, reasons, tables, view } = trial;
  const setting = trial.settingFor(view, trial.prompt);
  const events = Object.values(samples.eventSamples).flat();
  const choices = Object.values(samples.choiceSamples).flat();
  const prompts = Object.entries(samples.promptSamples).flatMap(([kind, list]) =>
    list.map(about => ({ kind, ...about }) as Question),
  );
  const english: Readonly<Record<string, string>> = text.catalogueOf('en');

  test('the sentences are those the game can say, no more and no fewer', () => {
    const told = (section: string) =>
      Object.keys(english).flatMap(key => (key.startsWith(`${section}.`) ? [key.slice(section.length + 1)] : []));
    expect(told('event').sort()).toEqual(Object.keys(samples.eventSamples).sort());
    expect(told('prompt').sort()).toEqual(Object.keys(samples.promptSamples).sort());
    expect(told('choice').sort()).toEqual(Object.keys(samples.choiceSamples).sort());
    expect(told('reason').sort()).toEqual(Object.keys(reasons).sort());
  });

  describe.each(LANGUAGES)('in %s', language => {
    test('tells every event, asks every question, labels every choice and gives every reason', () => {
      readable(text.title(language));
      for (const event of events) readable(text.eventText(language, event, setting));
      for (const prompt of prompts) readable(text.promptText(language, prompt, setting));
      for (const choice of choices) readable(text.choiceText(language, choice, setting));
      for (const reason of Object.values(reasons)) readable(text.reasonText(language, reason));
    });

    test('an event that went through JSON gives the same sentence', () => {
      for (const event of events) {
        const arrived = JSON.parse(JSON.stringify(event)) as S['Event'];
        expect(text.eventText(language, arrived, setting)).toBe(text.eventText(language, event, setting));
      }
    });

    test.each(tables)('tells a whole game, to a player and to a spectator: %j', options => {
      const told: G['Event'][] = [];
      const state = rules.setup(options, 11, told);
      playRandomly(rules, state, randomFrom(5), {
        events: told,
        clock: true,
        onStep({ seat, choices: offered, choice: chosen }) {
          const seen = rules.viewFor(state, seat);
          const prompt: Question = rules.promptOf(seen)!;
          const asked = trial.settingFor(seen, prompt);
          readable(text.promptText(language, prompt, asked));
          for (const choice of [...offered, chosen]) readable(text.choiceText(language, choice, asked));
        },
      });
      const end = rules.viewFor(state, 'spectator');
      for (const event of told) {
        for (const viewer of [0, 'spectator'] as const) {
          const seen = rules.seenBy(event, viewer);
          if (seen !== undefined) readable(text.eventText(language, seen, trial.settingFor(end, trial.prompt)));
        }
      }
      expect(rules.outcome(state)).toBeDefined();
    });
  });

  describe('every message gets exactly its arguments', () => {
    const wants = (key: string): string[] => [...argumentsOf(parse(english[key]!, { ignoreTag: true }))].sort();
    const { eventValues, promptValues, choiceValues } = trial.arguments;

    test.each(events.map(event => [event.kind, event] as const))('event %s', (kind, event) => {
      expect(Object.keys(eventValues('en', event, setting)).sort()).toEqual(wants(`event.${kind}`));
    });
    test.each(prompts.map(prompt => [prompt.kind, prompt] as const))('prompt %s', (kind, prompt) => {
      expect(Object.keys(promptValues('en', prompt, setting)).sort()).toEqual(wants(`prompt.${kind}`));
    });
    test.each(choices.map(choice => [choice.kind, choice] as const))('choice %s', (kind, choice) => {
      expect(Object.keys(choiceValues('en', choice, setting)).sort()).toEqual(wants(`choice.${kind}`));
    });
  });

  test('a prompt or a refusal without words throws', () => {
    expect(() => text.promptText('en', { kind: 'weather' }, setting)).toThrow('No words for the question weather');
    expect(() => text.reasonText('en', { code: 'weather', rule: 'F1' })).toThrow('No words for the refusal weather');
  });
};

describe('corleone', () => testSentences(corleoneTrial()));
describe('cashnguns', () => testSentences(cashTrial()));
