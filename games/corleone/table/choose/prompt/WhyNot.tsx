import { corleoneText } from '@omerta/corleone/words';
import { useEffect, useId, useRef } from 'react';
import { CrossSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { Rule } from '../../show/Rule.tsx';
import { type Refused, usePlay } from '../play.ts';
import { nameIn, type Sort, sortOf } from '../things.ts';
import { useThingName } from '../useThingName.ts';
import styles from './WhyNot.module.css';

/** Why something closed cannot be tapped: what, why, the rule, and one way on. */
export function WhyNot({ refused }: { readonly refused: Refused }) {
  const { language, say, names } = useAtTable();
  const { dismiss, selection, tap } = usePlay();
  const nameOf = useThingName();
  const reasonId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { thing, reason } = refused;
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  const figure = [...selection.legal].find(other => sortOf(other) === 'figure');
  const isPlace = sortOf(thing) === 'place' && figure !== undefined;
  const cardText = CARDS.has(sortOf(thing)) ? names.cardText(nameIn(thing)) : '';
  return (
    <div ref={box} className={styles.box} role="alert" aria-describedby={reasonId}>
      <div className={styles.head}>
        <CrossSign size={15} />
        <b>{nameOf(thing)}</b>
        <Rule id={reason.rule} />
      </div>
      <p id={reasonId}>{sentence(corleoneText.reasonText(language, reason), reason.rule)}</p>
      {cardText !== '' && <p className={styles.card}>{cardText}</p>}
      <div className={styles.ways}>
        {isPlace && (
          <button type="button" onClick={() => tap(figure)}>
            {say(nameIn(figure) === 'thug' ? 'why.freeFronts' : 'why.freeSpaces')}
          </button>
        )}
        <button type="button" onClick={dismiss}>
          {say('why.close')}
        </button>
      </div>
    </div>
  );
}

const CARDS: ReadonlySet<Sort> = new Set<Sort>(['hand', 'public', 'ally', 'played', 'offer']);

/** The rule has a link of its own. */
const sentence = (text: string, rule: string): string => `${text.replace(` (${rule})`, '')}.`;
