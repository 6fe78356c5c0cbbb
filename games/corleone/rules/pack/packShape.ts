import { JOB_COLORS } from '../cards.ts';
import { businessEffect, effect } from './effectShape.ts';
import { basicGood, good, note } from './effectTable.ts';
import { complain } from './problem.ts';
import {
  anyNumber,
  entries,
  entryAlone,
  filledText,
  flag,
  id,
  list,
  listWithoutRepeats,
  mapOfTexts,
  name,
  nameOrNull,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from './shape.ts';

const confidence: Shape = (value, place) => (typeof value === 'string' ? text : mapOfTexts)(value, place);

const SOURCE_FIELDS = { fieldProvenance: mapOfTexts, confidence, sources: list(text, 0, 50), note: text };

/** Every entry says where it comes from. */
const entry = (fields: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  record({ ...fields, provenance: oneOf('rulebook', 'web', 'proposal') }, { ...optional, ...SOURCE_FIELDS });

const meta = record(
  { game: name, version: name, language: name },
  { note: text, provenanceLegend: record({ rulebook: text, web: text, proposal: text }), sources: mapOfTexts },
);

const playerCount = record({
  publicJobs: whole(0, 9),
  allyCards: whole(0, 9),
  thugsPerPlayer: whole(1, 9),
  startingBlueTiles: whole(0, 7),
  spaces3plusUsable: flag,
});

const setup = entry({
  startingHand: record({ money: list(note, 0, 9), jobs: whole(0, 9) }),
  byPlayers: record({ 2: playerCount, 3: playerCount, 4: playerCount, 5: playerCount }),
  figures: record({
    total: whole(1, 99),
    perFamily: record({ thugs: whole(1, 9), familyMembers: oneOf(3) }),
    neutral: listWithoutRepeats(oneOf('mayor', 'unionBoss', 'policeChief'), 3, 3),
    actMarker: name,
  }),
  controlMarkersPerPlayer: whole(1, 99),
  firstPlayer: text,
});

const family = entry({
  id,
  name,
  color: name,
  don: name,
  consigliere: name,
  heir: name,
  thugs: whole(1, 9),
  controlMarkers: whole(1, 99),
});

const act = entry({
  act: oneOf(1, 2, 3, 4),
  name,
  handLimit: whole(0, 99),
  tileColor: oneOf('blue', 'red'),
  newFamilyMember: oneOf(null, 'consigliere', 'heir'),
  bribery: flag,
});

const icon = entry({ id, text: filledText }, { effect: businessEffect });

const turf = entry(
  {
    number: oneOf(1, 2, 3, 4, 5, 6, 7, null),
    id,
    name,
    controllable: flag,
    printedBusinessSlots: oneOf(1),
    tileSlots: oneOf(0, 1),
  },
  { setupNote: text },
);

const familySpace = entry({
  id,
  label: name,
  adjacent: listWithoutRepeats(text, 2, 3),
  minPlayers: oneOf(2, 3),
  marked3plus: flag,
});

const icons: Shape = list(businessEffect, 1, 9);
const iconsOrNone: Shape = (value, place) => (value === null ? undefined : icons(value, place));

const printed = entry({ id, name, turf: text, back: icons, front: iconsOrNone }, { nameDE: nameOrNull });

const tile = entry(
  { id, name, color: oneOf('blue', 'red'), copies: oneOf(1), back: icons, front: icons },
  { nameDE: nameOrNull },
);

const jobColor: Shape = oneOf(...JOB_COLORS);

const job = entry(
  {
    id,
    name,
    color: jobColor,
    copies: whole(1, 20),
    goods: list(basicGood, 1, 9),
    rewardMoney: list(note, 0, 9),
    effects: list(effect, 0, 9),
    text: filledText,
  },
  { estAbilityValue: anyNumber },
);

const ally = entry({
  id,
  name,
  act: oneOf(1, 2, 3),
  figure: oneOf(null, 'mayor', 'unionBoss', 'policeChief'),
  effects: list(effect, 1, 9),
  text: filledText,
});

/** A pack whose entries all have the right form; whether they fit together is another question. */
export const packShape: Shape = record({
  schemaVersion: (value, place) => {
    if (value !== 1) complain(place, 'must be 1, the only form of packs so far');
  },
  id,
  name,
  meta: entryAlone(meta),
  setup: entryAlone(setup),
  families: entries(family, 5, 5),
  acts: entries(act, 4, 4),
  icons: entries(icon, 0, 50),
  turfs: entries(turf, 8, 8),
  familySpaces: entries(familySpace, 1, 99),
  businesses: record({ printed: entries(printed, 8, 8), tiles: entries(tile, 0, 99) }),
  jobColors: entries(entry({ color: jobColor, theme: text }), 4, 4),
  jobs: entries(job, 1, 200),
  allies: entries(ally, 0, 200),
  moneyDeck: entries(entry({ value: note, count: whole(0, 500) }), 4, 4),
  goodsDeck: entries(entry({ good, count: whole(0, 500) }), 4, 4),
});
