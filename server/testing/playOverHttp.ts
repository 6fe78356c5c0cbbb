import { randomBytes } from 'node:crypto';
import type { Frame } from '@omerta/protocol';
import type { Browser } from './testServer.ts';

export interface SeatSeen {
  readonly frame: Frame;
  readonly choices: readonly string[];
}

export const newCommand = () => randomBytes(12).toString('base64url');

/** Plays legal choices of one person over the HTTP endpoints until the game is over, or `most` were played. */
export async function playOn(person: Browser, match: string, most = 10_000): Promise<Frame> {
  for (let count = 0; ; ) {
    const { frame, choices } = (await person.get(`/api/matches/${match}/seat`)).body as SeatSeen;
    if (frame.over || count >= most) return frame;
    const { question } = frame;
    if (question === undefined || question.isChange) {
      await new Promise(resolve => setTimeout(resolve, 1)); // a bot is to choose
      continue;
    }
    const text = choices[Math.floor(choices.length / 2)]!;
    const { decision } = question;
    const answer = await person.post(`/api/matches/${match}/choices`, { decision, command: newCommand(), text });
    if (answer.status === 200) count++;
    else if (answer.body.code !== 'stale') throw new Error(`${text}: ${answer.text}`);
  }
}
