import { LANGUAGE_NAMES, LANGUAGES } from '@omerta/table/settings/languages.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Choice } from '@omerta/table/ui/Choice.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { speak } from '../net/people.ts';
import { pageWords } from '../words/pageWords.ts';

/** Which language the page speaks, as one of several settings. */
export function LanguageChoice() {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  return (
    <Choice
      label={say('language')}
      value={language}
      options={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={chosen => {
        speak(chosen).catch(() => undefined); // the page speaks it already; the server learns it another time
      }}
    />
  );
}
