import {
  businessesAround,
  type Choice,
  type ChoiceKind,
  countNotes,
  figureAt,
  figureOf,
  isGood,
  isNote,
  neutralFor,
  type Role,
  turfOfBusiness,
  type View,
} from '@omerta/corleone/seen';
import { listSeats, rowOf } from '@omerta/kernel';
import type { Language, Question } from '@omerta/words';
import { optionOf } from './abilities.ts';
import type { Values } from './book.ts';
import { effectsText } from './effects.ts';
import { figureKind, roleText } from './figures.ts';
import type { EffectWords } from './packWords.ts';
import type { Part } from './parts.ts';
import type { Setting } from './setting.ts';
import { type Speech, speechIn } from './speech.ts';

/** Choices are labelled for the viewer's table. */
export interface ChoiceSetting extends Setting {
  readonly view: View;
  /** The question the choice answers; without it, an option of a card is only a number. */
  readonly prompt?: Question | undefined;
}

/** The arguments of a choice's message. */
export const choiceValues = (language: Language, choice: Choice, setting: ChoiceSetting): Values =>
  rowOf(labels, choice.kind)(choice, { ...speechIn(language, setting), language, setting });

type ChoiceOf<K extends ChoiceKind> = Extract<Choice, { readonly kind: K }>;
type Label<C> = (choice: C, say: Labelling) => Values;

interface Labelling extends Speech {
  readonly language: Language;
  readonly setting: ChoiceSetting;
}

const labels: { readonly [K in ChoiceKind]: Label<ChoiceOf<K>> } = {
  thug: ({ business }, say) => frontValues(say, business),
  member: ({ member, space }, say) => ({
    figure: memberOf(say, member),
    space: say.space(space),
    abilities: effectsText(say.language, backsFrom(say, space)),
  }),
  job: ({ job, from, goods }, say) => ({
    source: from,
    job: say.title(job),
    payment: goods.length === 0 ? 'none' : 'some',
    goods: say.cards(goods),
    reward: say.notes(say.setting.content.jobs.get(job)?.reward ?? []),
  }),
  ally: ({ ally }, say) => ({ ally: say.title(ally) }),
  lose: ({ role }) => ({ role }),
  first: ({ seat }, say) => ({ who: seat === say.setting.view.viewer ? 'you' : 'other', player: say.player(seat) }),
  order: ({ first }) => ({ first }),
  use: ({ ability }, say) => ({
    kind: isNote(ability) || isGood(ability) ? 'card' : 'icon',
    ability: say.ability(ability),
  }),
  suitcase: ({ note }, say) => ({ money: say.card(note) }),
  take: ({ card }, say) => ({ card: say.card(card) }),
  discard: ({ card }, say) => ({ card: say.card(card) }),
  keep: ({ job }, say) => ({ job: say.title(job) }),
  turf: ({ turf }, say) => ({ turf: say.turf(turf) }),
  gunDown: ({ at }, say) => targetValues(say, at),
  move: ({ from, to }, say) => {
    const { figure, target } = targetValues(say, from);
    return { figure, target, from: say.place(from), to: say.place(to) };
  },
  place: ({ at }, say) => ({ figure: neutralFor(say.setting.content, at), place: say.place(at) }),
  front: ({ business }, say) => frontValues(say, business),
  rob: ({ seats }, say) => ({ players: say.players(listSeats(seats)) }),
  return: ({ at }, say) => ({ place: say.place(at) }),
  ready: ({ ally }, say) => ({ ally: say.title(ally) }),
  option: ({ number }, say) => {
    const option = chosenOption(say.setting, number);
    return {
      number,
      effect: option === undefined ? 'unknown' : 'known',
      abilities: option === undefined ? '' : effectsText(say.language, [option]),
    };
  },
  pick: ({ at }, say) => targetValues(say, at),
  offer: ({ note }, say) => ({ money: say.card(note) }),
  marker: ({ turf, depth }, say) => ({ turf: say.turf(turf), position: depth + 1 }),
  bid: ({ notes }, say) => ({ bid: countNotes(notes) === 0 ? 'none' : 'some', amount: say.purse(notes) }),
  hire: ({ ally }, say) => ({ ally: say.title(ally) }),
  skip: () => ({}),
  done: () => ({}),
};

const backsFrom = ({ setting: { content, view } }: Labelling, space: string): EffectWords[] => {
  const index = content.spaceIndex.get(space)!;
  return businessesAround(content, view.table, index).flatMap(({ entry }): readonly EffectWords[] => entry.back);
};

const frontValues = (say: Labelling, business: string) => {
  const { content, view } = say.setting;
  const turf = content.turfs[turfOfBusiness(content, view.table, business)];
  return {
    business: say.business(business),
    turf: turf === undefined ? '–' : say.turf(turf.id),
    abilities: effectsText(say.language, content.businesses.get(business)?.entry.front ?? []),
  };
};

/** The figure on a place; a refused choice may name an empty one. */
const targetValues = (say: Labelling, place: string) => {
  const { content, view } = say.setting;
  const figure = figureAt(content, view.table, place);
  return {
    figure: figure === undefined ? 'unknown' : figureKind(figure),
    target: figure === undefined ? '' : say.figure(figure),
    place: say.place(place),
  };
};

const memberOf = (say: Labelling, member: Role): Part | string => {
  const { viewer } = say.setting.view;
  return viewer === 'spectator' ? roleText(say.language, member) : say.figure(figureOf(viewer, member));
};

const chosenOption = ({ content, prompt }: ChoiceSetting, number: number): EffectWords | undefined =>
  prompt?.kind === 'part' ? optionOf(content, String(prompt.ability), number) : undefined;
