import { type Ability, abilitiesOf, CARDS, type Card, PIERS } from './state.ts';

export type Choice =
  | { readonly kind: 'play'; readonly card: Card; readonly pier: number }
  | { readonly kind: 'use'; readonly ability: Ability }
  | { readonly kind: 'done' }
  | { readonly kind: 'take'; readonly what: 'card' | 'coin' }
  | { readonly kind: 'discard'; readonly card: Card }
  | { readonly kind: 'give'; readonly card: Card }
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'tooSlow' };

export function writeChoice(choice: Choice): string {
  switch (choice.kind) {
    case 'play':
      return `play:${choice.card}@${choice.pier}`;
    case 'use':
      return `use:${choice.ability}`;
    case 'done':
    case 'tooSlow':
      return choice.kind;
    case 'take':
      return `take:${choice.what}`;
    case 'discard':
    case 'give':
      return `${choice.kind}:${choice.card}`;
    case 'bid':
      return `bid:${choice.coins}`;
  }
}

export function readChoice(text: string): Choice | undefined {
  const [, kind, word, number] = /^([a-zA-Z]+)(?::([a-z]+)?(?:@?(\d{1,4}))?)?$/.exec(text) ?? [];
  const choice = choiceFrom(kind, word, Number(number));
  return choice !== undefined && writeChoice(choice) === text ? choice : undefined;
}

function choiceFrom(kind: string | undefined, word: string | undefined, number: number): Choice | undefined {
  const card = CARDS.find(known => known === word);
  const ability = ABILITIES.find(known => known === word);
  if (kind === 'play' && card !== undefined && number < PIERS) return { kind, card, pier: number };
  if (kind === 'use' && ability !== undefined) return { kind, ability };
  if (kind === 'done' || kind === 'tooSlow') return { kind };
  if (kind === 'take' && (word === 'card' || word === 'coin')) return { kind, what: word };
  if ((kind === 'discard' || kind === 'give') && card !== undefined) return { kind, card };
  if (kind === 'bid') return { kind, coins: number };
  return undefined;
}

const ABILITIES = [...new Set(Object.values(abilitiesOf).flat())];
