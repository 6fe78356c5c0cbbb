import type { Language } from '@omerta/words';

export type Messages = Readonly<Record<string, string>>;

/** A catalogue in every language, by the type of its English file. Each language is loaded when a page first needs it. */
export interface Words<Catalogue extends object> {
  /** The same promise for the same language, so that a page may wait for it while it draws. */
  load(language: Language): Promise<Messages>;
  readonly catalogue?: Catalogue; // only a type
}

export type WordKey<Catalogue extends object> = Exclude<keyof Catalogue & string, 'default'>;

/** From `import.meta.glob('…/*\/name.json', { import: 'default' })`: one file in the folder of each language. */
export function wordsFrom<Catalogue extends object>(
  files: Readonly<Record<string, () => Promise<Messages>>>,
): Words<Catalogue> {
  const byLanguage = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-2), load]));
  const loaded = new Map<Language, Promise<Messages>>();
  return {
    load(language) {
      const known = loaded.get(language);
      if (known !== undefined) return known;
      const load = byLanguage.get(language);
      if (load === undefined) throw new Error(`No catalogue in ${language} among ${Object.keys(files).join(', ')}`);
      const messages = load().catch((error: unknown) => {
        loaded.delete(language); // the connection may be back the next time
        throw error;
      });
      loaded.set(language, messages);
      return messages;
    },
  };
}
