import type { Book } from '@omerta/table/rulebook/book.ts';
import { numbered } from '@omerta/table/rulebook/numbered.ts';

export const corleoneBook: Book<'corleone'> = {
  game: 'corleone',
  chapters: [
    { id: 'setup', rules: numbered('S', 10), rulings: ['RN-29'] },
    { id: 'act', rules: ['A1', 'A2'] },
    { id: 'family', rules: numbered('F', 5), rulings: ['RN-02'] },
    {
      id: 'thugs',
      part: 'family',
      rules: numbered('T', 4),
      rulings: ['RN-10'],
      examples: ['T2'],
      isOftenWrong: true,
    },
    { id: 'members', part: 'family', rules: numbered('M', 6), rulings: ['RN-01'], examples: ['M1'] },
    {
      id: 'abilities',
      part: 'family',
      rules: numbered('I', 14),
      rulings: ['RN-01', 'RN-07', 'RN-08', 'RN-09', 'RN-33'],
      isOftenWrong: true,
    },
    { id: 'jobs', part: 'family', rules: numbered('J', 5), rulings: ['RN-04', 'RN-05', 'RN-06'] },
    { id: 'allies', part: 'family', rules: numbered('L', 3), rulings: ['RN-14', 'RN-15', 'RN-30'] },
    { id: 'gunning', part: 'family', rules: ['G1'], rulings: ['RN-11', 'RN-14'] },
    { id: 'war', rules: numbered('W', 4), rulings: ['RN-24', 'RN-32'], examples: ['W2'], isOftenWrong: true },
    { id: 'bribery', rules: numbered('B', 4), rulings: ['RN-26'], isOftenWrong: true },
    { id: 'tribute', rules: ['D1', 'D2'], rulings: ['RN-27', 'RN-31', 'RN-33'] },
    { id: 'entracte', rules: numbered('E', 5) },
    { id: 'end', rules: numbered('X', 4), rulings: ['RN-09'], examples: ['X2'] },
    {
      id: 'sight',
      rules: [],
      rulings: ['RN-28'],
      lists: [
        { id: 'sight.all', length: 6 },
        { id: 'sight.own', length: 4 },
        { id: 'sight.later', length: 3 },
        { id: 'sight.none', length: 3 },
        { id: 'sight.options', length: 2 },
      ],
    },
    { id: 'clock', rules: [], lists: [{ id: 'clock.defaults', length: 11 }] },
    { id: 'also', rules: [], lists: [{ id: 'also.true', length: 8 }] },
    { id: 'rulings', rules: numbered('RN-', 33, 2).filter(id => id !== 'RN-03') }, // retired
  ],
};
