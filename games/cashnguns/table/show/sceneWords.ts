import type { SceneWords } from '../draw/sceneProps.ts';
import type { AtTable } from './atTable.ts';

/** The words that are painted into the scene. */
export const sceneWords = ({ say, names }: Pick<AtTable, 'say' | 'names'>): SceneWords => ({
  bang: say('art.bang'),
  click: say('art.click'),
  loot: {
    worth: thousands => say('worth', { thousands }),
    worthInFull: thousands => names.amount(thousands),
    diamond: say('art.diamond'),
    painting: say('art.painting'),
    clip: say('art.clip'),
    clipEffect: say('art.clipEffect'),
    aid: say('art.aid'),
    aidEffect: say('art.aidEffect'),
  },
});
