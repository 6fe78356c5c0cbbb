import { use, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type Say, sayingIn } from './sayingIn.ts';
import type { Words } from './words.ts';

export type { Say } from './sayingIn.ts';

/** The words of one part of the interface. Waits (Suspense) for a catalogue that is not there yet. */
export function useWords<Catalogue extends object>(words: Words<Catalogue>): Say<Catalogue> {
  const language = useSettings(({ language }) => language);
  const messages = use(words.load(language));
  return useMemo(() => sayingIn<Catalogue>(language, messages), [language, messages]);
}
