import type { Book } from '@omerta/table/rulebook/book.ts';
import { numbered } from '@omerta/table/rulebook/numbered.ts';

const lettered = (stage: number, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${stage}${'abcdefg'[at]}`);

const TALENTS = 'GRE STE CUN CUT DIC KID LUC COL DOC SMA UNB HUS PRO FRI VUL JUN'.split(' ');

const rulings = (...numbers: number[]): string[] => numbers.map(number => `AMB-${String(number).padStart(2, '0')}`);

export const cashngunsBook: Book<'cashnguns'> = {
  game: 'cashnguns',
  chapters: [
    { id: 'game', rules: ['G1', 'G2', 'R1'], rulings: rulings(1, 35) },
    { id: 'setup', rules: ['K', ...numbered('P', 4)], rulings: rulings(2, 3, 59) },
    { id: 'stage1', part: 'game', rules: lettered(1, 2), rulings: rulings(29, 20) },
    { id: 'stage2', part: 'game', rules: lettered(2, 2), rulings: rulings(6, 55) },
    { id: 'stage3', part: 'game', rules: lettered(3, 2), rulings: rulings(4, 5), isOftenWrong: true },
    { id: 'stage4', part: 'game', rules: lettered(4, 2), rulings: rulings(7, 8, 9, 10), isOftenWrong: true },
    { id: 'stage5', part: 'game', rules: lettered(5, 5), rulings: rulings(11, 13, 58) },
    { id: 'stage6', part: 'game', rules: lettered(6, 7), rulings: rulings(14, 15, 16, 17, 18), isOftenWrong: true },
    { id: 'stage7', part: 'game', rules: lettered(7, 7), rulings: rulings(19, 20, 21, 22, 23, 56) },
    { id: 'loot', rules: numbered('V', 8), rulings: rulings(24, 25, 26, 27, 28, 57) },
    { id: 'end', rules: numbered('E', 8), rulings: rulings(30, 31, 32, 33), isOftenWrong: true },
    {
      id: 'talents',
      rules: ['T0', ...TALENTS.map(talent => `T-${talent}`)],
      rulings: rulings(12, 36, 52, 53, 60),
    },
    { id: 'pairs', part: 'talents', rules: numbered('X', 26, 2) },
    {
      id: 'sight',
      rules: [],
      lists: [
        { id: 'sight.all', length: 7 },
        { id: 'sight.own', length: 4 },
        { id: 'sight.two', length: 4 },
        { id: 'sight.none', length: 4 },
      ],
    },
    { id: 'options', rules: [], lists: [{ id: 'options.table', length: 10 }] },
    { id: 'clock', rules: [], rulings: rulings(4, 54), lists: [{ id: 'clock.defaults', length: 13 }] },
    { id: 'rulings', rules: numbered('AMB-', 60, 2) },
  ],
};
