import { type CardOp, EFFECTS } from '@omerta/corleone/seen';
import { rowOf } from '@omerta/kernel';
import type { Effect, Good } from './entries.ts';

/** Things a card's words should speak of when its steps do. */
export type Fact =
  | Good
  | 'anyGood'
  | 'money'
  | 'suitcase'
  | 'job'
  | 'horseHead'
  | 'discard'
  | 'gunDown'
  | 'move'
  | 'thug'
  | 'familyMember'
  | 'neutral'
  | 'unionBoss'
  | 'mayor'
  | 'policeChief'
  | 'shakeDown'
  | 'marker'
  | 'ally';

export interface Unsaid {
  readonly step: number; // from 1
  readonly fact: Fact;
}

/** What the steps do and the words do not say. The words may be in any of our languages. */
export const unsaidIn = (text: string, effects: readonly Effect[]): readonly Unsaid[] =>
  effects.flatMap((effect, at) =>
    [...new Set(factsOf(effect))].filter(fact => !SAID[fact].test(text)).map(fact => ({ step: at + 1, fact })),
  );

const factsOf = (effect: Effect): readonly Fact[] =>
  isShown(effect) ? EFFECTS[effect.op].shows.flatMap(factsShown) : rowOf(FACTS, effect.op)(effect);

const isShown = (effect: Effect): effect is Extract<Effect, { readonly op: CardOp }> =>
  !Object.hasOwn(FACTS, effect.op);

/** What an icon speaks of. */
const factsShown = (icon: string): readonly Fact[] => {
  if (icon.startsWith('$')) return ['money'];
  return (Object.keys(SAID) as Fact[]).filter(fact => fact === icon || FACTS_OF_ICONS[icon] === fact);
};

const FACTS_OF_ICONS: Readonly<Record<string, Fact>> = {
  backs: 'shakeDown',
  offer: 'suitcase',
  stealMoney: 'suitcase',
  returnThug: 'thug',
  readyAlly: 'ally',
};

const kindsOf = (kind: string, owner: string): readonly Fact[] => [
  ...(kind === 'thug' || kind === 'familyMember' ? ([kind] as const) : []),
  ...(owner === 'opponentOrNeutral' ? (['neutral'] as const) : []),
];

const FACTS: {
  readonly [Op in Exclude<Effect['op'], CardOp>]: (effect: Extract<Effect, { readonly op: Op }>) => readonly Fact[];
} = {
  gainMoney: () => ['money'],
  gainGood: ({ good }) => [good],
  gainGoodChoice: ({ from }) => (from.length === 1 ? from : ['anyGood']),
  suitcase: () => ['suitcase'],
  drawJobs: () => ['job'],
  takeHorseHead: () => ['horseHead'],
  exchange: ({ gainMoney }) => ['discard', gainMoney === undefined ? 'anyGood' : 'money'],
  gunDown: ({ target }) => ['gunDown', ...kindsOf(target.kind, target.owner)],
  moveFigure: ({ kind, owner, to }) => ['move', ...(to === 'vacatedSpace' ? [] : kindsOf(kind, owner))],
  placeNeutral: ({ figure }) => [figure],
  shakeDownFront: () => ['shakeDown'],
  choose: ({ options }) => options.flatMap(factsOf),
  sequence: ({ effects }) => effects.flatMap(factsOf),
};

const SAID: { readonly [F in Fact]: RegExp } = {
  gun: /gun|bro[nń]|waffe|arma/i,
  booze: /booze|alkohol|schnaps|bebida/i,
  bloodMoney: /blood money|zapłat|blutgeld|dinheiro sujo/i,
  narcotics: /narcotic|narkotyk|rauschgift|droga/i,
  anyGood: /good|gun|booze|blood money|towar|alkohol|ware|schnaps|mercadoria|bebida/i,
  money: /\$|money|pieniąd|pienięd|geld|dinheiro/i,
  suitcase: /suitcase|walizk|koffer|mala/i,
  job: /job|zlecen|trabalho/i,
  horseHead: /horse|koni|pferd|cavalo/i,
  discard: /discard|odrzu|ableg|leg(?:e|t)\b|descart|→/i,
  gunDown: /gun|shot|zestrzel|schieß|geschossen|bale[ai]/i,
  move: /mov|przesu|przestaw|versetz|beweg|verschieb/i,
  thug: /thug|gangster|capanga/i,
  familyMember: /family member|członk|familienmitglied|membro/i,
  neutral: /neutr|mayor|union boss|burmistrz|szef|bürgermeister|gewerkschaft|prefeito|sindicato/i,
  unionBoss: /union boss|szef|gewerkschaft|sindicato/i,
  mayor: /mayor|burmistrz|bürgermeister|prefeito/i,
  policeChief: /police chief|komisarz|polizeichef|delegado/i,
  shakeDown: /shak|fronts?\b|backs?\b|wymusze|erpress|schutzgeld|extor/i,
  marker: /marker|żeton|marcador/i,
  ally: /ally|allies|sojuszni|verbündet|aliado/i,
};
