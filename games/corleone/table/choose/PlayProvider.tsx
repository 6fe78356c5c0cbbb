import {
  type Card,
  type Choice,
  inCardOrder,
  type PromptKind,
  turfOfBusiness,
  writeChoice,
} from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { useTaught } from '@omerta/table/table/useTaught.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type AtTable, useAtTable } from '../show/atTable.ts';
import { bidOf } from './bids.ts';
import { Hinted } from './Hinted.tsx';
import { plainIcons } from './plainIcons.ts';
import { type Play, PlayContext, type Refused } from './play.ts';
import { PointingProvider } from './pointing.tsx';
import { previewOf } from './preview.ts';
import { whyNotThing } from './refusals.ts';
import { firstTaps, onlyTaught, selectionOf, tap } from './selection.ts';
import { tapsFor } from './tapsFor.ts';
import { nameIn, sortOf, type Thing } from './things.ts';
import { warningsFor } from './warnings.ts';

/** All of it belongs to one decision and is forgotten with it. */
interface Taps {
  readonly decision: number | undefined;
  readonly tapped: readonly Thing[];
  readonly marked: readonly string[];
  readonly refused: Refused | undefined;
}

/** T2: said with a thug, for the question that follows. */
interface FirstSaid {
  readonly business: string;
  readonly seat: Seat;
}

const NO_CHOICES: readonly Choice[] = [];

export function PlayProvider({ children }: { readonly children: ReactNode }) {
  const model = useTableModel();
  const at = useAtTable();
  const { content, rules, view, seat } = at;
  const isSending = useTable(state => state.isSending);
  const open = useTable(openQuestion);
  const shownQuestion = useTable(({ shown }) => shown?.question);
  const question = open ?? (isSending ? shownQuestion : undefined);
  const isTwice = useSettings(({ confirm }) => confirm === 'twice');
  const kind = question?.prompt.kind as PromptKind | undefined; // frames of this game ask its questions
  const decision = question?.decision;

  const choices = useMemo(() => (decision === undefined ? NO_CHOICES : rules.choices(view)), [rules, view, decision]);
  const [stored, setStored] = useState<Taps>({ decision: undefined, tapped: [], marked: [], refused: undefined });
  const taps: Taps =
    stored.decision === decision
      ? stored
      : { decision, tapped: kind === 'turn' ? firstTaps(choices) : [], marked: [], refused: undefined };
  const change = (changed: Partial<Taps>) => setStored({ ...taps, refused: undefined, ...changed });
  const [firstSaid, setFirstSaid] = useState<FirstSaid | undefined>(undefined);

  const isTaught = useTaught();
  const selection = useMemo(() => {
    const whole = selectionOf(choices, taps.tapped);
    if (isTaught === undefined) return whole;
    return onlyTaught(
      whole,
      choices.filter(choice => isTaught(writeChoice(choice))),
    );
  }, [choices, taps.tapped, isTaught]);
  const { chosen } = selection;
  const bid = useMemo<Choice | undefined>(() => (kind === 'bid' ? bidOf(taps.marked) : undefined), [kind, taps.marked]);
  const answer = bid ?? chosen;
  const preview = useMemo(
    () => (chosen === undefined ? undefined : previewOf(content, view, chosen)),
    [content, view, chosen],
  );
  const warnings = useMemo(
    () => (answer === undefined ? [] : warningsFor(rules, content, view, answer)),
    [rules, content, view, answer],
  );
  const needed = kind === 'tribute' || kind === 'trade' ? Number(question?.prompt.left) : 0;
  const first = preview?.kind === 'front' && firstSaid?.business === preview.business ? firstSaid.seat : seat;

  useDraft(answer);
  useFirstSaid(kind === 'whoFirst' ? String(open?.prompt.business ?? '') : '', firstSaid, () =>
    setFirstSaid(undefined),
  );

  const send = (choice: Choice) => {
    if (open === undefined) return;
    const isShared = preview?.kind === 'front' && preview.why === 'controllerToo' && choice === chosen;
    if (isShared && isTwice && first !== undefined) setFirstSaid({ business: preview.business, seat: first });
    void model.answer(writeChoice(choice));
  };
  const discard = (cards: readonly Card[]) => {
    const texts = inCardOrder(content, cards).map(card => writeChoice({ kind: 'discard', card }));
    void model.answerAll(texts);
  };
  const refuse = (thing: Thing) => {
    const reason = whyNotThing(rules, content, view, thing);
    if (reason !== undefined) change({ refused: { thing, reason } });
  };

  const play: Play = {
    question,
    kind,
    isSending,
    choices,
    selection,
    preview,
    warnings,
    marked: taps.marked,
    needed,
    first,
    refused: taps.refused,
    mayUndo: open?.mayUndo ?? false,
    tap: touched => {
      const before = taps.tapped;
      const isOpen = (thing: Thing) => selection.legal.has(thing) || before.includes(thing);
      const thing = meantBy(touched, isOpen, at);
      const tapped = open === undefined ? undefined : tap(choices, before, thing);
      if (tapped === undefined) return refuse(thing);
      if (tapped === before && chosen !== undefined) return send(chosen);
      const next = selectionOf(choices, tapped).chosen;
      change({ tapped });
      if (!isTwice && next !== undefined && sortOf(thing) !== 'figure' && sortOf(thing) !== 'seat') send(next);
    },
    mark: key => {
      const isMarked = taps.marked.includes(key);
      change({ marked: isMarked ? taps.marked.filter(other => other !== key) : [...taps.marked, key] });
    },
    unmarkAll: () => change({ marked: [] }),
    sayFirst: who => {
      if (preview?.kind === 'front') setFirstSaid({ business: preview.business, seat: who });
    },
    send,
    discard,
    takeAll: () => void model.answerAll(plainIcons(rules, content, view).map(writeChoice)),
    prepare: prepared => change(tapsFor(view, prepared)),
    confirm: () => {
      if (needed > 0) {
        if (taps.marked.length === needed) discard(taps.marked.map(cardOfKey));
      } else if (answer !== undefined) send(answer);
    },
    back: () => {
      const last = taps.tapped.findLastIndex(thing => sortOf(thing) !== 'figure');
      change({ tapped: last < 0 ? firstTaps(choices) : taps.tapped.toSpliced(last, 1), marked: [] });
    },
    undo: () => void model.undo(),
    dismiss: () => change({}),
  };
  return (
    <PlayContext value={play}>
      <Hinted>
        <PointingProvider>{children}</PointingProvider>
      </Hinted>
    </PlayContext>
  );
}

/** What is highlighted counts when time is up. */
function useDraft(choice: Choice | undefined): void {
  const model = useTableModel();
  const text = choice === undefined ? undefined : writeChoice(choice);
  useEffect(() => model.draft(text), [model, text]);
}

/** Who goes first is answered as soon as it is asked, where it was said before. */
function useFirstSaid(business: string, said: FirstSaid | undefined, forget: () => void): void {
  const model = useTableModel();
  const isAsked = said !== undefined && said.business === business;
  const answerIt = useEffectEvent(() => {
    forget();
    if (said !== undefined) void model.answer(writeChoice({ kind: 'first', seat: said.seat }));
  });
  useEffect(() => {
    if (isAsked) answerIt();
  }, [isAsked]);
}

const cardOfKey = (key: string): Card => key.slice(0, key.lastIndexOf('.'));

/** A tap on a business in a turf that may be chosen means the turf, unless the business may be chosen itself. */
function meantBy(touched: Thing, isOpen: (thing: Thing) => boolean, { content, view }: AtTable): Thing {
  if (sortOf(touched) !== 'place' || isOpen(touched)) return touched;
  const turf = content.turfs[turfOfBusiness(content, view.table, nameIn(touched))];
  const meant: Thing = `place:${turf?.id}`;
  return isOpen(meant) ? meant : touched;
}
