import type { Choice } from '@omerta/cashnguns/seen';

/** To decline what is optional. */
export const PASS_CHOICE: Choice = { kind: 'pass' };
