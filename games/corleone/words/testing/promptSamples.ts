import type { PromptArguments, PromptKind } from '@omerta/corleone/seen';

type Samples = { readonly [K in PromptKind]: readonly PromptArguments[K][] };

/** Every question with its arguments. */
export const promptSamples: Samples = {
  turn: [{}],
  giveUpFigure: [{}],
  whoFirst: [{ controller: 'B', business: 'bar', turf: 'brooklyn' }],
  abilities: [
    { of: 'F05', left: ['job', 'gun', 'suitcase', 'suitcase'] },
    { of: 'taxAdvisor1', left: ['suitcase', '$2'] },
  ],
  part: [
    { card: 'carBomb', ability: 'carBomb.1' },
    { card: 'fiveFamilies', ability: 'fiveFamilies.2.again' },
    { card: 'callFavor', ability: 'callFavor.1' },
  ],
  jobOrder: [{ job: 'insideJob', reward: ['$3', '$3'] }],
  jobPick: [{ count: 2 }],
  trade: [
    { icon: 'discard2for5', left: 2 },
    { icon: 'discard1forGood', left: 1 },
  ],
  substitute: [{ asked: '$5', note: '$3' }],
  takeGood: [{ goods: ['booze', 'gun', 'bloodMoney'] }],
  settle: [{ player: 'C' }],
  offer: [{ player: 'B' }],
  moveMarker: [{ turf: 'chelsea' }],
  bid: [{ allies: ['mayor1', 'smallTimeBookie'] }],
  hire: [{ paid: 8 }],
  tribute: [
    { left: 2, limit: 5 },
    { left: 1, limit: 2 },
    { left: 0, limit: 6 },
  ],
};
