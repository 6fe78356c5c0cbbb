import type { SeenEvent } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/cashnguns/words';
import { LOOKS } from '../draw/gangsters.ts';
import { useAtRecord } from '../show/atRecord.ts';

/** An event in words, players in their colours. */
export function EventWords({ event }: { readonly event: SeenEvent }) {
  const { language, setting, gangsters } = useAtRecord();
  return cashText.eventParts(language, event, setting).map((part, at) =>
    part.kind === 'seat' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
      <b key={at} style={{ color: LOOKS[gangsters[part.seat]!].colour }}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  );
}
