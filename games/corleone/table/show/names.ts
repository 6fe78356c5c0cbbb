// The names of things at this table, in the reader's language.
import {
  type Card,
  type Effect,
  type Figure,
  isGood,
  isNote,
  type Member,
  ownerOf,
  type Phase,
  type Role,
  roleOf,
} from '@omerta/corleone/seen';
import { corleoneText, type Setting } from '@omerta/corleone/words';
import type { Seat } from '@omerta/kernel';
import type { Language } from '@omerta/words';

export interface Names {
  player(seat: Seat): string;
  family(seat: Seat): string;
  business(id: string): string;
  turf(id: string): string;
  space(id: string): string;
  /** A business, a family space or a turf, whichever has the id. */
  place(id: string): string;
  figure(figure: Figure): string;
  /** "Don", "Thug", "Mayor". */
  role(figure: Figure): string;
  ownRole(seat: Seat, role: Role): string;
  card(card: Card): string;
  cardText(card: Card): string;
  /** Icons and short orders in one line: "Suitcase × 2, $3". */
  effects(effects: readonly Effect[]): string;
  act(act: number): string;
  numeral(act: number): string;
  phase(phase: Phase): string;
  shortPhase(phase: Phase): string;
}

export function namesIn(language: Language, setting: Setting): Names {
  const { nameOf } = corleoneText;
  const { pack, spaceIndex, turfIndex, jobs, allies } = setting.content;
  const business = (id: string) => nameOf(language, 'business', id, pack);
  const turf = (id: string) => nameOf(language, 'turf', id, pack);
  const space = (id: string) => nameOf(language, 'space', id, pack);
  const ownRole = (seat: Seat, role: Role) => {
    const family = pack.families.find(({ id }) => id === setting.people[seat]?.family);
    return corleoneText.roleText(language, role, role === 'thug' ? undefined : family?.[role as Member]);
  };
  return {
    player: seat => setting.people[seat]?.name ?? '',
    family: seat => nameOf(language, 'family', setting.people[seat]?.family ?? '', pack),
    business,
    turf,
    space,
    place: id => (spaceIndex.has(id) ? space(id) : turfIndex.has(id) ? turf(id) : business(id)),
    figure: figure => corleoneText.figureText(language, figure, setting),
    role: figure => {
      const owner = ownerOf(figure);
      return owner === undefined ? nameOf(language, 'neutral', roleOf(figure)) : ownRole(owner, roleOf(figure) as Role);
    },
    ownRole,
    card: card => {
      if (isNote(card)) return card;
      if (isGood(card)) return nameOf(language, 'good', card);
      return nameOf(language, jobs.has(card) ? 'job' : 'ally', card, pack);
    },
    cardText: card => {
      if (jobs.has(card)) return corleoneText.cardText(language, 'job', card, pack);
      return allies.has(card) ? corleoneText.cardText(language, 'ally', card, pack) : '';
    },
    effects: effects => corleoneText.effectsText(language, effects),
    act: act => nameOf(language, 'act', String(act), pack),
    numeral: act => corleoneText.romanOf(act),
    phase: phase => nameOf(language, 'phase', phase),
    shortPhase: phase => nameOf(language, 'shortPhase', phase),
  };
}
