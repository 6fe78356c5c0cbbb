import { cashText } from '@omerta/cashnguns/words';

/** The words of Ca$h 'n Guns. */
export const { amountText, awardText, nameOf, optionText, talentText, uiText } = cashText;
