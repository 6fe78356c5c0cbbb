import { LANGUAGES, type Language } from '@omerta/words';
import { remembered } from './remembered.ts';

export type Messages = Readonly<Record<string, string>>;

/** A catalogue in every language, by the type of its English file. Each language is loaded when a page first needs it. */
export interface Words<Catalogue extends object> {
  /** The same promise for the same language, so that a page may wait for it while it draws. */
  load(language: Language): Promise<Messages>;
  readonly catalogue?: Catalogue; // only a type
}

export type WordKey<Catalogue extends object> = Exclude<keyof Catalogue & string, 'default'>;

/** From `import.meta.glob('…/*\/name.json', { import: 'default' })`: a file in the folder of each language, or of its name. */
export function wordsFrom<Catalogue extends object>(
  files: Readonly<Record<string, () => Promise<Messages>>>,
): Words<Catalogue> {
  const places = Object.entries(files);
  return {
    load: remembered(async (language: Language) => {
      const [, load] = places.find(([path]) => languageOf(path) === language) ?? [];
      if (load === undefined) throw new Error(`No catalogue in ${language} among ${Object.keys(files).join(', ')}`);
      return load();
    }),
  };
}

const languageOf = (path: string): Language | undefined => {
  const names = path
    .replace(/\.json$/, '')
    .split('/')
    .slice(-2);
  return LANGUAGES.find(language => names.includes(language));
};
