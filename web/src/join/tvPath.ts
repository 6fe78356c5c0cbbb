import { basePath } from '@omerta/table/net/basePath.ts';

/** Where a screen becomes the television of a party. */
export const TV_PATH = '/tv';

/** The same, as it is typed on a television. */
export const tvAddress = (): string => `${location.host}${basePath()}${TV_PATH}`;
