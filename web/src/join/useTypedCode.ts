import { useWords } from '@omerta/table/words/useWords.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { codeOf } from '../net/api.ts';
import type { ApiCode } from '../net/apiCodes.ts';
import { tablesApi } from '../net/tablesApi.ts';
import { pageWords } from '../words/pageWords.ts';
import type { CodeFieldProps } from './CodeField.tsx';
import { codeProblem } from './codeProblem.ts';

/** A code that was refused before the field was shown. */
export interface RefusedCode {
  readonly code: string;
  readonly error: unknown;
}

export interface TypedCode {
  readonly field: CodeFieldProps;
  /** Why the typed code does not lead in. */
  readonly refusal: ApiCode | undefined;
}

/** A code being typed: when it is whole the server is asked, and says at once why it does not lead in. */
export function useTypedCode(first?: RefusedCode): TypedCode {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const [value, setValue] = useState(first?.code ?? '');
  const [asked, setAsked] = useState<string>();
  const [refused, setRefused] = useState(first);
  const latest = useRef(value);
  const onChange = (code: string) => {
    latest.current = code;
    setValue(code);
    setRefused(undefined);
  };
  const onFull = async (code: string) => {
    setAsked(code);
    try {
      await tablesApi.byCode(code);
      if (latest.current === code) go(`/${code}`);
    } catch (error) {
      if (latest.current !== code) return; // another letter was typed meanwhile
      navigator.vibrate?.([20, 40, 20]);
      setRefused({ code, error });
    } finally {
      setAsked(now => (now === code ? undefined : now));
    }
  };
  const field = { value, onChange, onFull, isAsking: asked !== undefined, isWrong: refused !== undefined };
  if (refused === undefined) return { field, refusal: undefined };
  const { code, error } = refused;
  return { field: { ...field, hint: codeProblem(say, code, error) }, refusal: codeOf(error) };
}
