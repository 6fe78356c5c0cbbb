import { createElement } from 'react';
import type { PageParts } from '../src/page/pageParts.ts';

const Nothing = () => null;

const unasked = async (): Promise<never> => {
  throw new Error('This page has no server');
};

/** A page with a menu and nothing else around its table. */
export const plainPage: PageParts = {
  TableMenu: () => createElement('button', { type: 'button', 'data-region': 'menu' }),
  EndWays: Nothing,
  EndCoach: Nothing,
  RuleLink: ({ id }) => id,
  callAdviser: () => ({ host: { hint: async () => undefined }, end: () => {} }),
  chat: { useHasName: () => true, takeName: unasked, mute: unasked },
  fetchPack: unasked,
};
