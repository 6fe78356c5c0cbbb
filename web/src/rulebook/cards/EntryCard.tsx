import type { Entry } from '@omerta/table/rulebook/entry.ts';
import { ORIGINS } from '@omerta/table/rulebook/origin.ts';
import type { Glossary } from '@omerta/table/rulebook/rulebook.ts';
import { LANGUAGE_TAGS } from '@omerta/table/settings/languages.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../../words/rulebookWords.ts';
import { Marked } from '../Marked.tsx';
import { OriginBadge } from '../OriginBadge.tsx';
import { ruleAddress } from '../ruleAddress.ts';
import { EntryArt } from './EntryArt.tsx';
import styles from './EntryCard.module.css';

export interface EntryCardProps {
  readonly game: string;
  readonly glossary: Glossary;
  readonly entry: Entry;
  readonly terms: readonly string[];
}

/** An entry of the glossary, on paper. */
export function EntryCard({ game, glossary, entry, terms }: EntryCardProps) {
  const say = useWords(rulebookWords);
  const sayGame = useWords(glossary.words);
  const { name, elsewhere, facts, origins, see } = entry;
  return (
    <article className={styles.entry}>
      <EntryArt Art={glossary.Art} entry={entry} />
      <div className={styles.words}>
        <h3>
          <Marked text={name} terms={terms} />
        </h3>
        <Effect glossary={glossary} entry={entry} terms={terms} />
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ field, value }) => (
              <div key={field}>
                <dt>{sayGame(`field.${field}`)}</dt>
                <dd>
                  <Marked text={value} terms={terms} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl className={styles.origins} aria-label={say('legend')}>
          {ORIGINS.map(origin => {
            const fields = origins.filter(each => each.origin === origin).map(({ field }) => sayGame(`field.${field}`));
            return (
              fields.length > 0 && (
                <div key={origin}>
                  <dt>{fields.join(', ')}</dt>
                  <dd>
                    <OriginBadge origin={origin} ground="paper" />
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        <ul className={styles.elsewhere} aria-label={say('elsewhere')}>
          {elsewhere.map(({ language, name: other }) => (
            <li key={language} lang={language}>
              <span>{LANGUAGE_TAGS[language]}</span> <Marked text={other} terms={terms} />
            </li>
          ))}
        </ul>
        <p className={styles.see}>
          {say('see')}{' '}
          {see.map(rule => (
            <a key={rule} href={ruleAddress(game, rule)} aria-label={say('rule', { id: rule })}>
              {rule}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}

/** What it does, in words. */
function Effect({ glossary, entry: { text, textKey }, terms }: Omit<EntryCardProps, 'game'>) {
  const say = useWords(glossary.words);
  const told = textKey === undefined ? text : say(textKey);
  return (
    told !== '' && (
      <p>
        <Marked text={told} terms={terms} />
      </p>
    )
  );
}
