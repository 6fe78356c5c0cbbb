import { corleoneText } from '@omerta/text';

/** The words of Corleone's Empire. */
export const {
  amountText,
  cardText,
  choiceParts,
  effectsText,
  eventParts,
  nameOf,
  notesText,
  promptParts,
  purseText,
  reasonText,
  roleText,
  romanOf,
  title,
  uiText,
} = corleoneText;
