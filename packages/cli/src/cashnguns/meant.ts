import {
  type Bullet,
  type Choice,
  type PromptKind,
  readChoice,
  SHARE_TYPES,
  SHARES,
  type View,
} from '@omerta/cashnguns';
import { type Prompt, seatName } from '@omerta/kernel';
import { hasWords } from '../plainWords.ts';

/** The answers somebody may mean who types a name: of a player, a share or a bullet card, whatever is asked for. */
export function meant(
  { table }: View,
  prompt: Prompt | undefined,
  words: string,
  labelOf: (choice: Choice) => string,
): Choice[] {
  if (prompt === undefined) return [];
  const named = NAMED[prompt.kind as PromptKind]; // the rules build every question with `ask`
  return named(table.players).filter(choice => hasWords(labelOf(choice), words));
}

type Named = (players: number) => Choice[];

const each = (kind: string, ids: readonly string[]): Choice[] => ids.map(id => readChoice(`${kind}:${id}`)!);
const player =
  (kind: string): Named =>
  players =>
    each(
      kind,
      Array.from({ length: players }, (_, seat) => seatName(seat)),
    );
const BULLET_NAMES: readonly Bullet[] = ['click', 'bang'];
const shares: Named = () => each('take', SHARES);
const nothing: Named = () => [];

const NAMED: { readonly [K in PromptKind]: Named } = {
  keepTalent: nothing,
  hustle: player('hustle'),
  giveBack: () => each('give', BULLET_NAMES),
  bullet: () => BULLET_NAMES.map(bullet => ({ kind: 'bullet', bullet })),
  aim: player('aim'),
  kid: player('aim'),
  cunning: () => each('exchange', BULLET_NAMES),
  privilege: player('order'),
  retarget: player('aim'),
  courage: nothing,
  doctor: nothing,
  smart: () => each('discard', BULLET_NAMES),
  vulture: nothing,
  share: shares,
  shareOrTwo: shares,
  dictator: () => each('ban', SHARE_TYPES),
  reload: () => each('discard', BULLET_NAMES),
  junk: player('swap'),
};
