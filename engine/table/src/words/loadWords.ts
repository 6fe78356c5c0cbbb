import type { Language } from '@omerta/text';
import type { Area } from './areas.ts';

export type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>('../../catalogues/*/*.json', { import: 'default' });
const loaded = new Map<string, Promise<Messages>>();

/** The same promise for the same catalogue, so that a page may wait for it while it draws. */
export function loadWords(language: Language, area: Area): Promise<Messages> {
  const path = `../../catalogues/${language}/${area}.json`;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const file = files[path];
  if (file === undefined) throw new Error(`No catalogue ${path}`);
  const messages = file().catch((error: unknown) => {
    loaded.delete(path); // the line may be back the next time
    throw error;
  });
  loaded.set(path, messages);
  return messages;
}
