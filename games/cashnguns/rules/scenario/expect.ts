import { checkExpectations as check } from '@omerta/kernel/scenario';
import type { Expectations } from './expectationsShape.ts';
import { seatChecks } from './expectSeat.ts';
import { tableChecks } from './expectTable.ts';
import type { Story } from './story.ts';

/** What is not as expected. Later expectations see only events from here on. */
export const checkExpectations = (story: Story, wanted: Expectations): string[] =>
  check(story, wanted, { table: tableChecks, seat: seatChecks });
