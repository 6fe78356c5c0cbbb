import { readChoice, type View } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/text';
import { useMemo } from 'react';
import { gangsterOf, LOOKS } from '../../games/cashnguns/art/gangsters.ts';
import { MedalPicture } from '../../games/cashnguns/art/Medal.tsx';
import { useAtCash } from '../../replay/cashnguns/atCash.ts';
import { useWords } from '../../words/useWords.ts';
import type { CoachVoice } from '../voice.ts';

export function useCashVoice(): CoachVoice {
  const say = useWords('replay');
  const { language, setting } = useAtCash();
  return useMemo(
    () => ({
      seats: setting.people.map(({ name }, seat) => {
        const { colour, dash } = LOOKS[gangsterOf(seat)];
        return { name, colour, dash };
      }),
      SeatSign,
      choice: ({ view, prompt }, text) =>
        cashText.choiceText(language, readChoice(text)!, { ...setting, view: view as View, prompt }), // legal then
      chapter: round => say('cash.round', { round }),
    }),
    [language, setting, say],
  );
}

const SeatSign = ({ seat }: { readonly seat: number }) => <MedalPicture gangster={gangsterOf(seat)} size={24} />;
