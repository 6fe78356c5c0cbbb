import { textOf } from '@omerta/words';
import { useEffect, useRef, useState } from 'react';
import { useQuestion, useTable, useTableModel } from '../table/useTable.ts';
import { Button } from '../ui/Button.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { useAtPlain } from './atPlain.ts';
import { type ChoiceGroup, groupedChoices, type Offered } from './groupedChoices.ts';
import styles from './Question.module.css';

/** What the viewer is asked and may answer; for the others, who is waited for. */
export function Question() {
  const { frame, info, people, language, words, rules, say } = useAtPlain();
  const model = useTableModel();
  const isReplay = model.source.kind === 'replay';
  const asked = frame.question;
  const open = useQuestion();
  const isSending = useTable(state => state.isSending);
  const heading = useFocusOnNew(asked?.decision);
  if (asked === undefined || isReplay) {
    const names = new Intl.ListFormat(language).format(frame.waiting.map(seat => info.seats[seat]?.name ?? ''));
    return (
      <section className={styles.question} data-region="prompt" aria-live="polite">
        <h2>{frame.over ? say('endOfGame') : say('waitingFor', { players: names })}</h2>
      </section>
    );
  }
  const setting = { people, view: frame.view, prompt: asked.prompt };
  const offered = rules.choices(frame.view).map(choice => ({
    text: rules.writeChoice(choice),
    label: textOf(words.choiceParts(language, choice, setting)),
    group: words.choiceGroup(language, choice, setting),
  }));
  return (
    <section className={styles.question} data-region="prompt" aria-busy={isSending}>
      <h2 ref={heading} tabIndex={-1} aria-live="polite">
        {textOf(words.promptParts(language, asked.prompt, setting))}
      </h2>
      <Choices
        key={asked.decision}
        offered={offered}
        isOpen={open !== undefined}
        onChoose={text => void model.answer(text)}
      />
      {asked.mayUndo && (
        <Button look="ghost" isBusy={open === undefined} onClick={() => void model.undo()}>
          {say('undo')}
        </Button>
      )}
    </section>
  );
}

interface ChoicesProps {
  readonly offered: readonly Offered[];
  readonly isOpen: boolean;
  readonly onChoose: (text: string) => void;
}

function Choices({ offered, isOpen, onChoose }: ChoicesProps) {
  const { single, groups } = groupedChoices(offered);
  const [title, setTitle] = useState<string>();
  const group = groups.find(each => each.title === title) ?? groups[0];
  return (
    <>
      <ChoiceButtons choices={single} isOpen={isOpen} onChoose={onChoose} />
      {group !== undefined && (
        <>
          <GroupButtons groups={groups} chosen={group} onChoose={setTitle} />
          <ChoiceButtons choices={group.choices} isOpen={isOpen} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

interface GroupButtonsProps {
  readonly groups: readonly ChoiceGroup[];
  readonly chosen: ChoiceGroup;
  readonly onChoose: (title: string) => void;
}

function GroupButtons({ groups, chosen, onChoose }: GroupButtonsProps) {
  const say = useWords(tableWords);
  if (groups.length < 2) return <h3 className={styles.group}>{chosen.title}</h3>;
  return (
    <fieldset className={styles.groups}>
      <legend className="unseen">{say('plain.groups')}</legend>
      {groups.map(({ title }) => (
        <Button key={title} size="small" aria-pressed={title === chosen.title} onClick={() => onChoose(title)}>
          {title}
        </Button>
      ))}
    </fieldset>
  );
}

function ChoiceButtons({
  choices,
  isOpen,
  onChoose,
}: Omit<ChoicesProps, 'offered'> & { readonly choices: readonly Offered[] }) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {choices.map(({ text, label }) => (
        <li key={text}>
          <Button look="primary" isBusy={!isOpen} onClick={() => onChoose(text)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The button that was pressed is gone: the keyboard goes on from the new question. */
function useFocusOnNew(decision: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (decision !== undefined && decision > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [decision]);
  return heading;
}
