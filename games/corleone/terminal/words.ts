import { corleoneText } from '@omerta/corleone/words';

/** The words of Corleone's Empire. */
export const { amountText, cardText, effectsText, nameOf, notesText, purseText, roleText, romanOf, uiText } =
  corleoneText;
