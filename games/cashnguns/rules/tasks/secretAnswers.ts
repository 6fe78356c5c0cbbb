import { type Frozen, has, type Seats } from '@omerta/kernel';

/** A question to several seats at once, whose answers stay secret and may be changed until the last one is in. */
interface Asked {
  asked: Seats;
  waiting: Seats;
}

export const stillWaiting = (task: Frozen<Asked>): Seats => task.waiting;
export const mayAnswer = (task: Frozen<Asked>): Seats => task.asked;

/** Writes a seat's answer down as given; says whether it was the first, which is all that others see. */
export const answered = (task: Asked, seat: number): boolean => {
  const isFirst = has(task.waiting, seat);
  task.waiting &= ~(1 << seat);
  return isFirst;
};
