import type { Beat, Chip } from '@omerta/words';
import { useEffect, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useTable } from './useTable.ts';

/** One line of what happened, in parts that a game may draw as chips. */
export interface LogLine {
  readonly parts: readonly Chip[]; // none where the heading says it all
  readonly seat?: number | undefined;
  readonly colour?: string | undefined; // of the edge, in CSS
  readonly heading?: string | undefined; // begins a new group: an act, a turn
}

export type LogBeat = Beat<object, unknown>;

/** What belongs together in a game's log, and its sentence. */
export interface LogStory {
  readonly beatsOf: (log: readonly object[]) => readonly LogBeat[];
  /** Undefined for what is not worth a word. */
  readonly lineOf: (beat: LogBeat) => LogLine | undefined;
}

/** Undefined for what is not worth a word. */
export type LineOf = (event: object) => LogLine | undefined;

export interface Group {
  readonly key: number;
  readonly heading: string | undefined;
  readonly lines: readonly Entry[];
}

export interface Entry extends LogLine {
  readonly key: number; // its first event
  readonly steps: readonly LogLine[]; // none where the line says it all
}

export function groupsOf(log: readonly object[], said: Said): Group[] {
  const groups: (Group & { readonly lines: Entry[] })[] = [];
  let key = 0;
  for (const beat of said.beatsOf(log)) {
    const { line, steps } = said.entryOf(beat);
    const first = key;
    key += beat.events.length;
    if (line === undefined) continue;
    if (groups.length === 0 || line.heading !== undefined) {
      groups.push({ key: first, heading: line.heading, lines: [] });
    }
    if (line.parts.length > 0) groups.at(-1)?.lines.push({ ...line, key: first, steps });
  }
  return groups;
}

interface Said {
  readonly beatsOf: LogStory['beatsOf'];
  readonly entryOf: (beat: LogBeat) => { readonly line: LogLine | undefined; readonly steps: readonly LogLine[] };
}

/** A sentence is made once, not with every new one; anew where it grows, or the language or a name has changed. */
export function useSaid(lineOf: LineOf, story: LogStory | undefined): Said {
  const language = useSettings(settings => settings.language);
  const names = useTable(({ info }) => info?.seats.map(({ name }) => name).join('\n'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said holds until one of these changes
  const { now, said } = useMemo(() => remembered(lineOf, story), [language, names]);
  useEffect(() => {
    now.lineOf = lineOf;
    now.story = story;
  });
  return said;
}

function remembered(lineOf: LineOf, story: LogStory | undefined) {
  const now = { lineOf, story };
  const entries = new WeakMap<object, { readonly length: number; readonly entry: ReturnType<Said['entryOf']> }>();
  const said: Said = {
    beatsOf: log => (now.story === undefined ? log.map(event => ({ events: [event] })) : now.story.beatsOf(log)),
    entryOf(beat) {
      const { events } = beat;
      const known = entries.get(events[0]!);
      if (known?.length === events.length) return known.entry;
      const line = now.story === undefined ? now.lineOf(events[0]!) : now.story.lineOf(beat);
      const steps = events.length === 1 ? [] : events.map(now.lineOf);
      const entry = {
        line,
        steps: steps.filter((step): step is LogLine => step !== undefined && step.parts.length > 0),
      };
      entries.set(events[0]!, { length: events.length, entry });
      return entry;
    },
  };
  return { now, said };
}
