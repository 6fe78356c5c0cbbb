import { type Effect, effectOf } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { IconRow } from '../../show/IconRow.tsx';
import { plainIcons } from '../plainIcons.ts';
import { usePlay } from '../play.ts';
import type { ChoiceButton } from '../selection.ts';
import { nameIn, sortOf, type Thing } from '../things.ts';
import { useThingName } from '../useThingName.ts';

/** The answers that are neither on the board nor a card. */
export function ChoiceButtons() {
  const { say, rules, content, view, seat, names } = useAtTable();
  const { kind, selection, choices, send, takeAll, isSending } = usePlay();
  const plain = kind === 'abilities' ? plainIcons(rules, content, view) : [];
  const firsts = kind === 'whoFirst' ? choices.flatMap(choice => (choice.kind === 'first' ? [choice] : [])) : [];
  return (
    <>
      {firsts.map(choice => (
        <Button key={choice.seat} look={choice.seat === seat ? 'primary' : 'secondary'} onClick={() => send(choice)}>
          {choice.seat === seat ? say('youFirst') : say('otherFirst', { family: names.family(choice.seat) })}
        </Button>
      ))}
      {selection.buttons
        .filter(({ thing }) => sortOf(thing) !== 'figure' || kind !== 'turn')
        .filter(({ thing }) => kind !== 'giveUpFigure' || sortOf(thing) !== 'figure')
        .map(button => (
          <OneButton key={button.thing} button={button} />
        ))}
      {plain.length > 1 && (
        <Button look="primary" onClick={takeAll} isBusy={isSending}>
          {say('takeAll', { count: plain.length })}
        </Button>
      )}
    </>
  );
}

function OneButton({ button: { thing, choice } }: { readonly button: ChoiceButton }) {
  const { language, setting, view } = useAtTable();
  const { question, selection, send, tap, isSending } = usePlay();
  const nameOf = useThingName();
  const words =
    choice === undefined || sortOf(thing) === 'icon' || sortOf(thing) === 'pile'
      ? nameOf(thing)
      : corleoneText.choiceText(language, choice, { ...setting, view, prompt: question?.prompt });
  const effects = useIcons(thing);
  return (
    <Button
      look={sortOf(thing) === 'skip' || sortOf(thing) === 'done' ? 'ghost' : 'secondary'}
      isBusy={isSending}
      aria-pressed={choice === undefined ? selection.tapped.includes(thing) : undefined}
      icon={effects.length === 0 ? undefined : <Icons effects={effects} />}
      onClick={() => (choice === undefined ? tap(thing) : send(choice))}
    >
      {words}
    </Button>
  );
}

/** The words beside them say the same. */
const Icons = ({ effects }: { readonly effects: readonly Effect[] }) => (
  <span aria-hidden="true">
    <IconRow effects={effects} shape="front" size={24} />
  </span>
);

/** The icon of an ability; of a pile or a payment those of its cards. */
function useIcons(thing: Thing): readonly Effect[] {
  const { content } = useAtTable();
  const sort = sortOf(thing);
  if (sort !== 'icon' && sort !== 'pile' && sort !== 'goods') return [];
  const keys = nameIn(thing)
    .split('+')
    .filter(key => key !== '');
  return keys.flatMap(key => effectOf(content, key) ?? []);
}
