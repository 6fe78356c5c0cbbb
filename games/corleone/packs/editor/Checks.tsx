import { usualTotals } from '@omerta/corleone/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import styles from './Checks.module.css';
import { useEditor } from './editor.ts';
import type { Selection } from './entries.ts';
import { fieldWords } from './fieldWords.ts';
import { packWords } from './packWords.ts';
import { PART_OF_TOTAL } from './partOfTotal.ts';
import { entryName, type Problem, placeOf } from './problem.ts';
import { problemWords } from './problemWords.ts';
import { unsaidIn } from './wordsAndSteps.ts';

export interface ChecksProps {
  readonly warnings: readonly Problem[];
  readonly onSelect: (selection: Selection) => void;
}

const MOST_SHOWN = 30;

/** Everything a pack is looked at for. Errors keep it from the table; warnings say what is seldom meant. */
export function Checks({ warnings, onSelect }: ChecksProps) {
  const say = useWords(packWords);
  const { pack, errors } = useEditor();
  const totals = usualTotals(pack);
  const unusual = totals.filter(({ found, usual }) => found !== usual);
  const others = warnings.filter(({ message }) => !/ are usual$/.test(message)); // the totals are listed whole
  const unsaid = (['jobs', 'allies'] as const).flatMap(list =>
    pack[list].flatMap(({ id, name, text, effects }) => {
      const [first] = unsaidIn(text, effects);
      return first === undefined ? [] : [{ list, id, name, ...first }];
    }),
  );
  const fix = (selection: Selection) => (
    <button type="button" onClick={() => onSelect(selection)}>
      {say('check.show')}
    </button>
  );
  return (
    <section className={styles.checks} aria-label={say('checks')}>
      <header>
        <h3>{say('checks')}</h3>
        <p role="status" className={styles.count}>
          {say('check.count', { errors: errors.length, warnings: unusual.length + others.length + unsaid.length })}
        </p>
      </header>
      <ul>
        {errors.slice(0, MOST_SHOWN).map(problem => {
          const { text, language } = problemWords(say, problem);
          return (
            <Check
              key={problem.entry + problem.field + text}
              state="error"
              title={<Where problem={problem} />}
              fix={fix(placeOf(problem))}
            >
              <span lang={language}>{text}</span>
            </Check>
          );
        })}
        {unsaid.slice(0, MOST_SHOWN).map(({ list, id, name, step, fact }) => (
          <Check
            key={`${list} ${id}`}
            state="warning"
            title={say('check.unsaid', { name })}
            fix={fix({ part: list, list, id })}
          >
            {say('unsaid', { step, fact })}
          </Check>
        ))}
        {others.map(problem => (
          <Check key={problem.message} state="warning" title={say('check.room')} fix={fix(placeOf(problem))}>
            {problemWords(say, problem).text}
          </Check>
        ))}
        {unusual.map(({ total, found, usual }) => (
          <Check key={total} state="warning" title={say(`total.${total}`)} fix={fix({ part: PART_OF_TOTAL[total] })}>
            {say('check.unusual', { found, usual })}
          </Check>
        ))}
        {errors.length === 0 && (
          <Check state="pass" title={say('check.playable')}>
            {say('check.playable.words')}
          </Check>
        )}
      </ul>
      <details>
        <summary>{say('check.totals', { count: totals.length - unusual.length, all: totals.length })}</summary>
        <ul>
          {totals.map(({ total, found, usual }) => (
            <Check key={total} state={found === usual ? 'pass' : 'warning'} title={say(`total.${total}`)}>
              {say('check.total', { found, usual })}
            </Check>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface CheckProps {
  readonly state: 'error' | 'warning' | 'pass';
  readonly title: ReactNode;
  readonly fix?: ReactNode;
  readonly children: ReactNode;
}

/** Round cross, triangle, tick: never told apart by colour alone. */
function Check({ state, title, fix, children }: CheckProps) {
  const say = useWords(packWords);
  return (
    <li className={`${styles.check} ${styles[state]}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        {SIGNS[state]}
      </svg>
      <div>
        <b>
          <span className="unseen">{say(`state.${state}`)} </span>
          {title}
        </b>
        <p>{children}</p>
      </div>
      {fix}
    </li>
  );
}

function Where({ problem }: { readonly problem: Problem }) {
  const say = useWords(packWords);
  const { pack } = useEditor();
  const name = entryName(problem, pack) || say(`part.${placeOf(problem).part}`);
  return problem.field === '' ? name : `${name}: ${fieldWords(say, problem.field)}`;
}

const SIGNS = {
  error: (
    <>
      <circle cx={10} cy={10} r={9.5} fill="var(--red-500)" />
      <path d="m6.5 6.5 7 7m0-7-7 7" stroke="var(--text)" strokeWidth={2.4} strokeLinecap="round" />
    </>
  ),
  warning: (
    <>
      <path d="M10 1.5 19 18H1Z" fill="var(--warn)" />
      <path d="M10 7v5.5m0 2.6v.1" stroke="var(--ink-950)" strokeWidth={2} strokeLinecap="round" />
    </>
  ),
  pass: (
    <>
      <circle cx={10} cy={10} r={9.5} fill="var(--ok)" />
      <path d="m5.5 10.5 3 3 6-7" fill="none" stroke="var(--ink-950)" strokeWidth={2.2} strokeLinecap="round" />
    </>
  ),
} as const;
