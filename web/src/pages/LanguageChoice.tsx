import { speak } from '../net/people.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../settings/languages.ts';
import { useSettings } from '../settings/settings.ts';
import { Choice } from '../ui/Choice.tsx';
import { useWords } from '../words/useWords.ts';

/** Which language the page speaks, as one of several settings. */
export function LanguageChoice() {
  const say = useWords('house');
  const language = useSettings(settings => settings.language);
  return (
    <Choice
      label={say('language')}
      value={language}
      options={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={chosen => {
        speak(chosen).catch(() => undefined); // the page speaks it already; the house learns it another time
      }}
    />
  );
}
