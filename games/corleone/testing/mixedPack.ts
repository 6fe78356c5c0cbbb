// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the packs; nothing here is awaited
import { below, pick, type Random } from '@omerta/kernel';
import { randomFor } from '@omerta/testing';
import type { Effect, Pack } from '../rules/pack/pack.ts';
import { standardPack } from '../rules/pack/standard.ts';

/** A pack whose jobs and allies have two to four parts each, mixed by a seed; every front gives guns to pay for jobs. */
export const mixedPack = (seed: number): Pack => {
  const random = randomFor('mixed pack', seed);
  const guns = [
    { op: 'gainGood', good: 'gun' },
    { op: 'gainGood', good: 'gun' },
  ] as const;
  const { printed, tiles } = standardPack.businesses;
  return {
    ...standardPack,
    businesses: {
      printed: printed.map(business => ({ ...business, front: business.front === null ? null : guns })),
      tiles: tiles.map(tile => ({ ...tile, front: guns })),
    },
    goodsDeck: standardPack.goodsDeck.map(pile => ({ ...pile, count: 40 })),
    jobs: standardPack.jobs.map(job => ({ ...job, goods: ['gun'], effects: jobEffects(random) })),
    allies: standardPack.allies.map(ally => ({ ...ally, effects: allyEffects(random, ally.figure) })),
  };
};

/** Either all parts of a job that gun down form a group, or none do. */
const jobEffects = (random: Random): Effect[] => {
  const parts = several(random, () => part(random));
  if (below(random, 3) > 0)
    return parts.flatMap(effect => (vacates(random, effect) ? [effect, follow(effect)] : [effect]));
  const group = [hitInGroup(random), ...parts.filter(({ op }) => !HITTING.has(op)), hitInGroup(random)];
  return below(random, 2) === 0 ? group : [...group, hitInGroup(random)];
};

const allyEffects = (random: Random, figure: Pack['allies'][number]['figure']): Effect[] => {
  const parts = several(random, () => part(random));
  return figure === null ? parts : [PLACE[figure], ...parts];
};

const several = <T>(random: Random, make: () => T): T[] => Array.from({ length: 2 + below(random, 3) }, make);

const OTHERS = ['opponent', 'opponentOrNeutral'] as const;
const KINDS = ['thug', 'familyMember'] as const;
const HITTING: ReadonlySet<Effect['op']> = new Set(['gunDown', 'choose', 'sequence']);

const part = (random: Random, depth = 0): Effect => {
  const inner = () => part(random, depth + 1);
  const [owner, kind] = [pick(random, OTHERS), pick(random, KINDS)];
  const effects: (() => Effect)[] = [
    () => ({ op: 'shakeDownFront', anyBusiness: true, ignoreOccupied: true, count: 1, placesFigure: false }),
    () => ({
      op: 'shakeDownFront',
      anyBusiness: true,
      ignoreOccupied: true,
      count: 2,
      placesFigure: false,
      differentBusinesses: true,
    }),
    () => ({ op: 'gunDown', target: { owner, kind }, count: 1, scope: 'anywhere' }),
    () => ({ op: 'moveFigure', owner, kind, to: TO[kind], then: null }),
    () => ({ op: 'moveFigure', owner: 'self', kind: 'thug', to: 'emptyThugSpace', then: 'shakeDownFront' }),
    () => ({ op: 'moveFigure', owner: 'any', kind: 'any', to: 'emptySpaceSameKind', then: null, count: 2, upTo: true }),
    () => ({ op: 'suitcase', count: 2, upTo: true }),
    () => ({ op: 'gainGoodChoice', from: ['gun', 'booze'], count: 2 }),
    ...(depth < 2
      ? [
          (): Effect => ({ op: 'choose', options: [inner(), inner()] }),
          (): Effect => ({ op: 'sequence', effects: [inner(), inner()] }),
        ]
      : []),
  ];
  return pick(random, effects)();
};

const TO = { thug: 'emptyThugSpace', familyMember: 'emptyFamilySpace' } as const;

const hitInGroup = (random: Random): Effect => ({
  op: 'gunDown',
  target: { owner: 'opponent', kind: pick(random, KINDS) },
  count: 1,
  scope: 'oneTurf',
  upTo: true,
  group: 'A',
});

type Vacating = Extract<Effect, { op: 'gunDown' | 'moveFigure' }>;

const vacates = (random: Random, effect: Effect): effect is Vacating =>
  (effect.op === 'gunDown' || (effect.op === 'moveFigure' && effect.kind !== 'any')) && below(random, 2) === 0;

/** A move into the space that the part vacates. */
const follow = (effect: Vacating): Effect => {
  const kind = effect.op === 'gunDown' ? effect.target.kind : effect.kind;
  return kind === 'thug'
    ? { op: 'moveFigure', owner: 'self', kind, to: 'vacatedSpace', then: 'shakeDownFront', optional: true }
    : { op: 'moveFigure', owner: 'self', kind, to: 'vacatedSpace', then: null, optional: true };
};

const PLACE: { readonly [F in NonNullable<Pack['allies'][number]['figure']>]: Effect } = {
  unionBoss: {
    op: 'placeNeutral',
    figure: 'unionBoss',
    where: 'emptyThugSpace',
    fromBoardAllowed: true,
    then: 'shakeDownFront',
  },
  mayor: {
    op: 'placeNeutral',
    figure: 'mayor',
    where: 'emptyFamilySpace',
    fromBoardAllowed: true,
    then: 'shakeDownBacks',
  },
  policeChief: {
    op: 'placeNeutral',
    figure: 'policeChief',
    where: 'insideAnyTurf',
    fromBoardAllowed: true,
    then: null,
  },
};
