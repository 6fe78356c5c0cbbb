import { type Choice, type ChoiceKind, NO_SEAT } from '@omerta/cashnguns/seen';
import { rowOf } from '@omerta/kernel';
import type { Language } from '@omerta/words';
import type { Values } from './book.ts';
import { nameOf, talentText } from './names.ts';
import type { ChoiceSetting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** The arguments of a choice's message. */
export const choiceValues = (language: Language, choice: Choice, setting: ChoiceSetting): Values =>
  rowOf(labels, choice.kind)(choice, { ...speechIn(language, setting), setting });

type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { readonly kind: K }>;
type Label<C> = (choice: C, say: Labelling) => Values;

interface Labelling extends Speech {
  readonly setting: ChoiceSetting;
}

const labels: { readonly [K in ChoiceKind]: Label<ChoiceOf<K>> } = {
  talent: ({ talent }, say) => ({ talent: say.talent(talent), effect: talentText(say.language, talent) }),
  hustle: ({ seat }, say) => ({ target: say.player(seat) }),
  give: ({ bullet }, say) => ({ bullet: say.bullet(bullet) }),
  bullet: ({ bullet }, say) => ({ bullet: say.bullet(bullet) }),
  aim: ({ seat }, say) => ({ target: say.player(seat) }),
  tooSlow: () => ({}),
  exchange: ({ bullet }, say) => ({ bullet: say.bullet(bullet) }),
  order({ seat }, say) {
    const target = say.setting.view.table.seats[seat]?.target ?? NO_SEAT; // a refused order may name any seat
    return {
      player: say.player(seat),
      aim: target === NO_SEAT ? 'none' : 'some',
      target: target === NO_SEAT ? '' : say.player(target),
    };
  },
  courage: ({ how }) => ({ choice: how }),
  heal: () => ({}),
  discard: ({ bullet }, say) => ({ bullet: say.bullet(bullet) }),
  loot: () => ({}),
  take: ({ shares }, say) => ({ size: shares.length === 2 ? 'two' : 'one', shares: say.shares(shares) }),
  ban: ({ type }, say) => ({ type: nameOf(say.language, 'shareType', type) }),
  swap: ({ seat }, say) => ({ target: say.player(seat) }),
  pass: (_choice, say) => ({ question: say.setting.prompt?.kind ?? 'unknown' }),
};
