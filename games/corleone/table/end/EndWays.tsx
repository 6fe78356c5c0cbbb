import { corleoneText } from '@omerta/corleone/words';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useAtTable } from '../show/atTable.ts';
import type { FinalScore } from './finalScore.ts';

/** Where to go when it is over, with the result to tell others. */
export function EndWays({ scores }: { readonly scores: readonly FinalScore[] }) {
  const say = useWords(replayWords);
  const { language, names } = useAtTable();
  const { EndWays: Ways } = usePageParts();
  const result = scores
    .map(({ seat, total }) => `${names.player(seat)} ${say('dollars', { amount: total })}`)
    .join(', ');
  return <Ways words={`${corleoneText.title(language)}: ${result}`} />;
}
