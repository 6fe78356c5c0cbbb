// The names of everything at the table, in the reader's language.
import type { Bullet, Choice, NO_TALENT, Share, ShareType, Talent, View } from '@omerta/cashnguns/seen';
import { type CashSetting, cashText } from '@omerta/cashnguns/words';
import type { Prompt, Reason, Seat } from '@omerta/kernel';
import type { Language } from '@omerta/words';

export interface Names {
  player(seat: Seat): string;
  players(seats: readonly Seat[]): string;
  bullet(bullet: Bullet): string;
  share(share: Share): string;
  shareType(type: ShareType): string;
  talent(talent: Talent | typeof NO_TALENT): string;
  talentText(talent: Talent | typeof NO_TALENT): string;
  amount(thousands: number): string;
  prompt(view: View, prompt: Prompt): string;
  choice(view: View, prompt: Prompt | undefined, choice: Choice): string;
  /** Without the rule, which has a link of its own. */
  reason(reason: Reason): string;
}

export function namesIn(language: Language, setting: CashSetting): Names {
  const player = (seat: Seat) => setting.people[seat]?.name ?? '';
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    player,
    players: seats => list.format(seats.map(player)),
    bullet: bullet => cashText.nameOf(language, 'bullet', bullet),
    share: share => cashText.nameOf(language, 'share', share),
    shareType: type => cashText.nameOf(language, 'shareType', type),
    talent: talent => (talent === '' ? '' : cashText.nameOf(language, 'talent', talent)),
    talentText: talent => (talent === '' ? '' : cashText.talentText(language, talent)),
    amount: thousands => cashText.amountText(language, thousands),
    prompt: (view, prompt) => cashText.promptText(language, prompt, { ...setting, view }),
    choice: (view, prompt, choice) => cashText.choiceText(language, choice, { ...setting, view, prompt }),
    reason: reason => cashText.reasonText(language, reason).replace(` (${reason.rule})`, ''),
  };
}
