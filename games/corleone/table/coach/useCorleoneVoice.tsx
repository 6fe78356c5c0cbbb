import { readChoice, type View } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/text';
import { useMemo } from 'react';
import { Crest } from '../../games/corleone/art/Crest.tsx';
import { FAMILIES } from '../../games/corleone/art/families.ts';
import { useAtTable } from '../../games/corleone/atTable.ts';
import { DASHES } from '../../games/corleone/end/moneyChartOf.ts';
import type { CoachVoice } from '../voice.ts';

export function useCorleoneVoice(): CoachVoice {
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
