/** Where a screen becomes the television of a party. */
export const TV_PATH = '/tv';
