import type { PlainIcon, TokenShape } from './icon.ts';

/** Ids of what `Symbols` defines. The prefix keeps them apart from anything else on the page. */
export const symbolId = (icon: PlainIcon, shape: TokenShape): string => artId(`${shape}-${icon.replace('$', 'money')}`);

export const artId = (name: string): string => `corleone-${name}`;
export const artUrl = (name: string): string => `url(#${artId(name)})`;
