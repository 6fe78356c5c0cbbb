import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/language.ts';
import { KINDS, type Kind, wordingFlaws } from './wording.ts';

/** One flaw of each kind, and the same message as it should read. */
const PLANTED: readonly (readonly [Kind, Language, flawed: string, mended: string])[] = [
  ['term', 'en', 'The house does not answer.', 'The server isn’t answering.'],
  [
    'term',
    'en',
    '{count, plural, one {# plaster} other {# plasters}}',
    '{count, plural, one {# wound} other {# wounds}}',
  ],
  ['term', 'pl', 'Zacznij od lekcji', 'Zacznij od samouczka'],
  ['term', 'de', 'Gastgeber', 'Host'],
  ['term', 'pt-BR', 'Uma tela comum mostra esta mesa.', 'Uma tela compartilhada mostra esta mesa.'],
  ['spelling', 'en', 'The colour of a Family', 'The color of a Family'],
  ['space', 'pl', 'Gra w tym pokoju', 'Gra w\u00a0tym pokoju'],
  ['space', 'pl', 'Namyślamy się …', 'Namyślamy się…'],
  ['space', 'de', '{player} überlegt…', '{player} überlegt\u00a0…'],
  ['space', 'en', '30 min', '30\u00a0min'],
  ['quote', 'en', 'You don\'t see "{name}"', 'You don’t see “{name}”'],
  ['quote', 'pl', 'Nic nie nazywa się “{input}”', 'Nic nie nazywa się „{input}”'],
  ['quote', 'de', 'Hier heißt nichts „{input}”', 'Hier heißt nichts „{input}“'],
  ['equation', 'en', 'No choice = a Click.', 'If time runs out, you load a Click.'],
  ['equation', 'pt-BR', 'Sem escolha = um Clic.', 'Se o tempo acabar, vai um Clic.'],
  ['plural', 'en', '{victories} victories', '{victories, plural, one {# victory} other {# victories}}'],
  ['plural', 'de', 'Noch {count} Karten', 'Noch {count, plural, one {# Karte} other {# Karten}}'],
  ['case', 'pl', 'Czekamy na {player}', 'Jeszcze wybiera {player}'],
  ['case', 'de', '{name}s Tisch', 'Tisch von {name}'],
  ['gender', 'pt-BR', 'A vez do {player}', 'A vez de {player}'],
  ['gender', 'pt-BR', 'Você foi atingido', 'Você levou um tiro'],
  ['gender', 'pl', '{player} wysłała Gangstera', '{player} wysyła Gangstera'],
];

const kindsIn = (language: Language, message: string): Kind[] =>
  wordingFlaws(language, message).map(({ kind }) => kind);

test.each(PLANTED)('%s in %s: %s', (kind, language, flawed, mended) => {
  expect(kindsIn(language, flawed)).toContain(kind);
  expect(kindsIn(language, mended)).toEqual([]);
});

test('a flaw of every kind is planted', () => {
  expect(new Set(PLANTED.map(([kind]) => kind))).toEqual(new Set(KINDS));
});

describe.each(LANGUAGES)('in %s', language => {
  test('a flaw in any arm of a message is found', () => {
    const message = (arm: string) => `{a, select, x {fine} other {{b, plural, one {fine} other {${arm}}}}} fine {c}`;
    expect(kindsIn(language, message('this = that'))).toEqual(['equation']);
    expect(kindsIn(language, message('this'))).toEqual([]);
  });
});
