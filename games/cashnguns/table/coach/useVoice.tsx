import { readChoice, type View } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/cashnguns/words';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { LOOKS } from '../draw/gangsters.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { useAtRecord } from '../show/atRecord.ts';
import { replayWords } from '../show/replayWords.ts';
import { Bluffs } from './Bluffs.tsx';

export function useVoice(): CoachVoice {
  const say = useWords(replayWords);
  const { language, setting, gangsters } = useAtRecord();
  return useMemo(
    () => ({
      seats: setting.people.map(({ name }, seat) => {
        const { colour, dash } = LOOKS[gangsters[seat]!];
        return { name, colour, dash };
      }),
      SeatSign,
      choice: ({ view, prompt }, text) =>
        cashText.choiceText(language, readChoice(text)!, { ...setting, view: view as View, prompt }), // legal then
      MoreFindings: Bluffs,
      chapter: round => say('round', { round }),
    }),
    [language, setting, gangsters, say],
  );
}

function SeatSign({ seat }: { readonly seat: number }) {
  const { gangsters } = useAtRecord();
  return <MedalPicture gangster={gangsters[seat]!} size={24} />;
}
