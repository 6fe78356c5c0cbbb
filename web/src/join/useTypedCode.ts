import { useWords } from '@omerta/table/words/useWords.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { codeOf } from '../net/api.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { refusalWords } from '../page/refusals.ts';
import { pageWords } from '../words/pageWords.ts';
import type { CodeFieldProps } from './CodeField.tsx';

/** A code being typed: when it is whole the server is asked, and says at once if it knows no such room. */
export function useTypedCode(first = ''): CodeFieldProps {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const [value, setValue] = useState(first);
  const [asked, setAsked] = useState<string>();
  const [problem, setProblem] = useState<string | undefined>(
    first === '' ? undefined : say('join.unknown', { code: first }),
  );
  const latest = useRef(value);
  const onChange = (code: string) => {
    latest.current = code;
    setValue(code);
    setProblem(undefined);
  };
  const onFull = async (code: string) => {
    setAsked(code);
    try {
      await tablesApi.byCode(code);
      if (latest.current === code) go(`/${code}`);
    } catch (error) {
      if (latest.current !== code) return; // another letter was typed meanwhile
      navigator.vibrate?.([20, 40, 20]);
      const refusal = codeOf(error);
      setProblem(refusal === 'noSuchMatch' ? say('join.unknown', { code }) : refusalWords(say, error));
    } finally {
      setAsked(now => (now === code ? undefined : now));
    }
  };
  return {
    value,
    onChange,
    onFull,
    isAsking: asked !== undefined,
    isWrong: problem !== undefined,
    ...(problem === undefined ? {} : { hint: problem }),
  };
}
