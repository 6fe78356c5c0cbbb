import { type GameTypes, keptLog, type LogRules, logScopeOf } from '@omerta/kernel';
import type { Chip } from '@omerta/words';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './LogPanel.module.css';
import { useTable } from './useTable.ts';

/** One line of what happened, in parts that a game may draw as chips. */
export interface LogLine {
  readonly parts: readonly Chip[]; // none where the heading says it all
  readonly seat?: number | undefined;
  readonly colour?: string | undefined; // of the edge, in CSS
  readonly heading?: string | undefined; // begins a new group: an act, a turn
}

export interface LogPanelProps {
  /** Undefined for what is not worth a word. */
  readonly lineOf: (event: object) => LogLine | undefined;
  readonly renderPart: (part: Chip) => ReactNode;
  /** The parts of the game, and what the log keeps of former ones. */
  readonly rules: { readonly log?: LogRules<GameTypes> };
  readonly title?: string | undefined;
  readonly aside?: ReactNode;
}

/** What has happened. New lines are read aloud; it follows them as long as its reader has not scrolled away. */
export function LogPanel({ lineOf, renderPart, rules, title, aside }: LogPanelProps) {
  const say = useWords(tableWords);
  const heading = useId();
  const log = useKeptLog(rules);
  const isClosed = useTable(({ info }) => info !== undefined && logScopeOf(info) === 'closed');
  const line = useRemembered(lineOf);
  const list = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd, onScroll } = useFollowing(list);
  const groups = useMemo(() => groupsOf(log ?? [], line), [log, line]);
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
              {group.lines.map(({ key, parts, colour }) => (
                <p key={key} className={styles.line} style={{ borderColor: colour }}>
                  {parts.map((part, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
                    <span key={at}>{renderPart(part)}</span>
                  ))}
                </p>
              ))}
            </div>
          ))}
        </div>
      </div>
      {!isAtEnd && (
        <Button size="small" className={styles.newest} onClick={toEnd}>
          {say('log.newest')}
        </Button>
      )}
    </section>
  );
}

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

interface Group {
  readonly key: number;
  readonly heading: string | undefined;
  readonly lines: KeyedLine[];
}

type KeyedLine = LogLine & { readonly key: number };

function groupsOf(log: readonly object[], lineOf: (event: object) => LogLine | undefined): Group[] {
  const groups: Group[] = [];
  for (const [key, event] of log.entries()) {
    const line = lineOf(event);
    if (line === undefined) continue;
    if (groups.length === 0 || line.heading !== undefined) groups.push({ key, heading: line.heading, lines: [] });
    if (line.parts.length > 0) groups.at(-1)?.lines.push({ ...line, key });
  }
  return groups;
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

/** A sentence is made once, not with every new one; anew where the language or a name has changed. */
function useRemembered(lineOf: LogPanelProps['lineOf']): LogPanelProps['lineOf'] {
  const language = useSettings(settings => settings.language);
  const names = useTable(({ info }) => info?.seats.map(({ name }) => name).join('\n'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said holds until one of these changes
  const said = useMemo(() => ({ lineOf, known: new WeakMap<object, LogLine | undefined>() }), [language, names]);
  useEffect(() => {
    said.lineOf = lineOf;
  });
  return useCallback(
    event => {
      if (!said.known.has(event)) said.known.set(event, said.lineOf(event));
      return said.known.get(event);
    },
    [said],
  );
}

const isNearEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < 40;
