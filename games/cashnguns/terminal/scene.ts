import { BULLETS, type Bullets, LOOT, type Loot, type Talent, typeOf, type View, WORTH } from '@omerta/cashnguns/rules';
import type { CashPart, CashSetting, CashUiKey } from '@omerta/cashnguns/words';
import type { Seat } from '@omerta/kernel';
import type { Paint } from '@omerta/terminal/paint.ts';
import { type Cast, inColorOf, painted as inColors, letter } from '@omerta/terminal/players.ts';
import type { Language, Values } from '@omerta/words';
import { amountText, nameOf, uiText } from './words.ts';

/** All that drawing and speaking need besides what they draw. */
export interface Scene extends Cast {
  readonly language: Language;
  readonly setting: CashSetting;
  /** Talents that are kept one of two are known later than the scene. */
  learnTalent(seat: Seat, talent: Talent): void;
}

/** Letter and name begin alike, and no language inflects them. */
export const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Emma', 'Franco', 'Gina', 'Hugo'] as const;
const COLORS = ['red', 'blue', 'yellow', 'green', 'purple', 'cyan', 'pink', 'white'] as const;

export function sceneOf(view: View, names: readonly string[], language: Language, paint: Paint): Scene {
  const people = view.table.seats.map(({ talent }, seat) => ({ name: names[seat] ?? NAMES[seat]!, talent }));
  return {
    language,
    paint,
    players: people.map(({ name }, seat) => ({ name, color: COLORS[seat]! })),
    setting: { people },
    learnTalent(seat, talent) {
      people[seat]!.talent = talent;
    },
  };
}

export function ui(scene: Scene, key: CashUiKey, values?: Values): string {
  return uiText(scene.language, key, values);
}

/** A sentence with its players in colour. */
export function painted(scene: Scene, parts: readonly CashPart[]): string {
  return inColors(scene, parts, part => (part.kind === 'seat' ? part.seat : undefined));
}

/** "B Bruno". */
export function lettered(scene: Scene, seat: Seat): string {
  return `${letter(scene, seat)} ${inColorOf(scene, seat, scene.players[seat]!.name)}`;
}

/** "Click ×4 · Bang! ×2". */
export function bulletsText(scene: Scene, bullets: Readonly<Bullets>): string {
  return listed(scene, BULLETS, bullets, bullet => nameOf(scene.language, 'bullet', bullet));
}

/** "$5,000 ×2 · $10,000 · Painting": a bill is its amount. */
export function lootText(scene: Scene, loot: Readonly<Loot>): string {
  const { language } = scene;
  return listed(scene, LOOT, loot, kind =>
    typeOf(kind) === 'bill' ? amountText(language, WORTH[kind]) : nameOf(language, 'share', kind),
  );
}

function listed<K extends string>(
  scene: Scene,
  kinds: readonly K[],
  counts: Readonly<Record<K, number>>,
  nameIt: (kind: K) => string,
): string {
  const cards = kinds
    .filter(kind => counts[kind] > 0)
    .map(kind => (counts[kind] === 1 ? nameIt(kind) : `${nameIt(kind)} ×${counts[kind]}`));
  return cards.length === 0 ? ui(scene, 'none') : cards.join(' · ');
}
