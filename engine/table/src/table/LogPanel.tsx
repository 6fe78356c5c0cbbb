import { type GameTypes, keptLog, type LogRules, logScopeOf } from '@omerta/kernel';
import type { Chip } from '@omerta/words';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { LogEntry } from './LogEntry.tsx';
import styles from './LogPanel.module.css';
import { groupsOf, type LineOf, type LogStory, useSaid } from './logLines.ts';
import { useTable } from './useTable.ts';

export interface LogPanelProps {
  readonly lineOf: LineOf;
  /** Without it each event is a line of its own. */
  readonly story?: LogStory | undefined;
  readonly renderPart: (part: Chip) => ReactNode;
  /** The parts of the game, and what the log keeps of former ones. */
  readonly rules: { readonly log?: LogRules<GameTypes> };
  readonly title?: string | undefined;
  readonly aside?: ReactNode;
}

/** What has happened. New lines are read aloud; it follows them as long as its reader has not scrolled away. */
export function LogPanel({ lineOf, story, renderPart, rules, title, aside }: LogPanelProps) {
  const say = useWords(tableWords);
  const heading = useId();
  const log = useKeptLog(rules);
  const isClosed = useTable(({ info }) => info !== undefined && logScopeOf(info) === 'closed');
  const said = useSaid(lineOf, story);
  const [areStepsShown, showSteps] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, onScroll } = useFollowing(list);
  const groups = useMemo(() => groupsOf(log ?? [], said), [log, said]);
  const isSettled = useSettled(log?.length);
  const last = groups.at(-1)?.lines.at(-1);
  const lines = useGrowth(() => isAtEnd && toEnd());
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title ?? say('log.title')}</h2>
        {aside}
      </header>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the keys
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={lines}>
          {isClosed && <p className={styles.note}>{say('log.closed')}</p>}
          {log?.length === 0 && <p className={styles.note}>{say('log.empty')}</p>}
          {groups.map(group => (
            <div key={group.key} className={styles.group}>
              {group.heading !== undefined && <h3>{group.heading}</h3>}
              {group.lines.map(entry => (
                <LogEntry
                  key={entry.key}
                  entry={entry}
                  renderPart={renderPart}
                  isOpen={areStepsShown}
                  isGrowing={entry === last && !isSettled}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {story !== undefined && (
        <button
          type="button"
          className={styles.steps}
          aria-pressed={areStepsShown}
          onClick={() => showSteps(!areStepsShown)}
        >
          {say('log.everyStep')}
        </button>
      )}
      {!isAtEnd && (
        <Button size="small" className={styles.newest} onClick={toEnd}>
          {say('log.newest')}
        </Button>
      )}
    </section>
  );
}

/** A sentence that may still grow is read aloud once it has not grown for a moment. */
function useSettled(length: number | undefined): boolean {
  const [settled, setSettled] = useState(length);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(length), GROWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [length]);
  return settled === length;
}

const GROWS_WITHIN_MS = 1200;

/** Stops following only when the reader scrolls up; new lines alone do not stop it. */
function useFollowing(list: RefObject<HTMLElement | null>) {
  const [isAtEnd, setAtEnd] = useState(true);
  const lastTop = useRef(0);
  const toEnd = () => {
    if (list.current === null) return;
    list.current.scrollTo({ top: list.current.scrollHeight });
    lastTop.current = list.current.scrollTop;
    setAtEnd(true);
  };
  const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    const isUp = currentTarget.scrollTop < lastTop.current;
    lastTop.current = currentTarget.scrollTop;
    if (isNearEnd(currentTarget)) setAtEnd(true);
    else if (isUp) setAtEnd(false);
  };
  return { isAtEnd, toEnd, onScroll };
}

/** Told after the page has been laid out, so that to ask for a height costs nothing. */
function useGrowth(grown: () => void): RefObject<HTMLDivElement | null> {
  const growing = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(grown);
  useEffect(() => {
    const observer = new ResizeObserver(() => tell());
    if (growing.current !== null) observer.observe(growing.current);
    return () => observer.disconnect();
  }, []);
  return growing;
}

/** The page saw more than a reader may read again. */
function useKeptLog(rules: LogPanelProps['rules']): readonly object[] | undefined {
  const log = useTable(state => state.log);
  const view = useTable(({ shown }) => shown?.view);
  const scope = useTable(({ info }) => (info === undefined ? 'whole' : logScopeOf(info)));
  return useMemo(
    () => log && keptLog(rules, view, log as readonly GameTypes['SeenEvent'][], scope), // logs of a game hold its events
    [rules, view, log, scope],
  );
}

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < 40;
