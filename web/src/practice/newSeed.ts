/** 256 bits from the browser: the cards cannot be guessed. */
export const newSeed = (): string => hex(32);

/** A name for a game of this device. */
export const newId = (): string => hex(8);

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');
}
