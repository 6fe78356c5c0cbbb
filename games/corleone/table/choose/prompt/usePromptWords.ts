import { type Choice, countNotes, type Member } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { useAtTable } from '../../show/atTable.ts';
import { useWaitingWords } from '../../show/useWaitingWords.ts';
import { bidOf } from '../bids.ts';
import { usePlay } from '../play.ts';
import { nameIn, sortOf } from '../things.ts';
import type { Warning } from '../warnings.ts';
import { useWarningWords } from './Friend.tsx';

export interface PromptWords {
  /** What is asked, or what the primary button would do. */
  readonly title: string;
  readonly why: string;
  /** The verb of the act; undefined while nothing is chosen. */
  readonly verb: string | undefined;
}

/** What the voice of the table says just now. */
export function usePromptWords(): PromptWords {
  const { say, names, language, setting, view } = useAtTable();
  const { question, kind, selection, warnings, marked, needed, preview } = usePlay();
  const warningWords = useWarningWords();
  const waiting = useWaitingWords();
  if (question === undefined || kind === undefined) return { ...waiting, verb: undefined };

  const asked = corleoneText.promptText(language, question.prompt, setting);
  if (needed > 0) {
    const left = needed - marked.length;
    const verb = left === 0 ? say('do.discard', { count: needed }) : undefined;
    return { title: say('ask.discard', { count: needed }), why: asked, verb };
  }
  if (kind === 'bid') {
    const { notes } = bidOf(marked);
    const amount = corleoneText.purseText(language, notes);
    const isNothing = countNotes(notes) === 0;
    return {
      title: say(isNothing ? 'ask.bid' : 'confirm.bid', { amount }),
      why: say('why.bid'),
      verb: isNothing ? undefined : say('do.bid', { amount }),
    };
  }
  const { chosen } = selection;
  if (chosen === undefined) return { title: openTitle(), why: asked, verb: undefined };
  const [warning] = warnings;
  const why = warning === undefined ? whyChosen(chosen) : whyWarned(warning);
  return { title: confirmTitle(chosen), why, verb: say(`do.${chosen.kind}`, { count: 1, amount: '' }) };

  function openTitle(): string {
    const figure = selection.tapped.find(thing => sortOf(thing) === 'figure');
    if (kind !== 'turn' || figure === undefined) return say(`ask.${kind ?? 'turn'}`);
    return nameIn(figure) === 'thug'
      ? say('ask.turn')
      : say('ask.turnMember', { role: ownRole(nameIn(figure) as Member) });
  }

  function confirmTitle(choice: Choice): string {
    if (choice.kind === 'thug') return say('confirm.thug', { business: names.business(choice.business) });
    if (choice.kind === 'member')
      return say('confirm.member', { role: ownRole(choice.member), space: names.space(choice.space) });
    if (choice.kind === 'job') return say('confirm.job', { job: names.card(choice.job) });
    if (choice.kind === 'ally') return say('confirm.ally', { ally: names.card(choice.ally) });
    if (choice.kind === 'hire') return say('confirm.hire', { ally: names.card(choice.ally) });
    if (choice.kind === 'keep') return say('confirm.keep', { job: names.card(choice.job) });
    return corleoneText.choiceText(language, choice, { ...setting, view, prompt: question?.prompt });
  }

  /** Beside a preview the whole of it is said; elsewhere there is only this line. */
  function whyWarned(warning: Warning): string {
    const { title, text } = warningWords(warning);
    return preview === undefined ? `${title}. ${text}` : title;
  }

  function whyChosen(choice: Choice): string {
    if (preview?.kind === 'front' && preview.isHorseHeadShared) return say('gains.horseHeadLast');
    if (choice.kind === 'job') return names.cardText(choice.job);
    if (choice.kind === 'ally' || choice.kind === 'hire') return names.cardText(choice.ally);
    if (choice.kind === 'thug' || choice.kind === 'member') return say('why.placement');
    return asked;
  }

  function ownRole(role: Member): string {
    return view.viewer === 'spectator' ? '' : names.ownRole(view.viewer, role);
  }
}
