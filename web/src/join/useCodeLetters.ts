import { useEffect, useState } from 'react';
import { tablesApi } from '../net/tablesApi.ts';
import { SHORTEST_CODE } from './codes.ts';

/** How many letters the codes of this server have now. */
export function useCodeLetters(): number {
  const [letters, setLetters] = useState(SHORTEST_CODE);
  useEffect(() => {
    tablesApi.codeLetters().then(
      ({ letters: now }) => setLetters(now),
      () => undefined, // offline: the shortest ones
    );
  }, []);
  return letters;
}
