import type { Element } from './messageShape.ts';

const LITERAL = 0;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/** The texts a message can become: each arm of a select or plural is in one of them, and arguments stay `{name}`. */
export function readingsOf(message: readonly Element[]): string[] {
  const parts = message.map(textsOf);
  const most = Math.max(1, ...parts.map(texts => texts.length));
  return Array.from({ length: most }, (_, reading) => parts.map(texts => texts[reading % texts.length]).join(''));
}

function textsOf({ type, value, options }: Element): string[] {
  if (type === LITERAL) return [String(value)];
  if (type === POUND) return ['#'];
  if (type !== SELECT && type !== PLURAL) return [`{${String(value)}}`];
  return Object.values(options!).flatMap(arm => readingsOf(arm.value));
}
