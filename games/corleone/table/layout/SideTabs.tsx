import { useState } from 'react';
import { FaceUpAllies } from '../choose/hand/FaceUpAllies.tsx';
import { PublicJobs } from '../choose/hand/PublicJobs.tsx';
import type { Region } from '../choose/regions.ts';
import { useAtTable } from '../show/atTable.ts';
import { LogColumn } from '../show/log/LogColumn.tsx';
import styles from './SideTabs.module.css';

export type SideTab = 'jobs' | 'allies' | 'log';
const TABS: readonly SideTab[] = ['jobs', 'allies', 'log'];

/** The tab a region is in. */
const tabOf = (region: Region): SideTab | undefined => TABS.find(tab => tab === region);

export interface SideTabsProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
}

/** Public jobs, allies and log behind one another. */
export function SideTabs({ tab, onTab }: SideTabsProps) {
  const { say } = useAtTable();
  return (
    <div className={styles.side}>
      <div className={styles.tabs} role="tablist" aria-label={say('sideTabs')}>
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === tab}
            aria-controls="tab-content"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => onTab(each)}
            onKeyDown={event => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              const next = TABS[(TABS.indexOf(each) + step + TABS.length) % TABS.length];
              if (step === 0 || next === undefined) return;
              event.preventDefault();
              onTab(next);
              requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
            }}
          >
            {say(`tab.${each}`)}
          </button>
        ))}
      </div>
      <div className={styles.content} id="tab-content" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'jobs' && <PublicJobs />}
        {tab === 'allies' && <FaceUpAllies />}
        {tab === 'log' && (
          <div data-region="log" className={styles.log}>
            <LogColumn />
          </div>
        )}
      </div>
    </div>
  );
}

export function useSideTab() {
  const [tab, setTab] = useState<SideTab>('jobs');
  const openRegion = (region: Region) => {
    const found = tabOf(region);
    if (found !== undefined) setTab(found);
  };
  return { tab, setTab, openRegion };
}
