import { type Content, type Figure, NO_FIGURE, POLICE_CHIEF, type View } from '@omerta/corleone/rules';

/** W1: everybody in a turf, on its businesses, on family spaces around it, or inside it as the Police Chief is. */
export function figuresIn({ turfs }: Content, { table }: View, turf: number): Figure[] {
  return [
    table.thugSpaces[turf * 2]!,
    table.thugSpaces[turf * 2 + 1]!,
    ...turfs[turf]!.spaces.map(space => table.familySpaces[space]!),
    table.policeChief === turf ? POLICE_CHIEF : NO_FIGURE,
  ].filter(figure => figure !== NO_FIGURE);
}
