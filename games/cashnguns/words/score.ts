import type { View } from '@omerta/cashnguns/seen';
import type { Language, Seat } from '@omerta/words';
import { formatText } from './book.ts';
import type { PromptSetting } from './setting.ts';
import { speechIn } from './speech.ts';

/** One player's line of the final count. */
export const scoreText = (language: Language, seat: Seat, setting: PromptSetting): string => {
  const say = speechIn(language, setting);
  const player = say.player(seat);
  if (!setting.view.table.seats[seat]!.alive) return formatText(language, 'score.out', { player });
  const { bills, diamonds, paintings, bonus, total } = resultOf(setting.view)[seat]!;
  return formatText(language, 'score.line', {
    player,
    total: say.amount(total),
    bills: say.amount(bills),
    diamonds: say.amount(diamonds),
    paintings: say.amount(paintings),
    bonus: bonus === 0 ? 'none' : 'some',
    amount: say.amount(bonus),
  });
};

/** Who gets the Diamond bonus, if a player does. */
export const awardText = (language: Language, setting: PromptSetting): string => {
  const say = speechIn(language, setting);
  const result = resultOf(setting.view);
  const seat = result.findIndex(({ bonus }) => bonus > 0);
  return formatText(language, 'score.award', {
    winner: seat < 0 ? 'none' : 'some',
    player: seat < 0 ? '' : say.player(seat),
    amount: seat < 0 ? '' : say.amount(result[seat]!.bonus),
  });
};

const resultOf = ({ table: { result } }: View) => {
  if (result === undefined) throw new Error('There is no final count before the end of the game');
  return result;
};
