import type { TableInfo } from '@omerta/protocol';
import { useWords } from '@omerta/table/words/useWords.ts';
import { tvWords } from '../show/tvWords.ts';

/** Beside a shared screen a phone shows what is secret. */
export default function KeepScreen({ info }: { readonly info: TableInfo }) {
  const say = useWords(tvWords);
  return info.hasScreen && <p>{say('lobby.keep')}</p>;
}
