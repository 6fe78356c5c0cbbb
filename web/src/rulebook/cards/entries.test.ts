import { standardPack } from '@omerta/corleone/seen';
import { chapterOf } from '@omerta/table/rulebook/book.ts';
import type { Entry } from '@omerta/table/rulebook/entry.ts';
import { LANGUAGES, type Language } from '@omerta/words';
import { describe, expect, test } from 'vitest';
import { webGames } from '../../games/games.ts';
import { type Filter, isKept } from './filter.ts';

const books = await Promise.all(
  webGames.map(async ({ id, rulebook }) => ({
    id,
    book: (await rulebook?.())?.book,
    glossary: await (await rulebook?.())?.glossary?.(),
  })),
);
const glossaryOf = (game: string) => books.find(({ id }) => id === game)!.glossary!;
const entriesOf = {
  corleone: (language: Language) => glossaryOf('corleone').entries(language),
  cashnguns: (language: Language) => glossaryOf('cashnguns').entries(language),
};

const everything: Filter = { sort: 'all', origin: 'all', terms: [] };
const kept = (entries: readonly Entry[], filter: Partial<Filter>): string[] =>
  entries.filter(entry => isKept({ ...everything, ...filter }, entry)).map(({ id }) => id);

describe.each(books.filter(({ glossary }) => glossary !== undefined))('the glossary of $id', ({ book, glossary }) => {
  test.each(LANGUAGES)(
    'names everything in %s, and tells where it is from and which rules it stands on',
    async language => {
      const entries = glossary!.entries(language);
      const words = await glossary!.words.load(language);
      for (const { id, name, elsewhere, origins, facts, see } of entries) {
        expect(name, id).not.toBe('');
        expect(
          elsewhere.map(other => other.language),
          id,
        ).toEqual(LANGUAGES.filter(other => other !== language));
        expect(origins, id).not.toEqual([]);
        for (const { field } of [...origins, ...facts]) expect(words[`field.${field}`], field).toBeTruthy();
        expect(see.length, id).toBeGreaterThan(0);
        expect(
          see.filter(rule => chapterOf(book!, rule) === undefined),
          id,
        ).toEqual([]);
      }
      expect(new Set(entries.map(({ sort }) => sort))).toEqual(new Set(glossary!.sorts));
    },
  );
});

test('all cards, businesses and spaces of the pack are there', () => {
  const { jobs, allies, businesses, familySpaces } = standardPack;
  const ids = [...jobs, ...allies, ...businesses.printed, ...businesses.tiles, ...familySpaces].map(({ id }) => id);
  expect(kept(entriesOf.corleone('en'), {})).toEqual(ids);
});

test('each field of a job tells its own source', () => {
  const shakedown = entriesOf.corleone('en').find(({ id }) => id === 'shakedown')!;
  expect(shakedown.origins).toEqual([
    { field: 'name', origin: 'printed' },
    { field: 'colour', origin: 'proposal' },
    { field: 'copies', origin: 'proposal' },
    { field: 'goods', origin: 'printed' },
    { field: 'ability', origin: 'printed' },
    { field: 'money', origin: 'printed' },
  ]);
  const driveBy = entriesOf.corleone('en').find(({ id }) => id === 'driveBy')!;
  expect(driveBy.origins[0]).toEqual({ field: 'name', origin: 'reported' });
});

test('an ally without an extra says nothing of where it is from', () => {
  const boss = entriesOf.corleone('en').find(({ id }) => id === 'unionBoss1')!;
  expect(boss.origins.map(({ field }) => field)).toEqual(['name', 'act', 'figure']);
});

test('names are found in every language, without accents', () => {
  expect(kept(entriesOf.corleone('en'), { terms: ['propozycja'] })).toEqual(['offer']);
  expect(kept(entriesOf.cashnguns('de'), { terms: ['psiapsiola'] })).toEqual(['goodFriend']);
});

test('filters go together', () => {
  const businesses = kept(entriesOf.corleone('en'), { sort: 'business', origin: 'printed' });
  expect(businesses).toContain('pennCentral');
  expect(businesses).not.toContain('carBomb');
  const readByUs = ['stealthy', 'doctor', 'smart', 'professional', 'goodFriend', 'junkDealer'];
  expect(kept(entriesOf.cashnguns('pl'), { sort: 'talent', origin: 'proposal' })).toEqual(readByUs);
});
