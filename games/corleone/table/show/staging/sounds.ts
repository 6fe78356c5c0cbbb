import type { SeenEvent } from '@omerta/corleone/seen';
import type { StagingTables } from '@omerta/table/table/staging.ts';

/** What an event sounds like. No sound is the only carrier of a fact. */
export const sounds: StagingTables<SeenEvent>['sounds'] = {
  actBegan: 'act',
  thugPlayed: 'thug',
  memberPlayed: 'family',
  neutralPlaced: 'family',
  figureMoved: 'thug',
  figureReturned: 'thug',
  moneyTaken: 'money',
  goodTaken: 'goods',
  suitcased: 'suitcase',
  offersRevealed: 'reveal',
  jobCompleted: 'job',
  allyPlayed: 'reveal',
  allyHired: 'reveal',
  bidMade: 'seal',
  bidsRevealed: 'reveal',
  bribePaid: 'money',
  bidTakenBack: 'money',
  gunnedDown: 'gunDown',
  figureGivenUp: 'gunDown',
  markerPlaced: 'marker',
  markerMoved: 'marker',
  horseHeadTaken: 'horse',
};
