import {
  type Content,
  type Figure,
  isNeutral,
  NO_FIGURE,
  ownerOf,
  type Role,
  roleOf,
  type View,
} from '@omerta/corleone/rules';
import type { Part, Setting, UiKey } from '@omerta/corleone/words';
import type { Seat } from '@omerta/kernel';
import type { Paint } from '@omerta/terminal/paint.ts';
import { type Cast, painted as inColors, letter } from '@omerta/terminal/players.ts';
import type { Language, Values } from '@omerta/words';
import { nameOf, roleText, uiText } from './words.ts';

/** All that drawing and speaking need besides what they draw. */
export interface Scene extends Cast {
  readonly language: Language;
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
  const players = people.map(({ name, family }) => ({ name, color: colorOf(content, family) }));
  return { language, paint, players, content, setting: { people, content } };
}

export function familyName(content: Content, family: string): string {
  return nameOf('en', 'family', family, content.pack); // families are called alike in every language
}

function colorOf({ families }: Content, family: string): string {
  return families.find(({ id }) => id === family)?.color ?? '';
}

export function ui(scene: Scene, key: UiKey, values?: Values): string {
  return uiText(scene.language, key, values);
}

export function name(scene: Scene, kind: Parameters<typeof nameOf>[1], id: string): string {
  return nameOf(scene.language, kind, id, scene.content.pack);
}

/** Neutral figures have no family and no letter. */
const NEUTRAL = '*';

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
  return inColors(scene, parts, part => {
    if (part.kind === 'seat' || part.kind === 'family') return part.seat;
    return part.kind === 'figure' ? ownerOf(part.figure) : undefined;
  });
}
