import type { Pack } from '@omerta/corleone/seen';
import { corleoneText, type NameKind } from '@omerta/corleone/words';
import type { Entry, Fact } from '@omerta/table/rulebook/entry.ts';
import { LANGUAGES, type Language } from '@omerta/words';
import { originOfField } from '../packs/editor/originOfField.ts';

/** What the glossary of this game holds. */
export type CorleoneEntry = Entry<'job' | 'ally' | 'business' | 'place', Field>;

type Field =
  | 'name'
  | 'ability'
  | 'goods'
  | 'money'
  | 'colour'
  | 'copies'
  | 'act'
  | 'figure'
  | 'extra'
  | 'turf'
  | 'back'
  | 'front'
  | 'adjacent'
  | 'from3';

/** Everything a pack prints, in one language. */
export function corleoneEntries(language: Language, pack: Pack): CorleoneEntry[] {
  const names = (kind: NameKind, id: string) => ({
    name: corleoneText.nameOf(language, kind, id, pack),
    elsewhere: LANGUAGES.filter(other => other !== language).map(other => ({
      language: other,
      name: corleoneText.nameOf(other, kind, id, pack),
    })),
  });
  const effects = (list: Parameters<typeof corleoneText.effectsText>[1]) => corleoneText.effectsText(language, list);
  const turf = (id: string) => corleoneText.nameOf(language, 'turf', id, pack);
  const colour = (id: string) => corleoneText.nameOf(language, 'color', id);

  const jobs = pack.jobs.map(
    (job): CorleoneEntry => ({
      sort: 'job',
      id: job.id,
      ...names('job', job.id),
      text: corleoneText.cardText(language, 'job', job.id, pack),
      facts: [
        { field: 'goods', value: job.goods.map(good => corleoneText.nameOf(language, 'good', good)).join(', ') },
        { field: 'money', value: job.rewardMoney.map(value => `$${value}`).join(' + ') },
        { field: 'colour', value: colour(job.color) },
        { field: 'copies', value: String(job.copies) },
      ],
      origins: originsOf(job),
      see: JOB_RULES[job.id] ?? ['J5', 'RN-04'],
    }),
  );
  const allies = pack.allies.map(
    (ally): CorleoneEntry => ({
      sort: 'ally',
      id: ally.id,
      ...names('ally', ally.id),
      text: corleoneText.cardText(language, 'ally', ally.id, pack),
      facts: [{ field: 'act', value: corleoneText.romanOf(ally.act) }],
      origins: originsOf(ally),
      see: ally.figure === 'policeChief' ? ['L1', 'RN-15'] : ally.figure === null ? ['L1', 'RN-04'] : ['L2', 'L3'],
    }),
  );
  const businesses = [...pack.businesses.printed, ...pack.businesses.tiles].map((business): CorleoneEntry => {
    const where: Fact<Field> =
      'turf' in business
        ? { field: 'turf', value: turf(business.turf) }
        : { field: 'colour', value: colour(business.color) };
    const front: Fact<Field>[] = business.front === null ? [] : [{ field: 'front', value: effects(business.front) }];
    return {
      sort: 'business',
      id: business.id,
      ...names('business', business.id),
      text: '',
      facts: [where, { field: 'back', value: effects(business.back) }, ...front],
      origins: originsOf(business),
      see: business.front === null ? ['M6'] : ['T1', 'M1'],
    };
  });
  const places = pack.familySpaces.map(
    (space): CorleoneEntry => ({
      sort: 'place',
      id: space.id,
      ...names('space', space.id),
      text: '',
      facts: [
        { field: 'adjacent', value: space.adjacent.map(turf).join(', ') },
        ...(space.marked3plus ? [{ field: 'from3', value: '3+' } as const] : []),
      ],
      origins: originsOf(space),
      see: space.marked3plus ? ['M1', 'M3'] : ['M1', 'M4'],
    }),
  );
  return [...jobs, ...allies, ...businesses, ...places];
}

/** What packs call their fields, as the glossary does. */
const FIELD_NAMES: Readonly<Record<string, Field>> = {
  name: 'name',
  label: 'name',
  ability: 'ability',
  effects: 'ability',
  goods: 'goods',
  reward: 'money',
  color: 'colour',
  copies: 'copies',
  act: 'act',
  figureUse: 'figure',
  extra: 'extra',
  turf: 'turf',
  back: 'back',
  front: 'front',
  adjacent: 'adjacent',
  marked3plus: 'from3',
};

type Sourced = Pick<Pack['jobs'][number], 'provenance' | 'fieldProvenance'>;

/** Where a pack says nothing of the fields, the whole entry comes from one source. */
function originsOf({ provenance, fieldProvenance }: Sourced): CorleoneEntry['origins'] {
  const said = fieldProvenance === undefined ? [['name', provenance] as const] : Object.entries(fieldProvenance);
  return said.flatMap(([name, source]) => {
    const field = FIELD_NAMES[name];
    const origin = originOfField(source);
    return field === undefined || origin === undefined ? [] : [{ field, origin }];
  });
}

/** The rules that a job's text stands on, where the general ones are not enough. */
const JOB_RULES: Readonly<Record<string, readonly string[]>> = {
  carBomb: ['M4', 'G1', 'RN-04', 'RN-16'],
  driveBy: ['M4', 'G1', 'RN-16'],
  mobHit: ['G1', 'RN-11'],
  rubOut: ['G1', 'RN-11'],
  muscleIn: ['T3', 'G1', 'RN-10', 'RN-17'],
  settleScore: ['G1', 'RN-18'],
  shadyDeal: ['I6', 'I10'],
  offer: ['RN-19'],
  laundering: ['I6', 'I10'],
  bankJob: ['I8', 'I13'],
  pickpocket: ['RN-20', 'RN-25'],
  insideJob: ['RN-21'],
  shakedown: ['T3', 'J5', 'RN-10'],
  protectionRacket: ['M2', 'RN-16'],
  smugglingRun: ['I7', 'I12'],
  squeeze: ['T3', 'RN-10', 'RN-13'],
  bootlegging: ['I3', 'RN-07'],
  citywideRacket: ['T3', 'RN-10', 'RN-22'],
  usurp: ['RN-13', 'RN-17'],
  callFavor: ['L1', 'RN-25'],
  intimidation: ['RN-11', 'RN-13'],
  stakeClaim: ['W3', 'W4', 'RN-23', 'RN-32'],
  layLow: ['F2'],
  fiveFamilies: ['RN-12', 'RN-13'],
};
