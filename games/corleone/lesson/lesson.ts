import type { Lesson, LessonStep, Move } from '@omerta/table/lesson/lesson.ts';

const YOU = 0;
const ROSA = 1;
const CHIARA = 2;

const icon = (answer: string): Move => ({ answer, spot: 'region:prompt' });
const note = (answer: string): Move => ({ answer, spot: 'region:hand' });

const steps: readonly LessonStep[] = [
  { kind: 'read', id: 'map', prompt: 'turn', spot: 'place:gunShop|place:chelsea' },
  { kind: 'read', id: 'hand', prompt: 'turn', spot: 'region:hand' },
  { kind: 'read', id: 'figures', prompt: 'turn', spot: `seat:${YOU}` },
  { kind: 'do', id: 'thug', prompt: 'turn', moves: [{ answer: 'thug:gunShop', spot: 'place:gunShop|place:chelsea' }] },
  { kind: 'do', id: 'front', prompt: 'abilities', isAnyOrder: true, moves: [icon('use:gun'), icon('use:$2')] },
  { kind: 'read', id: 'rivals', prompt: 'turn', spot: `seat:${ROSA}` },
  { kind: 'do', id: 'secondThug', prompt: 'turn', moves: [{ answer: 'thug:bar', spot: 'place:bar|place:brooklyn' }] },
  { kind: 'do', id: 'secondFront', prompt: 'abilities', isAnyOrder: true, moves: [icon('use:booze'), icon('use:$2')] },
  { kind: 'do', id: 'job', prompt: 'turn', moves: [note('job:protectionRacket:gun+booze')] },
  { kind: 'do', id: 'order', prompt: 'jobOrder', moves: [icon('money')] },
  {
    kind: 'do',
    id: 'racket',
    prompt: 'part',
    moves: [{ answer: 'turf:upperWestSide', spot: 'place:upperWestSide' }],
  },
  { kind: 'do', id: 'suitcase', prompt: 'abilities', moves: [note('suitcase:$3')] },
  { kind: 'do', id: 'don', prompt: 'turn', moves: [{ answer: 'don:F01', spot: 'place:F01|place:chelsea' }] },
  {
    kind: 'do',
    id: 'backs',
    prompt: 'abilities',
    isAnyOrder: true,
    moves: [icon('use:gun'), note('suitcase:$2'), note('suitcase:$2')],
  },
  { kind: 'read', id: 'war', prompt: 'bid', spot: 'region:log' },
  { kind: 'do', id: 'bid', prompt: 'bid', moves: [{ answer: 'bid:0-0-1-0', spot: 'region:suitcase' }] },
  { kind: 'do', id: 'hire', prompt: 'hire', moves: [{ answer: 'hire:taxAdvisor1', spot: 'ally:taxAdvisor1' }] },
  { kind: 'do', id: 'tribute', prompt: 'tribute', isFree: true, moves: [note('discard:$1')] },
  { kind: 'do', id: 'controller', prompt: 'abilities', isAnyOrder: true, moves: [icon('use:gun'), icon('use:$2')] },
  { kind: 'read', id: 'end', prompt: 'turn', spot: 'region:board' },
];

const says = (seat: number, answers: string): (readonly [number, string])[] =>
  answers.split(' ').map(answer => [seat, answer]);

/** Act I as a newcomer plays it, and the start of Act II, where the first turf pays. */
export const corleoneLesson: Lesson<'corleone'> = {
  game: 'corleone',
  options: { players: 3, families: ['matarazzo', 'vitale', 'pizzino'], firstPlayer: YOU },
  seed: '75b'.padStart(64, '0'),
  rivals: [
    { name: 'Rosa', level: 'casual' },
    { name: 'Chiara', level: 'casual' },
  ],
  script: [
    ...says(ROSA, 'thug:barberShop use:horseHead use:$1 done'),
    ...says(ROSA, 'thug:calvaryCemetery use:bloodMoney use:$2'),
    ...says(ROSA, 'don:F10 use:bloodMoney use:booze'),
    ...says(ROSA, 'discard:shakedown discard:booze discard:bloodMoney discard:bloodMoney discard:$1'),
    ...says(ROSA, 'thug:gunShop first:A use:gun use:$2'),
    ...says(CHIARA, 'thug:koreanLaundry use:$2 suitcase:$3'),
    ...says(CHIARA, 'thug:ammoDepot use:gun use:gun'),
    ...says(CHIARA, 'don:F03 suitcase:$2 done'),
    ...says(CHIARA, 'bid:0-1-0-0 discard:driveBy discard:usurp'),
    ...says(CHIARA, 'thug:bestAndCo use:$2 use:$3'),
  ],
  steps,
};
