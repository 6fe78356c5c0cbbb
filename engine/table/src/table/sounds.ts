/** Short sounds, each a file of its own that `tools/makeSounds.mjs` makes. No sound is the only carrier of a fact. */
export const EFFECTS = [
  // every game
  'myTurn',
  'tick',
  'commit',
  'win',
  // cards, money, metal
  'deal',
  'card',
  'slide',
  'reveal',
  'money',
  'chips',
  'coin',
  'till',
  'suitcase',
  'latch',
  'knock',
  'steps',
  // a city's board
  'thug',
  'family',
  'goods',
  'job',
  'marker',
  'splash',
  'gunDown',
  'horse',
  'seal',
  'act',
  // a hold-up
  'toms',
  'cock',
  'duck',
  'lamp',
  'whisper',
  'volley',
  'click',
  'bang',
  'bursts',
  'wind',
  'bass',
  'heartbeat',
  'claps',
  'stamp',
  'stab',
  'tremolo',
  'siren',
  // the room, its crowd, its show
  'spot',
  'flip',
  'sting',
  'drumroll',
  'gem',
  'note',
  'crowd',
  'applause',
  'gasp',
  'boo',
  'splat',
  // what is said without words
  'emoteLiar',
  'emoteChicken',
  'emoteMercy',
  'emoteLaugh',
  'emotePoker',
  'emoteMine',
] as const;

/** What is quietly heard under a game, and how many seconds one round of it takes: its beats, by its tempo. */
export const BEDS = {
  bedRoom: (24 * 60) / 108,
  bedCash: (20 * 60) / 92,
  bedWedding: (24 * 60) / 126,
  bedTurk: (16 * 60) / 76,
  bedSonny: (14 * 60) / 66,
  bedBetrayal: (13 * 60) / 60,
} as const;

export type SoundName = (typeof EFFECTS)[number];
export type BedName = keyof typeof BEDS;

/** How a phone trembles; nothing where it cannot, or may not. */
export type Buzz = 'prompt' | 'commit' | 'reveal' | 'hit' | 'talent';
