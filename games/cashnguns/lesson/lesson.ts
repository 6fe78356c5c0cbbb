import type { Lesson, LessonStep, Move } from '@omerta/table/lesson/lesson.ts';

const ROSA = 1;
const CHIARA = 2;
const TONIO = 3;

const hand = (answer: string): Move => ({ answer, spot: 'region:hand|region:prompt' });
const at = (seat: number, answer: string): Move => ({ answer, spot: `seat:${seat}|region:prompt` });
const button = (answer: string): Move => ({ answer, spot: 'region:prompt' });
const loot = (answer: string): Move => ({ answer, spot: 'region:loot|region:prompt' });

const steps: readonly LessonStep[] = [
  { kind: 'read', id: 'loot', prompt: 'bullet', spot: 'region:loot|region:table|region:prompt' },
  { kind: 'read', id: 'hand', prompt: 'bullet', spot: 'region:hand|region:prompt' },
  { kind: 'do', id: 'bullet', prompt: 'bullet', moves: [hand('bang')] },
  { kind: 'do', id: 'aim', prompt: 'aim', moves: [at(TONIO, 'aim:D')] },
  { kind: 'read', id: 'guns', prompt: 'courage', spot: `seat:${CHIARA}|region:prompt` },
  { kind: 'do', id: 'courage', prompt: 'courage', moves: [button('stand')] },
  { kind: 'read', id: 'fire', prompt: 'share', spot: `seat:${TONIO}|region:prompt` },
  { kind: 'do', id: 'share', prompt: 'share', moves: [loot('take:bill20')] },
  { kind: 'do', id: 'desk', prompt: 'share', moves: [loot('take:godfather')] },
  { kind: 'do', id: 'rest', prompt: 'share', moves: [loot('take:painting')] },
  { kind: 'do', id: 'bluff', prompt: 'bullet', moves: [hand('click')] },
  { kind: 'do', id: 'secondAim', prompt: 'aim', moves: [at(CHIARA, 'aim:C')] },
  { kind: 'do', id: 'order', prompt: 'privilege', moves: [at(ROSA, 'order:B')] },
  { kind: 'do', id: 'duck', prompt: 'courage', moves: [button('duck')] },
  { kind: 'read', id: 'end', prompt: 'bullet', spot: 'region:table|region:prompt' },
];

const says = (seat: number, answers: string): (readonly [number, string])[] =>
  answers.split(' ').map(answer => [seat, answer]);

/** Two rounds as a newcomer plays them: standing with a Bang, then ducking behind a Click. */
export const cashLesson: Lesson<'cashnguns'> = {
  game: 'cashnguns',
  options: { players: 4, firstGodfather: ROSA },
  seed: 'f16'.padStart(64, '0'),
  rivals: [
    { name: 'Rosa', level: 'casual' },
    { name: 'Chiara', level: 'casual' },
    { name: 'Tonio', level: 'casual' },
  ],
  script: [
    ...says(ROSA, 'click aim:D order:C stand take:bill10 take:painting take:bill5'),
    ...says(ROSA, 'bang aim:A aim:C stand take:bill20 take:bill10 take:bill10 take:diamond5 take:clip discard:click'),
    ...says(CHIARA, 'click aim:B aim:A stand take:diamond5 take:bill10 take:bill5'),
    ...says(CHIARA, 'click aim:B stand'),
    ...says(TONIO, 'click aim:C stand'),
    ...says(TONIO, 'bang aim:A stand take:bill20 take:godfather take:bill10 take:bill5'),
  ],
  steps,
};
