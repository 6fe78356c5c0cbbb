import { readName } from '@omerta/names/readName.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { usePerson } from '../net/people.ts';
import { pageWords } from '../words/pageWords.ts';

/** Why I am called otherwise at this table than elsewhere. */
export function NameHere({ name }: { readonly name: string }) {
  const say = useWords(pageWords);
  const mine = usePerson()?.name;
  if (mine === undefined || mine === name) return undefined;
  const readable = readName(mine);
  if (readable === name) return undefined; // only what cannot be seen is missing
  return <p role="status">{readable === undefined ? say('seat.unseenName') : say('seat.likeAnother', { name })}</p>;
}
