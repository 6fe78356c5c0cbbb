import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@omerta/table/settings/languages.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import { useId } from 'react';
import { speak } from '../net/people.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './LanguageSwitch.module.css';
import { useIsNarrow } from './useIsNarrow.ts';

/** The four languages, each in its own words. */
export function LanguageSwitch() {
  const isNarrow = useIsNarrow(599);
  return isNarrow ? <LanguageList /> : <LanguageRow />;
}

function LanguageList() {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  return (
    <select
      className={styles.list}
      aria-label={say('language')}
      value={language}
      onChange={({ target }) => choose(LANGUAGES.find(each => each === target.value) ?? language)}
    >
      {LANGUAGES.map(each => (
        <option key={each} value={each} lang={each} label={LANGUAGE_NAMES[each]}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  );
}

function LanguageRow() {
  const say = useWords(pageWords);
  const name = useId();
  const language = useSettings(settings => settings.language);
  return (
    <fieldset className={styles.languages}>
      <legend className="unseen">{say('language')}</legend>
      {LANGUAGES.map(each => (
        <label key={each} lang={each} title={LANGUAGE_NAMES[each]}>
          <input
            type="radio"
            className="veiled"
            name={name}
            checked={each === language}
            aria-label={LANGUAGE_NAMES[each]}
            onChange={() => choose(each)}
          />
          <span>{LANGUAGE_TAGS[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function choose(language: Language): void {
  speak(language).catch(() => undefined); // the page speaks it already; the server learns it another time
}
