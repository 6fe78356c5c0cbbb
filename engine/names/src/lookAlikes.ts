import unhomoglyph from 'unhomoglyph';

/** Whether two names look the same, or the same but for capitals. */
export function areLookAlikes(one: string, other: string): boolean {
  return LETTERINGS.some(lettered => skeletonOf(lettered(one)) === skeletonOf(lettered(other)));
}

/** The names that look like one of the others. */
export const lookAlikesAmong = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter(name => others.some(other => areLookAlikes(name, other)));

/**
 * Unicode TR39: names with the same skeleton look the same. Compatibility forms, such as wide and mathematical letters,
 * are replaced first: the table of confusables lacks some of them.
 */
function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(NOT_DRAWN, '');
  return unhomoglyph(bare).normalize('NFD').replaceAll(/\s+/gu, ' ').trim();
}

const NOT_DRAWN = /[\p{Default_Ignorable_Code_Point}\p{C}]/gu;

/** As they are, in small letters and in capitals: some letters look like others in one of these only, such as I and l. */
const LETTERINGS: readonly ((name: string) => string)[] = [
  name => name,
  name => name.normalize('NFKC').toUpperCase().toLowerCase(),
  name => name.normalize('NFKC').toUpperCase(),
];
