import { type Frozen, has, type Seats } from '@omerta/kernel';

/** A question to several seats at once. Answers are secret and may be changed until the last one arrives. */
interface Asked {
  asked: Seats;
  waiting: Seats;
}

export const stillWaiting = (task: Frozen<Asked>): Seats => task.waiting;
export const mayAnswer = (task: Frozen<Asked>): Seats => task.asked;

/** Marks a seat as answered. True for its first answer: the others see only that. */
export const answered = (task: Asked, seat: number): boolean => {
  const isFirst = has(task.waiting, seat);
  task.waiting &= ~(1 << seat);
  return isFirst;
};
