import { worthOf } from '@omerta/corleone/seen';
import type { ReactNode } from 'react';
import type { Region } from '../choose/regions.ts';
import { IconToken } from '../draw/icons/IconToken.tsx';
import { CardsSign, CaseSign, LogSign, MapSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './PhoneTabs.module.css';

export type PhoneTab = 'map' | 'hand' | 'jobs' | 'suitcase' | 'log';

const HOMES: Readonly<Record<Region, PhoneTab | undefined>> = {
  prompt: undefined,
  board: 'map',
  hand: 'hand',
  jobs: 'jobs',
  allies: 'jobs',
  suitcase: 'suitcase',
  players: undefined,
  log: 'log',
};

export const phoneTabOf = (region: Region): PhoneTab | undefined => HOMES[region];

export interface PhoneTabsProps {
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
}

/** What a phone shows above the prompt. */
export function PhoneTabs({ tab, onTab }: PhoneTabsProps) {
  const { say, table, view, seat } = useAtTable();
  const { own } = view;
  const handSize = seat === undefined ? 0 : (table.seats[seat]?.handSize ?? 0);
  const tabs: readonly { readonly id: PhoneTab; readonly sign: ReactNode; readonly words: string }[] = [
    { id: 'map', sign: <MapSign size={19} />, words: say('tab.map') },
    ...(own === undefined
      ? []
      : [{ id: 'hand' as const, sign: <CardsSign size={19} />, words: say('tab.hand', { count: handSize }) }]),
    { id: 'jobs', sign: <IconToken icon="job" shape="bare" size={19} />, words: say('tab.jobs') },
    ...(own === undefined
      ? []
      : [
          {
            id: 'suitcase' as const,
            sign: <CaseSign size={19} />,
            words: say('dollars', { amount: worthOf(own.suitcase) }),
          },
        ]),
    { id: 'log', sign: <LogSign size={19} />, words: say('tab.log') },
  ];
  return (
    <nav className={styles.tabs} aria-label={say('sideTabs')}>
      {tabs.map(({ id, sign, words }) => (
        <button key={id} type="button" aria-current={id === tab ? 'page' : undefined} onClick={() => onTab(id)}>
          {sign}
          <span>{words}</span>
        </button>
      ))}
    </nav>
  );
}
