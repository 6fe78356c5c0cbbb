import {
  type Figure,
  isThug,
  type Member,
  NEUTRALS,
  type Neutral,
  ownerOf,
  type Role,
  roleOf,
} from '@omerta/corleone/seen';
import type { Language } from '@omerta/words';
import { formatText } from './book.ts';
import { nameOf, typographic } from './names.ts';
import type { FamilyWords } from './packWords.ts';
import type { Setting } from './setting.ts';

/** "Thug (Pizzino)", "Tara Caccamo (Heir)", "Mayor": always fit to follow a colon. */
export const figureText = (language: Language, figure: Figure, setting: Setting): string => {
  const role = roleOf(figure);
  if (isNeutralRole(role)) return nameOf(language, 'neutral', role);
  const { family } = setting.people[ownerOf(figure)!]!;
  if (isThug(figure))
    return formatText(language, 'figure.thug', { family: nameOf(language, 'family', family, setting.content.pack) });
  return memberText(language, role as Member, familyOf(setting, family));
};

/** The word by which messages select what kind of figure it is. */
export const figureKind = (figure: Figure): 'thug' | 'member' | Neutral => {
  const role = roleOf(figure);
  if (isNeutralRole(role)) return role;
  return isThug(figure) ? 'thug' : 'member';
};

/** The role of a figure by itself: "Don", "Thug". */
export const roleText = (language: Language, role: Role, person?: string): string =>
  formatText(language, `role.${role}`, { gender: person !== undefined && WOMEN.has(person) ? 'female' : 'male' });

const memberText = (language: Language, role: Member, family: FamilyWords): string => {
  const person = typographic(family[role]);
  if (person.startsWith('Don ')) return person;
  return formatText(language, 'figure.member', { person, role: roleText(language, role, person) });
};

/** Women among the persons of the rule book, whose roles have a form of their own in some languages. */
const WOMEN: ReadonlySet<string> = new Set(['Sofia Vitale', 'Tara Caccamo', 'Chiara Pizzino']);

const isNeutralRole = (role: Role | Neutral): role is Neutral => (NEUTRALS as readonly string[]).includes(role);

const familyOf = ({ content: { pack } }: Setting, id: string): FamilyWords => {
  const family = pack.families.find(entry => entry.id === id);
  if (family === undefined) throw new Error(`No family ${id} in this pack`);
  return family;
};
