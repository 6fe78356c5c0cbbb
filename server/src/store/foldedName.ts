/** The same for all spellings of one account's name. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase();
