import type { SeenEvent } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/cashnguns/words';
import { gangsterOf, LOOKS } from '../draw/gangsters.ts';
import { useAtCash } from './atCash.ts';

/** An event in words, players in their colours. */
export function CashWords({ event }: { readonly event: SeenEvent }) {
  const { language, setting } = useAtCash();
  return cashText.eventParts(language, event, setting).map((part, at) =>
    part.kind === 'seat' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
      <b key={at} style={{ color: LOOKS[gangsterOf(part.seat)].colour }}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}
