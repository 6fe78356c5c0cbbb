import { pick, type Random } from '@omerta/kernel';
import type { BotGame } from './botOf.ts';

/** A personal name. A number counts through the list; names in `taken` are avoided while there are others. */
export function botName(game: BotGame, at: number | Random, taken: readonly string[] = []): string {
  const free = NAMES[game].filter(name => !taken.includes(name));
  const names = free.length > 0 ? free : NAMES[game];
  return typeof at === 'number' ? names[at % names.length]! : pick(at, names);
}

const NAMES: Readonly<Record<BotGame, readonly string[]>> = {
  corleone: [
    'Calogero Spina',
    'Nunzia Ferro',
    'Old Saverio',
    'Bastiano Grillo',
    'Donna Assunta',
    'Pasquale Two Coats',
    'Rosaria Lume',
    'Ciccio the Baker',
    'Gaspare Tondo',
    'Filomena Nero',
    'Turiddu Alba',
    'Carmelina Scotto',
    'Nino Half Past',
    'Santuzza Bello',
    'Gerlando Muto',
    'Concetta Rapace',
    'Peppe Cold Soup',
    'Immacolata Vento',
    'Liborio Quiet',
    'Addolorata Fumo',
    'Rocco Sugar',
    'Tindara Volpe',
    'Melchiorre Ombra',
    'Agata Seven Keys',
  ],
  cashnguns: [
    'Fingers Malone',
    'Velvet Ruth',
    'Nickel Joe',
    'Sally Switchblade',
    'The Accountant',
    'Mumbles',
    'Duchess Dot',
    'Left-Hand Larry',
    'Ruby Ruckus',
    'Sleepy Hal',
    'Trixie Tommygun',
    'Baby Grand',
    'Limping Lou',
    'Pearl Handle',
    'Knuckles O’Dea',
    'Mad Maxine',
    'Ice Pick Ivan',
    'Goldie Teeth',
    'The Undertaker',
    'Whispering Wanda',
    'Shoebox Sid',
    'Dynamite Dolores',
    'Buttons Brown',
    'Crooked Clementine',
  ],
};
