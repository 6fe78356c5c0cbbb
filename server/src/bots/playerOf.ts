import { type Bot, botOf } from '@omerta/bots';
import type { AnyRules } from '../games.ts';
import { botsOf } from '../games.ts';
import { levelOf } from './levelOf.ts';
import type { Question } from './thinker.ts';

/** The bot with this level and style. Cached by rules: one bot plays any number of seats. */
export function playerOf({ game, rules, level, style }: Pick<Question, 'game' | 'rules' | 'level' | 'style'>): Bot {
  const made = players.get(rules) ?? new Map<string, Bot>();
  players.set(rules, made);
  const key = `${level} ${style}`;
  const found = made.get(key) ?? botOf(botsOf(game), levelOf(level), rules, style);
  made.set(key, found);
  return found;
}

const players = new WeakMap<AnyRules, Map<string, Bot>>();
