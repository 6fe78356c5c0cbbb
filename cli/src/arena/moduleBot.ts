// A bot in a JavaScript file: export function decide(view, { choices, random, seat, prompt }) { return choices[0]; }
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyRules } from '@omerta/bots';
import { next32, type Prompt, type Random, type Seat } from '@omerta/kernel';
import type { Contestant } from '@omerta/lab';
import { Mistake, reasonOf } from '../mistake.ts';
import { within } from './within.ts';

/** What the function gets besides the view. */
export interface Help {
  readonly choices: readonly string[];
  /** A number from 0 up to 1; the same ones when the game is played again. */
  random(): number;
  readonly seat: Seat;
  readonly prompt: Prompt | undefined;
}

type Decide = (view: unknown, help: Help) => unknown;

export async function moduleBot(file: string, rules: AnyRules, seconds: number): Promise<Contestant> {
  const decide = await loaded(file);
  return {
    name: file,
    watches: false,
    async decide({ view, choices, random, seat }) {
      const help: Help = {
        choices: choices.map(choice => rules.writeChoice(choice)),
        random: () => fraction(random),
        seat,
        prompt: rules.promptOf(view),
      };
      const answer = await within(seconds, file, asked(file, decide, copyOf(view), help));
      if (typeof answer !== 'string') throw new Mistake(`the bot ${file} answered no text: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
}

async function loaded(file: string): Promise<Decide> {
  let found: { readonly decide?: unknown };
  try {
    found = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new Mistake(`the bot ${file} cannot be loaded: ${reasonOf(error)}`);
  }
  if (typeof found.decide !== 'function') throw new Mistake(`the bot ${file} exports no function "decide"`);
  return found.decide as Decide;
}

async function asked(file: string, decide: Decide, view: unknown, help: Help): Promise<unknown> {
  try {
    return await decide(view, help);
  } catch (error) {
    throw new Mistake(`the bot ${file} failed: ${reasonOf(error)}`);
  }
}

/** A copy, as a remote program would get: a view shares its parts with the game, which a bot must not change. */
const copyOf = (view: unknown): unknown => JSON.parse(JSON.stringify(view));

const fraction = (random: Random): number => next32(random) / 2 ** 32;
