import type { Say } from '@omerta/table/words/useWords.ts';
import type { WordKey } from '@omerta/table/words/words.ts';
import type { PackWords } from './packWords.ts';
import type { Problem } from './problem.ts';

export interface SaidProblem {
  readonly text: string;
  readonly language?: 'en' | undefined; // where it is not the reader's
}

/** What is wrong, in the reader's language; what only files can get wrong stays as the check says it. */
export function problemWords(say: Say<PackWords>, { message }: Problem): SaidProblem {
  for (const [pattern, key] of PATTERNS) {
    const found = pattern.exec(message);
    if (found !== null) return { text: say(key, found.groups) };
  }
  return { text: message, language: 'en' };
}

const PATTERNS: readonly (readonly [RegExp, WordKey<PackWords>])[] = [
  [/^must be a text that is not empty/, 'problem.empty'],
  [/^must be a whole number from (?<least>\d+) to (?<most>\d+)/, 'problem.whole'],
  [/^must have at least (?<count>\d+)/, 'problem.atLeast'],
  [/^must have at most (?<count>\d+) letters/, 'problem.letters'],
  [/^must have at most (?<count>\d+)/, 'problem.atMost'],
  [/^must have exactly (?<count>\d+)/, 'problem.exactly'],
  [/^is missing$/, 'problem.missing'],
  [/^is not a known field$/, 'problem.unknownField'],
  [/^is used twice/, 'problem.usedTwice'],
  [/^(?<dealt>\d+) jobs are dealt at set-up, but there are only (?<jobs>\d+)/, 'problem.jobsDealt'],
  [
    /^(?<players>\d) players need (?<needed>\d+) cards of (?<note>\$\d), but there are only (?<count>\d+)/,
    'problem.moneyDealt',
  ],
  [/^is more than the (?<count>\d+) blue tiles/, 'problem.blueTiles'],
  [/^is more than the (?<count>\d+) thugs of a family/, 'problem.thugs'],
  [/^this exchange is none/, 'problem.exchange'],
  [/^is not supported inside choose or sequence/, 'problem.inside'],
  [/^placeNeutral may stand on allies only/, 'problem.alliesOnly'],
  [/^a card may place only one neutral figure/, 'problem.oneNeutral'],
  [/^chiefTurf is supported only/, 'problem.chief'],
  [/^is supported only on a job with at least two parts/, 'problem.sameTurf'],
  [/^vacatedSpace is supported only/, 'problem.vacated'],
  [/^the (?:consigliere|heir) has joined before/, 'problem.joinedBefore'],
  [/^unknown operation/, 'problem.operation'],
  [/^there is no turf/, 'problem.noTurf'],
  [
    /^(?<fronts>\d+) fronts for (?<thugs>\d+) thugs and Union Boss with (?<players>\d) players in act (?<act>\d)/,
    'problem.fewFronts',
  ],
  [
    /^(?<spaces>\d+) family spaces for (?<members>\d+) members and Mayor with (?<players>\d) players in act (?<act>\d)/,
    'problem.fewSpaces',
  ],
];
