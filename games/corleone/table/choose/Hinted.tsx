import { readChoice } from '@omerta/corleone/seen';
import { focusLast } from '@omerta/table/hints/focusLast.ts';
import { HintProvider } from '@omerta/table/hints/HintProvider.tsx';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useMemo } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { hintVoice } from './hintVoice.ts';
import { hintWords } from './hintWords.ts';
import { usePlay } from './play.ts';

/** Hints for players of Corleone's Empire. */
export function Hinted({ children }: { readonly children: ReactNode }) {
  const say = useWords(hintWords);
  const { pack, language, setting, view, names } = useAtTable();
  const { choices, prepare } = usePlay();
  const question = useTable(openQuestion);
  const prompt = question?.prompt;
  const voice = useMemo(
    () => hintVoice(say, { language, setting, view, names }, prompt),
    [say, language, setting, view, names, prompt],
  );
  return (
    <HintProvider
      question={question}
      isOpen={choices.length > 1}
      pack={pack}
      voice={voice}
      onPrepare={texts => {
        prepare(texts.flatMap(text => readChoice(text) ?? []));
        focusLast('[data-region="prompt"] button'); // what confirms it
      }}
    >
      {children}
    </HintProvider>
  );
}
