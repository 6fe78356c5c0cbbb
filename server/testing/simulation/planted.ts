// Defects that the simulation must find, by what they are. Each is made anew for every seed.
import type { Defect } from './defect.ts';
import * as broadcasts from './planted/broadcasts.ts';
import * as commits from './planted/commits.ts';
import * as playing from './planted/playing.ts';

export const PLANTED: Readonly<Record<string, () => Defect>> = {
  'acknowledges before the commit': () => commits.acknowledgesBeforeCommit,
  'swallows write errors': () => commits.swallowsWriteErrors,
  'tries a lost commit again without looking': () => commits.retriesBlindly,
  'two nodes, no unique keys': () => commits.hasNoUniqueKeys,
  'tears a group of commits': () => commits.tearsGroups,
  'shows what is not committed': broadcasts.showsBeforeCommit,
  'forgets to resync whoever comes back': () => broadcasts.forgetsToResync,
  'sends everybody the frames of everybody': broadcasts.sendsToEverybody,
  'shows too much after a restart': () => broadcasts.showsTooMuchAfterLoading,
  'tells everybody all that happened, after a restart': () => broadcasts.tellsAllThatHappened,
  'takes back too little of what happened': () => broadcasts.takesBackTooLittle,
  'tells a secret of the deal': () => broadcasts.tellsTheDeal,
  'never asks for news it has missed': () => broadcasts.neverAsksForNews,
  'goes on from an old cache after a crash': broadcasts.trustsAnOldCache,
  'keeps undos to itself': () => broadcasts.keepsUndosToItself,
  'undoes across what was revealed': () => playing.undoesAcrossReveals,
  'takes a command twice': () => playing.forgetsWhatItWasTold,
  'has a clock that runs too fast': () => playing.runsTooFast,
  'gives no new time for the next answer': playing.givesNoNewTime,
  'counts the time when no server was there': playing.countsDowntime,
  "takes anybody's word": () => playing.takesAnybodysWord,
};
