// What each question of the game needs on the screen. A question without a line here does not compile.
import type { PromptKind } from '@omerta/cashnguns/seen';

export type ScreenKind =
  | 'load' // bullet and target together
  | 'target' // somebody at the table
  | 'privilege'
  | 'bullets' // one of the two kinds of card
  | 'courage'
  | 'yesOrNo'
  | 'draft'
  | 'veto'
  | 'junk'
  | 'talents';

export interface Asking {
  readonly screen: ScreenKind;
  /** One tap answers. Elsewhere a tap selects and the large button answers. */
  readonly isAtOnce: boolean;
  /** The seats round the table are tapped. */
  readonly isByTarget: boolean;
  /** The rule that is asked for. */
  readonly rule: string;
}

const asking = (screen: ScreenKind, rule: string, more: Partial<Asking> = {}): Asking => ({
  screen,
  rule,
  isAtOnce: false,
  isByTarget: false,
  ...more,
});

export const ASKING: { readonly [K in PromptKind]: Asking } = {
  keepTalent: asking('talents', 'T0'),
  hustle: asking('target', 'T-HUS', { isByTarget: true }),
  giveBack: asking('bullets', 'T-HUS'),
  bullet: asking('load', '2a'),
  aim: asking('target', '3a', { isByTarget: true }),
  kid: asking('target', 'T-KID', { isByTarget: true }),
  cunning: asking('bullets', 'T-CUN'),
  privilege: asking('privilege', '4a', { isByTarget: true }),
  retarget: asking('target', '4b', { isByTarget: true }),
  courage: asking('courage', '5a', { isAtOnce: true }),
  doctor: asking('yesOrNo', 'T-DOC', { isAtOnce: true }),
  smart: asking('bullets', 'T-SMA'),
  vulture: asking('yesOrNo', 'T-VUL', { isAtOnce: true }),
  share: asking('draft', '7a'),
  shareOrTwo: asking('draft', 'T-GRE'),
  dictator: asking('veto', 'T-DIC', { isAtOnce: true }),
  reload: asking('bullets', 'V6'),
  junk: asking('junk', 'T-JUN', { isByTarget: true }),
};
