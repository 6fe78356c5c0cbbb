import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@omerta/table/settings/languages.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Language } from '@omerta/words';
import { speak } from '../net/people.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './LanguageSwitch.module.css';

/** The four languages, each in its own words. */
export function LanguageSwitch() {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  return (
    <span className={styles.language}>
      <select
        className="veiled"
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
      <span className={styles.shown} aria-hidden="true">
        <Icon name="globe" size={22} />
        <span className={styles.long}>{LANGUAGE_NAMES[language]}</span>
        <span className={styles.short}>{LANGUAGE_TAGS[language]}</span>
        <Icon name="chevron" size={16} />
      </span>
    </span>
  );
}

function choose(language: Language): void {
  speak(language).catch(() => undefined); // the page speaks it already; the server learns it another time
}
