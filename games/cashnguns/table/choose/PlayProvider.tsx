import { aimsLast, type Choice, type PromptKind, writeChoice } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type AtTable, useAtTable } from '../show/atTable.ts';
import { Hinted } from './Hinted.tsx';
import { type Play, PlayContext, type Refused } from './play.ts';
import { PROMPTS } from './prompts.ts';
import { meantBy } from './refusals.ts';
import { chosenBy, tap } from './selection.ts';
import { seatOf, type Thing, thingsOf } from './things.ts';

/** Belongs to one question and is forgotten with it. */
interface Taps {
  readonly question: string;
  readonly picked: readonly Thing[];
  readonly isChanging: boolean;
  readonly refused: Refused | undefined;
}

/** The target that was picked with the bullet, for the question that follows in the same round. */
interface Plan {
  readonly round: number;
  readonly target: Seat | undefined;
  readonly isLocked: boolean;
}

const NO_CHOICES: readonly Choice[] = [];

export function PlayProvider({ children }: { readonly children: ReactNode }) {
  const model = useTableModel();
  const at = useAtTable();
  const { rules, view, names } = at;
  const isSending = useTable(state => state.isSending);
  const open = useTable(openQuestion);
  const shownQuestion = useTable(({ shown }) => shown?.question);
  const question = open ?? (isSending ? shownQuestion : undefined);
  const kind = question?.prompt.kind as PromptKind | undefined; // frames of this game ask its questions
  const key = question === undefined ? '' : `${kind} ${question.decision}`;
  const isAnswered = question?.isChange === true;

  const choices = useMemo(() => (key === '' ? NO_CHOICES : rules.choices(view)), [rules, view, key]);
  const [stored, setStored] = useState<Taps>({ question: '', picked: [], isChanging: false, refused: undefined });
  const taps: Taps =
    stored.question === key ? stored : { question: key, picked: [], isChanging: false, refused: undefined };
  const put = (changed: Partial<Taps>) => setStored({ ...taps, refused: undefined, ...changed });

  const [storedPlan, setPlan] = useState<Plan>({ round: 0, target: undefined, isLocked: false });
  const plan: Plan =
    storedPlan.round === view.table.round
      ? storedPlan
      : { round: view.table.round, target: undefined, isLocked: false };
  const [isHidden, hide] = useState(false);

  const picked = taps.picked;
  const chosen = useMemo(() => chosenBy(choices, picked), [choices, picked]);
  const planned =
    kind === 'aim' && !isAnswered && plan.isLocked && plan.target !== undefined
      ? chosenBy(choices, [`seat:${plan.target}`])
      : undefined;
  const isIn = (isAnswered || planned !== undefined) && !taps.isChanging;

  useDraft(isAnswered ? undefined : (chosen ?? planned), key);

  /** What may not be chosen was not locked in either: the player is asked again. */
  const answer = async (choice: string, next?: string) => {
    const answered = await model.answer(choice, next);
    if (!answered.ok && answered.code === 'illegal') setPlan(known => ({ ...known, isLocked: false }));
  };
  usePlannedAim(open === undefined || taps.isChanging ? undefined : planned, text => void answer(text));

  const send = (choice: Choice, next?: Choice) => {
    if (open === undefined) return;
    put({ isChanging: false, picked: [] });
    void answer(writeChoice(choice), next && writeChoice(next));
  };
  const press = (thing: Thing) => {
    if (open === undefined) return;
    if (kind === 'bullet' && seatOf(thing) !== undefined) return aimAt(seatOf(thing));
    const isAtOnce = kind !== undefined && PROMPTS[kind].isAtOnce;
    const next = tap(choices, isAtOnce ? [] : picked, thing);
    if (next === undefined) return refuse(thing);
    const whole = chosenBy(choices, next);
    if (isAtOnce && whole !== undefined) return send(whole);
    put({ picked: next });
  };
  const aimAt = (seat: Seat | undefined) => {
    put({});
    setPlan({ ...plan, target: seat === plan.target ? undefined : seat });
  };
  const refuse = (thing: Thing) => {
    const choice = kind === undefined ? undefined : meantBy(kind, thing);
    const reason = choice === undefined ? undefined : rules.whyNot(view, choice);
    if (choice === undefined || reason === undefined) return;
    put({ refused: { what: names.choice(view, question?.prompt, choice), reason } });
  };

  const play: Play = {
    question,
    kind,
    isSending,
    choices,
    picked,
    chosen,
    target: plan.target,
    isIn,
    isHidden,
    refused: taps.refused,
    tap: press,
    send,
    prepare: ([first, next]) => {
      if (first !== undefined) put({ picked: thingsOf(first) });
      if (next?.kind === 'aim') setPlan({ ...plan, target: next.seat });
    },
    confirm: () => {
      if (chosen === undefined || (kind === 'bullet' && !isWhole(at, plan.target))) return;
      if (kind !== 'bullet') return send(chosen);
      setPlan({ ...plan, isLocked: true });
      send(chosen, plan.target === undefined ? undefined : { kind: 'aim', seat: plan.target });
    },
    change: () => put({ isChanging: !taps.isChanging, picked: taps.isChanging ? [] : answeredThings(at, kind) }),
    clear: () => {
      put({ picked: [] });
      if (kind === 'bullet') setPlan({ ...plan, target: undefined });
    },
    hide,
    dismiss: () => put({}),
  };
  return (
    <PlayContext value={play}>
      <Hinted>{children}</Hinted>
    </PlayContext>
  );
}

/** T-KID: the Kid aims later; all others choose bullet and target together. */
export const isWhole = ({ view, seat }: Pick<AtTable, 'view' | 'seat'>, target: Seat | undefined): boolean =>
  target !== undefined || (seat !== undefined && aimsLast(view.table.seats[seat]!));

/** What was answered before, as it was tapped. */
function answeredThings({ view: { own } }: AtTable, kind: PromptKind | undefined): readonly Thing[] {
  if (own === undefined) return [];
  if (kind === 'bullet' && own.played !== '') return thingsOf({ kind: 'bullet', bullet: own.played });
  if (kind === 'aim' && own.aim >= 0) return thingsOf({ kind: 'aim', seat: own.aim });
  if (kind === 'keepTalent' && own.kept !== '') return thingsOf({ kind: 'talent', talent: own.kept });
  return [];
}

/** What is highlighted counts when time is up. */
function useDraft(choice: Choice | undefined, key: string): void {
  const model = useTableModel();
  const text = choice === undefined ? undefined : writeChoice(choice);
  useEffect(() => {
    if (key !== '') model.draft(text);
  }, [model, text, key]);
}

/** The target that was locked in with the bullet is said as soon as it is asked. */
function usePlannedAim(choice: Choice | undefined, onAsked: (text: string) => void): void {
  const text = choice === undefined ? undefined : writeChoice(choice);
  const answer = useEffectEvent(onAsked);
  useEffect(() => {
    if (text !== undefined) answer(text);
  }, [text]);
}
