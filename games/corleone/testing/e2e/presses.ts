// What a player who only hears the page would press next at a table of Corleone's Empire.
import type { Spoken } from '@omerta/web/e2e/kit/accessibility.ts';
import { worded, wordedIn } from '@omerta/web/e2e/kit/words.ts';

const say = (key: string) => worded('corleone', key);
const sayIn = (key: string) => wordedIn('corleone', key);

const ASKED = /^region Your decision$/;
const FIGURES = /^group Which figure$/;
const WAYS_BACK = [
  say('back'),
  say('clear'),
  /^Undo U$/,
  /^Hint( I)?$/,
  say('why.close'),
  say('why.freeFronts'),
  say('why.freeSpaces'),
];
/** Of the log. */
const STEPS = [worded('table', 'log.everyStep'), worded('table', 'log.steps')];
const ENDS = [say('do.skip'), say('do.done'), say('bidNothing'), say('war.showAll')];

/** All that leads on, the likeliest first: confirm, name, use cards, go places, leave it. */
export function corleonePresses(tree: readonly Spoken[]): readonly Spoken[] {
  const open = tree.filter(({ role, isDisabled }) => role === 'button' && !isDisabled);
  const uncovers = open.filter(isNamed([say('hand.uncover')])); // a controller covers itself after a while
  if (uncovers.length > 0) return uncovers;
  const asked = open.filter(isWithin(ASKED));
  const answers = asked.filter(isNot(isWithin(FIGURES))).filter(isNot(isNamed(WAYS_BACK)));
  if (!tree.some(({ role, within }) => role === 'heading' && within.some(around => ASKED.test(around)))) return [];
  const [ends, others] = [answers.filter(isNamed(ENDS)), answers.filter(isNot(isNamed(ENDS)))];
  const confirms = others.filter(({ name }) => / Enter$/.test(name));
  return [
    ...confirms,
    ...others.filter(button => !confirms.includes(button)).filter(isNotPressed),
    ...(isDiscarding(tree) ? open.filter(({ name }) => sayIn('card.stays').test(name)) : []),
    ...open.filter(({ name, isPressed }) => sayIn('card.ready').test(name) && !isPressed),
    ...open.filter(({ name }) => sayIn('label.legal').test(name)),
    ...(isPicking(tree) ? open.filter(isWithin(/^main/)).filter(isNot(isWithin(ASKED))) : [])
      .filter(isNot(isNamed(STEPS)))
      .filter(isNotPressed),
    ...open.filter(isNamed([say('tab.map')])).filter(isNotPressed),
    ...asked.filter(isWithin(FIGURES)).filter(isNotPressed),
    ...ends,
  ];
}

const isDiscarding = (tree: readonly Spoken[]): boolean => tree.some(({ name }) => say('chooseMore').test(name));

/** Two jobs or the allies for sale lie in the middle. */
const isPicking = (tree: readonly Spoken[]): boolean =>
  tree.some(
    ({ role, name }) => role === 'heading' && (say('jobPick.title').test(name) || say('reveal.pickOne').test(name)),
  );

const isWithin =
  (around: RegExp) =>
  ({ within }: Spoken): boolean =>
    within.some(each => around.test(each));
const isNamed =
  (names: readonly RegExp[]) =>
  ({ name }: Spoken): boolean =>
    names.some(each => each.test(name));
const isNot =
  (is: (spoken: Spoken) => boolean) =>
  (spoken: Spoken): boolean =>
    !is(spoken);
const isNotPressed = ({ isPressed }: Spoken): boolean => !isPressed;
