import type { Content, Figure, View } from '@omerta/corleone';
import { isNeutral, NO_FIGURE, ownerOf, type Role, roleOf } from '@omerta/corleone';
import { type Seat, seatName } from '@omerta/kernel';
import type { Language, Part, Setting, UiKey, Values } from '@omerta/text';
import type { Paint } from '../draw/paint.ts';
import { nameOf, roleText, uiText } from './words.ts';

/** All that drawing and speaking need besides what they draw. */
export interface Scene {
  readonly language: Language;
  readonly paint: Paint;
  readonly content: Content;
  readonly setting: Setting;
}

export function sceneOf(
  content: Content,
  view: View,
  names: readonly string[],
  language: Language,
  paint: Paint,
): Scene {
  const people = view.table.seats.map(({ family }, seat) => ({
    name: names[seat] ?? familyName(content, family),
    family,
  }));
  return { language, paint, content, setting: { people, pack: content.pack } };
}

export function familyName(content: Content, family: string): string {
  return nameOf('en', 'family', family, content.pack); // families are called alike in every language
}

export function ui(scene: Scene, key: UiKey, values?: Values): string {
  return uiText(scene.language, key, values);
}

export function name(scene: Scene, kind: Parameters<typeof nameOf>[1], id: string): string {
  return nameOf(scene.language, kind, id, scene.content.pack);
}

/** In the colour of a player's family. */
export function inColorOf({ content, paint, setting }: Scene, seat: Seat, text: string): string {
  const family = content.families.find(({ id }) => id === setting.people[seat]?.family);
  return paint.in(family?.color ?? '', text);
}

export function letter(scene: Scene, seat: Seat): string {
  return scene.paint.bold(inColorOf(scene, seat, seatName(seat)));
}

/** Neutral figures have no family and no letter. */
export const NEUTRAL = '*';

/** Who stands there, in one sign: a seat's letter, a star, or nothing. */
export function sign(scene: Scene, figure: Figure): string {
  if (figure === NO_FIGURE) return ' ';
  const owner = ownerOf(figure);
  return owner === undefined ? NEUTRAL : letter(scene, owner);
}

/** "A Don", "Mayor". */
export function shortFigure(scene: Scene, figure: Figure): string {
  const owner = ownerOf(figure);
  if (owner === undefined) return name(scene, 'neutral', roleOf(figure));
  return `${letter(scene, owner)} ${roleName(scene, owner, figure)}`;
}

function roleName(scene: Scene, owner: Seat, figure: Figure): string {
  if (isNeutral(figure)) throw new Error('A neutral figure has no role in a family');
  const role = roleOf(figure) as Role; // only neutrals have other roles
  const family = scene.content.families.find(({ id }) => id === scene.setting.people[owner]?.family);
  return roleText(scene.language, role, role === 'thug' ? undefined : family?.[role]);
}

/** A sentence with its players in colour. */
export function painted(scene: Scene, parts: readonly Part[]): string {
  return parts.map(part => paintedPart(scene, part)).join('');
}

function paintedPart(scene: Scene, part: Part): string {
  if (part.kind === 'seat' || part.kind === 'family') return inColorOf(scene, part.seat, part.text);
  if (part.kind !== 'figure') return part.text;
  const owner = ownerOf(part.figure);
  return owner === undefined ? part.text : inColorOf(scene, owner, part.text);
}
