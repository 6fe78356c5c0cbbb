import {
  bindPack,
  effectsOf,
  GOODS,
  NESTING_OPS,
  NEUTRALS,
  type Pack,
  PHASES,
  PLAIN_OPS,
  ROLES,
  standardPack,
} from '@omerta/corleone/rules';
import { LANGUAGES, type Language } from '@omerta/words';
import { describe, expect, test } from 'vitest';
import { abilityText, iconTip } from './abilities.ts';
import { catalogueOf } from './book.ts';
import { effectText } from './effects.ts';
import { figureText, roleText } from './figures.ts';
import { corleoneText } from './index.ts';
import { cardText, type NameKind, nameOf, turfIn } from './names.ts';
import type { EffectWords } from './packWords.ts';
import type { Setting } from './setting.ts';

const pack = standardPack;
const content = bindPack(pack);
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** Everything in the standard pack that has a name. */
const named: readonly (readonly [NameKind, readonly string[]])[] = [
  ['job', ids(pack.jobs)],
  ['ally', ids(pack.allies)],
  ['business', [...ids(pack.businesses.printed), ...ids(pack.businesses.tiles)]],
  ['turf', ids(pack.turfs)],
  ['space', ids(pack.familySpaces)],
  ['family', ids(pack.families)],
  ['act', pack.acts.map(({ act }) => String(act))],
  ['phase', PHASES],
  ['shortPhase', PHASES],
  ['good', GOODS],
  ['neutral', NEUTRALS],
  ['color', [...new Set([...standardPack.jobColors, ...standardPack.families].map(({ color }) => color))]],
  ['provenance', ['rulebook', 'web', 'proposal']],
];

describe.each(LANGUAGES)('%s', language => {
  test.each(named)('every %s of the standard pack has a name of its own', (kind, all) => {
    const names = all.map(id => nameOf(language, kind, id, pack));
    expect(names.every(name => name.length > 1)).toBe(true);
    expect(new Set(names).size).toBe(all.length);
    expect(all.map(id => nameOf(language, kind, id))).toEqual(names);
  });

  test('every card has its text, every icon its label and tip, every turf its place', () => {
    for (const { id } of pack.jobs) expect(cardText(language, 'job', id, pack)).toMatch(/\.$/);
    for (const { id } of pack.allies) expect(cardText(language, 'ally', id, pack)).toMatch(/\.$/);
    for (const { id } of pack.icons) {
      expect(abilityText(language, id, content)).toMatch(/\p{L}|→|\$/u);
      expect(iconTip(language, id, pack)).toMatch(/\p{L}{3}/u);
    }
    for (const { id } of pack.turfs) expect(turfIn(language, id, pack)).toBeDefined();
    for (const role of ROLES) expect(roleText(language, role)).toMatch(/\p{L}{3}/u);
  });
});

test('every effect has words, in every form a pack may write', () => {
  const withParts = (effect: EffectWords): EffectWords[] => [
    effect,
    ...[...(effect.options ?? []), ...(effect.effects ?? [])].flatMap(withParts),
  ];
  const printed = [...pack.jobs, ...pack.allies].flatMap(card => card.effects).flatMap(withParts);
  const effects: EffectWords[] = [...printed, ...PLAIN_OPS.flatMap(op => effectsOf(op))];
  const ops = [...PLAIN_OPS, ...NESTING_OPS];
  expect([...new Set(effects.map(({ op }) => op))].sort()).toEqual([...ops].sort());
  for (const language of LANGUAGES) {
    for (const effect of effects) expect(effectText(language, effect)).toMatch(/^[^{}]+$/);
    const names = ops.map(op => corleoneText.opName(language, op));
    expect(new Set(names).size).toBe(ops.length);
  }
});

test('a part of an ally in several steps is called by what it does', () => {
  const twice = pack.allies.map(ally => ({ ...ally, effects: [...ally.effects, ...ally.effects] }));
  const words = abilityText('en', 'familyAccountant.1.whole', bindPack({ ...pack, allies: twice }));
  expect(words).toBe(abilityText('en', 'suitcase', content));
});

test('a look-alike is told apart: allies of one name by their act, women by their role', () => {
  expect(['taxAdvisor1', 'taxAdvisor3', 'capo'].map(id => nameOf('pl', 'ally', id, pack))).toEqual([
    'Doradca podatkowy I',
    'Doradca podatkowy III',
    'Capo',
  ]);
  const setting: Setting = {
    people: [
      { name: 'Ala', family: 'vitale' },
      { name: 'Bruno', family: 'matarazzo' },
    ],
    content,
  };
  const figures = (language: Language) => [0, 1, 2, 6, 20].map(figure => figureText(language, figure, setting));
  expect(figures('en')).toEqual([
    'Thug (Vitale)',
    'Gianni Vitale (Don)',
    'Sofia Vitale (Consigliere)',
    'James Spider O’Reilley (Consigliere)',
    'Mayor',
  ]);
  expect(figures('pl')[2]).toBe('Sofia Vitale (Doradczyni)');
  expect(figures('de')[2]).toBe('Sofia Vitale (Consigliera)');
});

describe('a pack of one’s own', () => {
  const [carBomb, driveBy, ...jobs] = pack.jobs;
  const [wallStreet, ...turfs] = pack.turfs;
  const own: Pack = {
    ...pack,
    jobs: [{ ...carBomb!, name: "Don't Look Back" }, { ...driveBy!, text: 'Nothing happens.' }, ...jobs],
    allies: [...pack.allies, { ...pack.allies[0]!, id: 'nephew', name: 'Nephew', act: 2, text: 'Take a $1.' }],
    turfs: [{ ...wallStreet!, id: 'harbor', name: 'Harbor' }, ...turfs],
  };

  test('is called by its own words where the catalogues know none or know others', () => {
    expect(nameOf('pl', 'ally', 'nephew', own)).toBe('Nephew');
    expect(cardText('pl', 'ally', 'nephew', own)).toBe('Take a $1.');
    expect(nameOf('de', 'job', 'carBomb', own)).toBe('Don’t Look Back');
    expect(cardText('de', 'job', 'driveBy', own)).toBe('Nothing happens.');
    expect(nameOf('de', 'job', 'driveBy', own)).toBe('Schüsse aus dem Auto');
  });

  test('has sentences about places no preposition is known for', () => {
    const setting: Setting = { people: [{ name: 'Ala', family: 'vitale' }], content: { ...content, pack: own } };
    const placed = (language: Language) =>
      corleoneText.eventText(language, { kind: 'markerPlaced', seat: 0, turf: 'harbor' }, setting);
    expect(LANGUAGES.map(placed)).toEqual([
      'Ala places a Control marker in Harbor.',
      'Ala kładzie żeton Kontroli na Terytorium Harbor.',
      'Ala platziert einen Kontrollmarker im Gebiet Harbor.',
      'Ala coloca um marcador de Controle no Território Harbor.',
    ]);
  });

  test('must name what it uses', () => {
    expect(() => nameOf('en', 'job', 'nephew', own)).toThrow('No word for job.nephew.name');
    expect(() => abilityText('en', 'magic', content)).toThrow('No icon magic in this pack');
    expect(() => abilityText('en', 'carBomb.7', content)).toThrow('No part carBomb.7 in this pack');
  });
});

test('the English catalogue says of each card what the standard pack says', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
  const english = catalogueOf('en') as Readonly<Record<string, string>>;
  const packed = [
    ...pack.jobs.map(job => [`job.${job.id}.text`, job.text]),
    ...pack.allies.map(ally => [`ally.${ally.id}.text`, ally.text]),
  ];
  expect(packed.map(([key]) => [key, plain(english[key!]!)])).toEqual(packed.map(([key, text]) => [key, plain(text!)]));
});
