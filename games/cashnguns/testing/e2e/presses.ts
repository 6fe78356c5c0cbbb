// What a player who only hears the page would press next at a table of Ca$h 'n Guns.
import type { Spoken } from '@omerta/web/e2e/kit/accessibility.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';

const say = (key: string) => worded('cashnguns', key);
const sayIn = (key: string) => wordedIn('cashnguns', key);

const ASKED = /^region Your decision$/;
const SEATS = /^list Who sits at the table/;
const SHARES = /^list On the table$/;
const STASH = /^region Your stash$/;
const GESTURES = /^group Say it without words$/;
const MISSING = {
  bullet: say('pickBullet'),
  target: say('pickTarget'),
  ordered: say('pickOrdered'),
  something: say('pickSomething'),
};
const BESIDES = [say('hide'), say('unhide'), say('changeIt'), say('close'), worded('hints', 'hint')];
const PEEK = say('peek');
const OPENINGS = [say('unhide'), say('talents.read'), worded('practice', 'curtain.hold')];
const IS_IN = [say('youAreIn'), say('tooSlow.title'), say('lookUp')];

/** All that leads on: what the large button still misses, or else the button itself. */
export function cashPresses(tree: readonly Spoken[]): readonly Spoken[] {
  const inPanel = tree
    .filter(isWithin(ASKED))
    .filter(isNot(isWithin(STASH)))
    .filter(isNot(isWithin(GESTURES)));
  const headings = inPanel.filter(({ role }) => role === 'heading');
  const openings = tree.filter(isOpenButton).filter(isNamed(OPENINGS));
  if (headings.length === 0 || openings.length > 0) return openings; // the hand is covered
  if (headings.some(isNamed(IS_IN))) return [];
  const buttons = inPanel.filter(({ role, name }) => role === 'button' && !isNamed(BESIDES)({ name }));
  const open = buttons.filter(({ isDisabled }) => !isDisabled);
  const misses = (what: RegExp) => buttons.some(({ name, isDisabled }) => isDisabled && what.test(name));
  const fresh = open.filter(({ isPressed }) => !isPressed);
  if (misses(MISSING.bullet)) return turned(tree, fresh.filter(isBullet));
  if (misses(MISSING.target) || misses(MISSING.ordered)) {
    const rows = fresh.filter(({ name }) => sayIn('aimsAt').test(name));
    return turned(tree, [...(rows.length > 0 ? [] : targetsIn(tree)), ...rows, ...fresh.filter(isNot(isBullet))]);
  }
  if (misses(MISSING.something)) {
    const shares = tree.filter(isWithin(SHARES)).filter(isOpenButton);
    return turned(tree, shares.length > 0 ? shares : fresh);
  }
  const answers = fresh.filter(isNot(isBullet)).filter(isNot(isWithin(SHARES)));
  if (answers.every(isNamed([PEEK]))) return []; // nothing is asked: the card may be looked at, which leads nowhere
  const isSelected = tree.some(({ role, isPressed }) => role === 'button' && isPressed);
  return isSelected ? answers.filter(isNot(isOption)) : turned(tree, answers);
}

/** What can be said without words just now. */
export const gesturesIn = (tree: readonly Spoken[]): readonly Spoken[] =>
  tree.filter(isWithin(GESTURES)).filter(isOpenButton);

/** Seats that can be tapped. */
const targetsIn = (tree: readonly Spoken[]): readonly Spoken[] => tree.filter(isWithin(SEATS)).filter(isOpenButton);

const isBullet = ({ name }: Spoken): boolean => sayIn('inHand').test(name);
/** The row of a player, or a Talent with what it does. */
const isOption = ({ name }: Spoken): boolean =>
  sayIn('aimsAt').test(name) || sayIn('lootCards').test(name) || name.endsWith('.');
const isOpenButton = ({ role, isDisabled, isPressed }: Spoken): boolean =>
  role === 'button' && !isDisabled && !isPressed;

/** Not always the first one: which, depends on what is on the page, so that a game is always the same game. */
function turned<T>(tree: readonly Spoken[], list: readonly T[]): readonly T[] {
  if (list.length < 2) return list;
  let sum = 0;
  for (const { name } of tree.filter(isWithin(ASKED)))
    for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 10_007;
  const from = sum % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

const isWithin =
  (around: RegExp) =>
  ({ within }: Pick<Spoken, 'within'>): boolean =>
    within.some(each => around.test(each));
const isNamed =
  (names: readonly RegExp[]) =>
  ({ name }: Pick<Spoken, 'name'>): boolean =>
    names.some(each => each.test(name));
const isNot =
  (is: (spoken: Spoken) => boolean) =>
  (spoken: Spoken): boolean =>
    !is(spoken);
