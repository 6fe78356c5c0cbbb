import type { Question } from '@omerta/protocol';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { usePageParts } from '../page/pageParts.ts';
import { useTable, useTableModel } from '../table/useTable.ts';
import { askedHint, questionName } from './askedHint.ts';
import { focusLast } from './focusLast.ts';
import { type Hinting, newHinting } from './hinting.ts';
import { answersOf, type Hints, HintsContext, type HintVoice } from './useHints.ts';

export interface HintProviderProps {
  /** What may be answered just now. */
  readonly question: Question | undefined;
  /** Whether there is anything to choose, and nothing is covered. */
  readonly isOpen: boolean;
  /** The table's own content, where it has some. */
  readonly pack?: object | undefined;
  readonly voice: HintVoice;
  /** Lays choices out that are answered in one go. */
  readonly onPrepare: (texts: readonly string[]) => void;
  readonly children: ReactNode;
}

/** Hints for the question of the moment, at tables that allow them. */
export function HintProvider({ question, isOpen, pack, voice, onPrepare, children }: HintProviderProps) {
  const { source, teaching } = useTableModel();
  const { callAdviser } = usePageParts();
  const info = useTable(state => state.info);
  const shown = useTable(state => state.shown);
  const log = useTable(state => state.log);
  const hinting = useMemo(() => newHinting(callAdviser), [callAdviser]);
  const state = useStore(hinting.store);
  const isOffered =
    info?.settings.hints === true &&
    source.kind !== 'replay' &&
    teaching === undefined &&
    question !== undefined &&
    isOpen;
  const asked = isOffered ? questionName({ info, shown }, question) : '';
  useForgetting(hinting, asked);

  const hint = state.kind === 'told' && state.question === asked ? state.hint : undefined;
  const hints: Hints = {
    isOffered,
    state: state.kind !== 'idle' && state.question !== asked ? { kind: 'idle' } : state, // of another question
    voice,
    told: hint === undefined ? [] : [hint.best.choice, hint.second.choice],
    ask: () => {
      const told = isOffered ? askedHint({ info, shown, log }, question, pack) : undefined;
      if (told !== undefined) hinting.ask(told);
    },
    close: () => {
      if (state.kind === 'idle') return;
      hinting.stop();
      focusLast('[data-anchor="hint"]');
    },
    prepare: advice => {
      if (hint === undefined) return;
      hinting.stop();
      onPrepare(answersOf(hint, advice));
    },
  };
  return <HintsContext value={hints}>{children}</HintsContext>;
}

/** With the question its hint goes, and with the table the worker. */
function useForgetting(hinting: Hinting, asked: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends the hint
  useEffect(() => hinting.stop, [hinting, asked]);
  useEffect(() => hinting.close, [hinting]);
}
