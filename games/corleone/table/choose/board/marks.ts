// How the board shows what is legal, meant and refused.
import {
  type Choice,
  type Content,
  figureAt,
  figureOf,
  type Member,
  neutralFigure,
  neutralFor,
  type View,
} from '@omerta/corleone/seen';
import type { Ghost, Mark, PlaceId } from '../../draw/board/boardProps.ts';
import type { Play } from '../play.ts';
import type { Pointing } from '../pointing.tsx';
import type { Preview } from '../preview.ts';
import { nameIn, sortOf, type Thing, thingsOf } from '../things.ts';

type Shown = Pick<Play, 'selection' | 'preview' | 'refused'>;

/** Amber stands only where something is legal; what is meant covers it, and so do hints: the best first. */
export function marksOf(
  { selection, preview, refused }: Shown,
  pointing: Pointing,
  hinted: readonly Choice[] = [],
): ReadonlyMap<PlaceId, Mark> {
  const { pointed } = pointing;
  const shown = pointing.preview ?? preview;
  const marks = new Map<PlaceId, Mark>();
  for (const thing of selection.legal) if (isPlace(thing)) marks.set(nameIn(thing), 'legal');
  for (const [at, choice] of [...hinted.entries()].reverse()) {
    for (const thing of thingsOf(choice)) if (isPlace(thing)) marks.set(nameIn(thing), at === 0 ? 'hint1' : 'hint2');
  }
  for (const place of touchedBy(shown)) marks.set(place, 'outlined');
  for (const place of victimsOf(shown)) marks.set(place, 'victim');
  for (const thing of selection.tapped) if (isPlace(thing)) marks.set(nameIn(thing), 'selected');
  if (pointed !== undefined && isPlace(pointed) && marks.get(nameIn(pointed)) === 'legal') {
    marks.set(nameIn(pointed), 'pointed');
  }
  if (refused !== undefined && isPlace(refused.thing)) marks.set(nameIn(refused.thing), 'refused');
  return marks;
}

/** The figure where it would stand. */
export function ghostsOf(content: Content, view: View, choice: Choice | undefined): readonly Ghost[] {
  const { viewer, table } = view;
  if (choice === undefined || viewer === 'spectator') return [];
  if (choice.kind === 'thug') return [{ at: choice.business, figure: figureOf(viewer, 'thug') }];
  if (choice.kind === 'member') return [{ at: choice.space, figure: figureOf(viewer, choice.member as Member) }];
  if (choice.kind === 'place') return [{ at: choice.at, figure: neutralFigure(neutralFor(content, choice.at)) }];
  if (choice.kind !== 'move') return [];
  const figure = figureAt(content, table, choice.from);
  return figure === undefined ? [] : [{ at: choice.to, figure }];
}

const isPlace = (thing: Thing): boolean => sortOf(thing) === 'place';
const touchedBy = (preview: Preview | undefined): readonly PlaceId[] =>
  preview?.kind === 'backs' ? preview.backs.map(({ business }) => business) : [];
const victimsOf = (preview: Preview | undefined): readonly PlaceId[] => (preview?.kind === 'victims' ? preview.at : []);
