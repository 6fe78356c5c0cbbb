import { EndWays as Ways } from '../../../table/EndWays.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useAtTable } from '../atTable.ts';
import type { FinalScore } from './finalScore.ts';

/** Where to go when it is over, with the result to tell others. */
export function EndWays({ scores }: { readonly scores: readonly FinalScore[] }) {
  const say = useWords('replay');
  const { names } = useAtTable();
  const result = scores
    .map(({ seat, total }) => `${names.player(seat)} ${say('dollars', { amount: total })}`)
    .join(', ');
  return <Ways words={say('end.result', { result })} />;
}
