// Each seat's part of the shuffle. It is kept, so that its player can see after the game that it was mixed in.
import { remember, remembered } from '@omerta/table/settings/deviceMemory.ts';

const KEPT = 'omerta-entropy-';

/** 16 bytes in hex. Made without crypto.subtle, which plain http does not have. */
export function newEntropy(match: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const entropy = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  remember(KEPT + match, entropy);
  return entropy;
}

export const entropyOf = (match: string): string | undefined => remembered(KEPT + match);
