import { pick } from '@omerta/kernel';
import type { Bot } from './bot.ts';

export const random: Bot = { choose: (_rules, _view, choices, generator) => pick(generator, choices) };
