/** A piece of a rule's text. In the books `**bold**` stands for a name, `[T2]` for another rule, `[ours]` for a ruling. */
export type TextPart =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'ours' };

const MARKUP = /\*\*(.+?)\*\*|\[([^\]]+)\]/g;

export function readRuleText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(MARKUP)) {
    const [whole, bold, reference] = found;
    if (found.index > at) parts.push({ kind: 'plain', text: text.slice(at, found.index) });
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (reference === 'ours') parts.push({ kind: 'ours' });
    else if (reference !== undefined) parts.push({ kind: 'rule', id: reference });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'plain', text: text.slice(at) });
  return parts;
}

/** The rules a text refers to. */
export const rulesNamed = (text: string): string[] =>
  readRuleText(text).flatMap(part => (part.kind === 'rule' ? [part.id] : []));

/** The words alone, as they are read and searched. */
export const plainRuleText = (text: string): string => readRuleText(text).map(textOfPart).join('').trim();

const textOfPart = (part: TextPart): string => ('text' in part ? part.text : '');
