// What each question of the game needs on the screen. A question without a line here does not compile.
import type { PromptKind } from '@omerta/cashnguns/seen';

export type ScreenKind =
  | 'load' // bullet and target together
  | 'target' // a player at the table
  | 'privilege'
  | 'bullets' // one of the two kinds of card
  | 'courage'
  | 'yesOrNo'
  | 'draft'
  | 'veto'
  | 'junk'
  | 'talents';

export interface PromptScreen {
  readonly screen: ScreenKind;
  /** One tap answers. Elsewhere a tap selects and the large button answers. */
  readonly isAtOnce: boolean;
  /** The seats round the table are tapped. */
  readonly isByTarget: boolean;
  /** The rule that is asked for. */
  readonly rule: string;
}

const asks = (screen: ScreenKind, rule: string, more: Partial<PromptScreen> = {}): PromptScreen => ({
  screen,
  rule,
  isAtOnce: false,
  isByTarget: false,
  ...more,
});

export const PROMPTS: { readonly [K in PromptKind]: PromptScreen } = {
  keepTalent: asks('talents', 'T0'),
  hustle: asks('target', 'T-HUS', { isByTarget: true }),
  giveBack: asks('bullets', 'T-HUS'),
  bullet: asks('load', '2a'),
  aim: asks('target', '3a', { isByTarget: true }),
  kid: asks('target', 'T-KID', { isByTarget: true }),
  cunning: asks('bullets', 'T-CUN'),
  privilege: asks('privilege', '4a', { isByTarget: true }),
  retarget: asks('target', '4b', { isByTarget: true }),
  courage: asks('courage', '5a', { isAtOnce: true }),
  doctor: asks('yesOrNo', 'T-DOC', { isAtOnce: true }),
  smart: asks('bullets', 'T-SMA'),
  vulture: asks('yesOrNo', 'T-VUL', { isAtOnce: true }),
  share: asks('draft', '7a'),
  shareOrTwo: asks('draft', 'T-GRE'),
  dictator: asks('veto', 'T-DIC', { isAtOnce: true }),
  reload: asks('bullets', 'V6'),
  junk: asks('junk', 'T-JUN', { isByTarget: true }),
};
