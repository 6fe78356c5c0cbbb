import { useContext, useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { StageContext } from './stageContext.ts';

/** A line of the announcer: what is said, and how long it has for that, whatever it says. */
export interface Announced {
  readonly text: string;
  readonly ms: number;
  /** Another line with the same words is said again. */
  readonly key: string;
}

/** Says a line aloud where the browser has a voice for the language; it stands on the screen as text all the same. */
export function useAnnouncer(line: Announced | undefined): void {
  const stage = useContext(StageContext);
  const language = useSettings(settings => settings.language);
  const isAloud = useSettings(({ announcer, sound }) => announcer === 'voice' && sound !== 'off');
  const { key, text, ms } = line ?? { key: undefined, text: '', ms: 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which line it is
  useEffect(() => {
    const { speechSynthesis: speech } = globalThis;
    const isTouched = navigator.userActivation?.hasBeenActive === true; // before that a browser says nothing
    if (key === undefined || !isAloud || !isTouched || speech === undefined) return;
    const voice = voiceFor(language, speech.getVoices());
    if (voice === undefined) return;
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 1.08;
    stage?.speaks(true);
    speech.speak(words);
    const end = () => {
      speech.cancel();
      stage?.speaks(false);
    };
    words.onend = () => stage?.speaks(false);
    const timer = setTimeout(end, ms);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [key, isAloud, language]);
}

/** One that this device has itself, if it can be had: others come late, or not at all. */
export function voiceFor<V extends Pick<SpeechSynthesisVoice, 'lang' | 'localService'>>(
  language: string,
  voices: readonly V[],
): V | undefined {
  const exact = voices.filter(({ lang }) => lang.replace('_', '-').toLowerCase() === language.toLowerCase());
  const root = (lang: string) => lang.split(/[-_]/)[0]?.toLowerCase();
  const close = language.includes('-') ? [] : voices.filter(({ lang }) => root(lang) === root(language));
  const fitting = [...exact, ...close];
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}
