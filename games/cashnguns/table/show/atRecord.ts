import type { View } from '@omerta/cashnguns/seen';
import type { CashSetting } from '@omerta/cashnguns/words';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import type { Language } from '@omerta/words';
import { useMemo } from 'react';
import { type Gangster, gangstersBySeat } from '../draw/gangsters.ts';

export interface AtRecord {
  readonly language: Language;
  readonly setting: CashSetting;
  readonly gangsters: readonly Gangster[]; // by seat
  readonly view: View | undefined; // the one that is drawn
  nameOf(seat: number): string;
}

const NO_OPTIONS = {};

/** Who sits at the table of a record, and what is drawn of it. */
export function useAtRecord(): AtRecord {
  const language = useSettings(settings => settings.language);
  const seats = useTable(({ info }) => info?.seats);
  const options = useTable(({ info }) => info?.options) ?? NO_OPTIONS;
  const view = useTable(({ shown }) => shown?.view as View | undefined); // records of this game hold its views
  const table = view?.table;
  return useMemo(() => {
    const people = (seats ?? []).map(({ name }, seat) => {
      const talent = table?.seats[seat]?.talent;
      return { name, ...(talent === undefined ? {} : { talent }) };
    });
    const gangsters = gangstersBySeat(options);
    return { language, setting: { people }, gangsters, view, nameOf: seat => people[seat]?.name ?? '' };
  }, [language, seats, options, table, view]);
}
