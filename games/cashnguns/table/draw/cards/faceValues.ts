import type { LootWords } from '../sceneProps.ts';

/** What stands on bills where a picture tells of the game: money is written the same in all languages. */
export const FACE_VALUES: LootWords = {
  worth: thousands => `$${thousands}K`,
  worthInFull: thousands => `$${thousands},000`,
  diamond: '',
  painting: '',
  clip: '',
  clipEffect: '',
  aid: '',
  aidEffect: '',
};
