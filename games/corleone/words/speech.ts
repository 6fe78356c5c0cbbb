import { type Card, type Figure, isGood, isNote, type Note, ownerOf, type Purse } from '@omerta/corleone/seen';
import { countedText, joined, type Language, type Seat, words } from '@omerta/words';
import { abilityText } from './abilities.ts';
import { formatText } from './book.ts';
import { figureText } from './figures.ts';
import { notesText, purseText } from './money.ts';
import { nameOf, turfIn } from './names.ts';
import type { Part } from './parts.ts';
import type { Setting } from './setting.ts';

/** Everything a sentence can speak of, in one language. Players and things come in their plain form, never inflected. */
export interface Speech {
  player(seat: Seat): Part;
  players(seats: readonly Seat[]): Part[];
  family(seat: Seat): Part;
  families(seats: readonly Seat[]): Part[];
  /** A card as it stands in a list of any cards: a job in quotes, an ally with its kind. */
  card(card: Card | undefined): Part;
  cards(cards: readonly Card[] | undefined): Part[];
  /** A job or an ally by its bare name, where the sentence says what it is. */
  title(card: Card | undefined): Part;
  titles(cards: readonly Card[]): Part[];
  isAlly(card: Card): boolean;
  notes(notes: readonly Note[]): string;
  purse(purse: Readonly<Purse>): string;
  business(business: string): Part;
  turf(turf: string): Part;
  turfIn(turf: string): Part;
  space(space: string): Part;
  /** A business, a family space or a turf, whichever has the id. */
  place(place: string): Part;
  /** A place or a card: whatever abilities can come from. */
  source(id: string): Part;
  figure(figure: Figure): Part;
  /** The family of a figure; undefined for a neutral one. */
  owner(figure: Figure): Part | undefined;
  ability(ability: string): Part;
  abilities(abilities: readonly string[]): Part;
  /** "Ala: $3; Bob: $5". */
  bySeat(entries: readonly (readonly [Seat, Part])[]): Part[];
}

export const speechIn = (language: Language, setting: Setting): Speech => {
  const { people, content } = setting;
  const { pack, jobs, allies, businesses, spaceIndex } = content;

  const player = (seat: Seat): Part => ({ kind: 'seat', seat, text: people[seat]!.name });

  const family = (seat: Seat): Part => {
    const { family: id } = people[seat]!;
    return { kind: 'family', seat, family: id, text: nameOf(language, 'family', id, pack) };
  };

  const titleText = (card: Card): string => {
    if (isNote(card)) return card;
    if (isGood(card)) return nameOf(language, 'good', card);
    return nameOf(language, jobs.has(card) ? 'job' : 'ally', card, pack);
  };

  const cardText = (card: Card): string => {
    const title = titleText(card);
    if (isNote(card) || isGood(card)) return title;
    return jobs.has(card)
      ? formatText(language, 'card.job', { job: title })
      : formatText(language, 'card.ally', { ally: title });
  };

  const unseen = (): Part => words(formatText(language, 'card.hidden'));
  const title = (card: Card | undefined): Part =>
    card === undefined ? unseen() : { kind: 'card', card, text: titleText(card) };
  const card = (shown: Card | undefined): Part =>
    shown === undefined ? unseen() : { kind: 'card', card: shown, text: cardText(shown) };

  const business = (id: string): Part => ({
    kind: 'business',
    business: id,
    text: nameOf(language, 'business', id, pack),
  });
  const turf = (id: string): Part => ({ kind: 'turf', turf: id, text: nameOf(language, 'turf', id, pack) });
  const space = (id: string): Part => ({ kind: 'space', space: id, text: nameOf(language, 'space', id, pack) });

  const place = (id: string): Part => {
    if (spaceIndex.has(id)) return space(id);
    return businesses.has(id) ? business(id) : turf(id);
  };

  return {
    player,
    players: seats => joined(seats.map(player), ', '),
    family,
    families: seats => joined(seats.map(family), ', '),
    card,
    cards: cards => (cards === undefined ? [] : joined(cards.map(card), ', ')),
    title,
    titles: cards => joined(cards.map(title), ', '),
    isAlly: card => allies.has(card),
    notes: notes => notesText(language, notes),
    purse: purse => purseText(language, purse),
    business,
    turf,
    turfIn: id => {
      const name = turf(id);
      return { ...name, text: turfIn(language, id, pack) ?? formatText(language, 'turf.in', { turf: name.text }) };
    },
    space,
    place,
    source: id => {
      if (jobs.has(id)) return card(id);
      return allies.has(id) ? title(id) : place(id);
    },
    figure: figure => ({ kind: 'figure', figure, text: figureText(language, figure, setting) }),
    owner: figure => {
      const owner = ownerOf(figure);
      return owner === undefined ? undefined : family(owner);
    },
    ability: ability => ({ kind: 'ability', ability, text: abilityText(language, ability, content) }),
    abilities: abilities =>
      words(
        countedText(
          language,
          abilities.map(ability => abilityText(language, ability, content)),
        ),
      ),
    bySeat: entries =>
      joined(
        entries.map(([seat, part]) => [player(seat), words(': '), part]),
        '; ',
      ),
  };
};
