import { readChoice, type View } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { useMemo } from 'react';
import { Crest } from '../draw/Crest.tsx';
import { DASHES } from '../draw/dashes.ts';
import { FAMILIES } from '../draw/families.ts';
import { useAtTable } from '../show/atTable.ts';

export function useVoice(): CoachVoice {
  const { families, names, language, setting, say } = useAtTable();
  return useMemo(
    () => ({
      seats: families.map((family, seat) => ({
        name: names.player(seat),
        colour: FAMILIES[family].text,
        dash: DASHES[family],
      })),
      SeatSign,
      choice: ({ view, prompt }, text) =>
        corleoneText.choiceText(language, readChoice(text)!, { ...setting, view: view as View, prompt }), // legal then
      chapter: number => say('act', { act: names.numeral(number) }),
    }),
    [families, names, language, setting, say],
  );
}

function SeatSign({ seat }: { readonly seat: number }) {
  const { families } = useAtTable();
  return <Crest family={families[seat] ?? 'neutral'} size={20} />;
}
