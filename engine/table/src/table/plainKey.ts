export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The pressed key, a letter in lower case; undefined together with a key that makes it the browser's. */
export function plainKey({ key, ctrlKey, altKey, metaKey }: PressedKey): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  return key.length === 1 ? key.toLowerCase() : key;
}
