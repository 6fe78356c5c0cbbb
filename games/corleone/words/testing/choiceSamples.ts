import { type Choice, type ChoiceKind, emptyPurse } from '@omerta/corleone/seen';

type Samples = { readonly [K in ChoiceKind]: readonly Extract<Choice, { readonly kind: K }>[] };

/** Every choice, and every way one of them can be labelled. */
export const choiceSamples: Samples = {
  thug: [
    { kind: 'thug', business: 'bar' },
    { kind: 'thug', business: 'centralBank' },
  ],
  member: [
    { kind: 'member', member: 'don', space: 'F05' },
    { kind: 'member', member: 'heir', space: 'F04' },
  ],
  job: [
    { kind: 'job', job: 'mobHit', from: 'public', goods: ['gun', 'bloodMoney'] },
    { kind: 'job', job: 'insideJob', from: 'hand', goods: ['gun', 'booze', 'booze', 'narcotics'] },
    { kind: 'job', job: 'insideJob', from: 'hand', goods: [] },
  ],
  ally: [{ kind: 'ally', ally: 'unionBoss3' }],
  lose: [
    { kind: 'lose', role: 'thug' },
    { kind: 'lose', role: 'heir' },
  ],
  first: [
    { kind: 'first', seat: 0 },
    { kind: 'first', seat: 1 },
  ],
  order: [
    { kind: 'order', first: 'money' },
    { kind: 'order', first: 'ability' },
  ],
  use: [
    { kind: 'use', ability: '$2' },
    { kind: 'use', ability: 'discard3for8' },
    { kind: 'use', ability: 'discard1forGood' },
    { kind: 'use', ability: 'settleScore.1' },
  ],
  suitcase: [{ kind: 'suitcase', note: '$3' }],
  take: [
    { kind: 'take', card: '$1' },
    { kind: 'take', card: 'gun' },
  ],
  discard: [
    { kind: 'discard', card: 'bloodMoney' },
    { kind: 'discard', card: 'offer' },
    { kind: 'discard', card: 'policeChief1' },
  ],
  keep: [{ kind: 'keep', job: 'rubOut' }],
  turf: [{ kind: 'turf', turf: 'upperEastSide' }],
  gunDown: [
    { kind: 'gunDown', at: 'bar' },
    { kind: 'gunDown', at: 'F01' },
  ],
  move: [
    { kind: 'move', from: 'bar', to: 'ammoDepot' },
    { kind: 'move', from: 'F01', to: 'F02' },
  ],
  place: [
    { kind: 'place', at: 'bar' },
    { kind: 'place', at: 'F02' },
    { kind: 'place', at: 'midtown' },
  ],
  front: [{ kind: 'front', business: 'gencoImport' }],
  rob: [
    { kind: 'rob', seats: 0b0010 },
    { kind: 'rob', seats: 0b1010 },
  ],
  return: [{ kind: 'return', at: 'bar' }],
  ready: [{ kind: 'ready', ally: 'smallTimeBookie' }],
  option: [
    { kind: 'option', number: 1 },
    { kind: 'option', number: 2 },
  ],
  pick: [
    { kind: 'pick', at: 'bar' },
    { kind: 'pick', at: 'F01' },
  ],
  offer: [{ kind: 'offer', note: '$5' }],
  marker: [{ kind: 'marker', turf: 'queens', depth: 0 }],
  bid: [
    { kind: 'bid', notes: { ...emptyPurse(), $1: 1, $3: 2 } },
    { kind: 'bid', notes: emptyPurse() },
  ],
  hire: [{ kind: 'hire', ally: 'hollywoodProducer' }],
  skip: [{ kind: 'skip' }],
  done: [{ kind: 'done' }],
};
