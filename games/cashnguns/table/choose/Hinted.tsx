import { readChoice } from '@omerta/cashnguns/seen';
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

/** Hints for players of Ca$h 'n Guns. A covered hand gets none. */
export function Hinted({ children }: { readonly children: ReactNode }) {
  const say = useWords(hintWords);
  const { language, view, names } = useAtTable();
  const { choices, isIn, isHidden, prepare } = usePlay();
  const question = useTable(openQuestion);
  const prompt = question?.prompt;
  const voice = useMemo(() => hintVoice(say, { language, view, names }, prompt), [say, language, view, names, prompt]);
  return (
    <HintProvider
      question={question}
      isOpen={choices.length > 1 && !isIn && !isHidden}
      voice={voice}
      onPrepare={texts => {
        prepare(texts.flatMap(text => readChoice(text) ?? []));
        focusLast('[data-region="prompt"] button[aria-pressed="true"]'); // Enter there locks it in
      }}
    >
      {children}
    </HintProvider>
  );
}
