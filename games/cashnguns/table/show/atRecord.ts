import type { View } from '@omerta/cashnguns/seen';
import type { CashSetting } from '@omerta/cashnguns/words';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import type { Language } from '@omerta/words';
import { useMemo } from 'react';

export interface AtRecord {
  readonly language: Language;
  readonly setting: CashSetting;
  readonly view: View | undefined; // the one that is drawn
  nameOf(seat: number): string;
}

/** Who sits at the table of a record, and what is drawn of it. */
export function useAtRecord(): AtRecord {
  const language = useSettings(settings => settings.language);
  const seats = useTable(({ info }) => info?.seats);
  const view = useTable(({ shown }) => shown?.view as View | undefined); // records of this game hold its views
  const table = view?.table;
  return useMemo(() => {
    const people = (seats ?? []).map(({ name }, seat) => {
      const talent = table?.seats[seat]?.talent;
      return { name, ...(talent === undefined ? {} : { talent }) };
    });
    return { language, setting: { people }, view, nameOf: seat => people[seat]?.name ?? '' };
  }, [language, seats, table, view]);
}
