import type { CashAnalysis } from '@omerta/cashnguns/coach';
import { seatName } from '@omerta/kernel';

/** What each seat loaded, and whom that frightened. */
export function bluffLines({ bluffs = [] }: CashAnalysis): string[] {
  return bluffs.map((report, seat) => {
    const loaded = `loaded ${count(report.bangsLoaded, 'Bang')} and ${count(report.clicksLoaded, 'Click')}`;
    const ducked = `ducked ${report.ducked}, ${report.duckedFromBlanks} of them from blanks`;
    return `  ${seatName(seat)} ${loaded}; ${ducked}; ${count(report.bluffsThatWorked, 'bluff')} worked, ${report.bluffsCalled} called`;
  });
}

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
