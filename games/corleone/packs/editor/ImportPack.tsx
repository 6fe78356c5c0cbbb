import { useWords } from '@omerta/table/words/useWords.ts';
import { useId, useState } from 'react';
import { fieldWords } from './fieldWords.ts';
import styles from './Packs.module.css';
import { type ReadPack, readPackFile } from './packFile.ts';
import { packWords } from './packWords.ts';
import { problemWords } from './problemWords.ts';
import { useSavePack } from './useSavePack.ts';

const MOST_SHOWN = 20;

type Refused = Extract<ReadPack, { readonly ok: false }>;

/** A pack from a file. One that cannot be played is told apart here; nothing that is stored changes. */
export function ImportPack() {
  const say = useWords(packWords);
  const { saveFile } = useSavePack();
  const id = useId();
  const [refused, setRefused] = useState<{ readonly file: string; readonly why: Refused }>();
  const read = async (file: File) => {
    const found = readPackFile(await file.text());
    if (found.ok) await saveFile(found.pack, file.name);
    else setRefused({ file: file.name, why: found });
  };
  return (
    <div className={styles.import}>
      <label htmlFor={id} className={styles.open}>
        {say('import')}
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="unseen"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ''; // the same file, mended, may be chosen again
            if (file !== undefined) void read(file);
          }}
        />
      </label>
      <div role="alert">
        {refused !== undefined && (
          <div className={styles.refused}>
            <b>{say('import.refused', { file: refused.file })}</b>
            <p>{say(`import.${refused.why.why}`)}</p>
            {refused.why.why === 'badPack' && <Problems problems={refused.why.problems} />}
          </div>
        )}
      </div>
    </div>
  );
}

function Problems({ problems }: { readonly problems: Extract<Refused, { readonly why: 'badPack' }>['problems'] }) {
  const say = useWords(packWords);
  return (
    <ul>
      {problems.slice(0, MOST_SHOWN).map(problem => {
        const { text, language } = problemWords(say, problem);
        return (
          <li key={problem.entry + problem.field + text}>
            <b>{problem.entry}</b>
            {problem.field !== '' && <> · {fieldWords(say, problem.field)}</>}: <span lang={language}>{text}</span>
          </li>
        );
      })}
      {problems.length > MOST_SHOWN && <li>{say('import.more', { count: problems.length - MOST_SHOWN })}</li>}
    </ul>
  );
}
