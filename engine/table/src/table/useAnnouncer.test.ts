import { expect, test } from 'vitest';
import { voiceFor } from './useAnnouncer.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

test('a voice of the language speaks, one of this device if there is one', () => {
  const voices = [voice('de-DE', false), voice('pl_PL'), voice('de-AT'), voice('pt-BR')];
  expect(voiceFor('de', voices)).toBe(voices[2]);
  expect(voiceFor('pl', voices)).toBe(voices[1]);
  expect(voiceFor('pt-BR', voices)).toBe(voices[3]);
});

test('where no voice speaks the language nobody speaks: a Portuguese one is no Brazilian', () => {
  expect(voiceFor('pl', [voice('en-US')])).toBeUndefined();
  expect(voiceFor('pt-BR', [voice('pt-PT')])).toBeUndefined();
});
