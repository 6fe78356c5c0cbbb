import type { FamilyId } from './families.ts';

/** A dash of its own for each family, so that lines are told apart without their colour. */
export const DASHES: { readonly [F in FamilyId]: string } = {
  matarazzo: '',
  marzullo: '2 5',
  vitale: '10 5',
  pizzino: '14 4 3 4',
  caccamo: '5 4',
};
