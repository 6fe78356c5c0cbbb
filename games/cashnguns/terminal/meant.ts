import {
  BULLETS,
  type Choice,
  type PromptKind,
  readChoice,
  SHARE_TYPES,
  SHARES,
  type View,
} from '@omerta/cashnguns/rules';
import { type Prompt, seatName } from '@omerta/kernel';
import { hasWords } from '@omerta/terminal/plainWords.ts';

/** The answers a player may mean by a name: of a player, a share or a bullet card, whatever is asked for. */
export function meant(
  { table }: View,
  prompt: Prompt | undefined,
  legal: readonly Choice[],
  words: string,
  labelOf: (choice: Choice) => string,
): Choice[] {
  if (prompt === undefined) return [];
  const named = NAMED[prompt.kind as PromptKind]; // the rules build every question with `ask`
  return named(table.players, legal).filter(choice => hasWords(labelOf(choice), words));
}

type Named = (players: number, legal: readonly Choice[]) => readonly Choice[];

const each = (kind: string, ids: readonly string[]): Choice[] => ids.map(id => readChoice(`${kind}:${id}`)!);
const player =
  (kind: string): Named =>
  players =>
    each(
      kind,
      Array.from({ length: players }, (_, seat) => seatName(seat)),
    );
const shares: Named = () => each('take', SHARES);
const onlyLegal: Named = (_players, legal) => legal;

const NAMED: { readonly [K in PromptKind]: Named } = {
  keepTalent: onlyLegal,
  hustle: player('hustle'),
  giveBack: () => each('give', BULLETS),
  bullet: () => BULLETS.map(bullet => ({ kind: 'bullet', bullet })),
  aim: player('aim'),
  kid: player('aim'),
  cunning: () => each('exchange', BULLETS),
  privilege: player('order'),
  retarget: player('aim'),
  courage: onlyLegal,
  doctor: onlyLegal,
  smart: () => each('discard', BULLETS),
  vulture: onlyLegal,
  share: shares,
  shareOrTwo: shares,
  dictator: () => each('ban', SHARE_TYPES),
  reload: () => each('discard', BULLETS),
  junk: player('swap'),
};
