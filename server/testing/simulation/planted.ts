// Defects that the simulation must find, by what they are. Each is made anew for every seed.
import type { Defect } from './defect.ts';
import * as telling from './planted/broadcasts.ts';
import * as commits from './planted/commits.ts';
import * as playing from './planted/playing.ts';

export const PLANTED: Readonly<Record<string, () => Defect>> = {
  'acknowledges before the commit': () => commits.acknowledgesBeforeCommit,
  'swallows write errors': () => commits.swallowsWriteErrors,
  'tries a lost commit again without looking': () => commits.retriesBlindly,
  'two nodes, no unique keys': () => commits.hasNoUniqueKeys,
  'tears a group of commits': () => commits.tearsGroups,
  'shows what is not committed': telling.showsBeforeCommit,
  'forgets to resync whoever comes back': () => telling.forgetsToResync,
  'sends everybody the frames of everybody': telling.sendsToEverybody,
  'shows too much after a restart': () => telling.showsTooMuchAfterLoading,
  'tells everybody all that happened, after a restart': () => telling.tellsAllThatHappened,
  'takes back too little of what happened': () => telling.takesBackTooLittle,
  'tells a secret of the deal': () => telling.tellsTheDeal,
  'never asks for news it has missed': () => telling.neverAsksForNews,
  'goes on from an old cache after a crash': telling.trustsAnOldCache,
  'keeps undos to itself': () => telling.keepsUndosToItself,
  'undoes across what was revealed': () => playing.undoesAcrossReveals,
  'takes a command twice': () => playing.forgetsWhatItWasTold,
  'has a clock that runs too fast': () => playing.runsTooFast,
  'gives no new time for the next answer': playing.givesNoNewTime,
  'counts the time when no server was there': playing.countsDowntime,
  "takes anybody's word": () => playing.takesAnybodysWord,
};
