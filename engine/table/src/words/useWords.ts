import { use, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Area } from './areas.ts';
import { loadWords } from './loadWords.ts';
import { type Say, sayingIn } from './sayingIn.ts';

export type { Say } from './sayingIn.ts';

/** The words of one part of the interface. Waits (Suspense) for a catalogue that is not there yet. */
export function useWords<A extends Area>(area: A): Say<A> {
  const language = useSettings(({ language }) => language);
  const messages = use(loadWords(language, area));
  return useMemo(() => sayingIn<A>(language, messages), [language, messages]);
}
