import type { Pace } from '@omerta/protocol';
import { StageContext } from '@omerta/table/table/stageContext.ts';
import { useAnnouncer } from '@omerta/table/table/useAnnouncer.ts';
import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useContext, useEffect, useState } from 'react';
import { TalentIcon } from '../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../show/atTable.ts';
import { inPace } from '../show/staging/plan.ts';
import { type TalentAtSeat, talentsAtStart } from '../show/talents/talentsAtStart.ts';
import { talentWords } from '../show/talentWords.ts';
import styles from './TalentsScreen.module.css';
import { TalentsStage } from './TalentsStage.tsx';

const EACH = 2_600; // milliseconds: a spot, a step into it, the card turns, and is read
const CARD = 620; // of those until the card turns

/** T0: the Talents make their entrance before the first round, one after another, until the first reveal. */
export function TalentsScreen() {
  const { table, info } = useAtTable();
  const isBefore = table.stage === 'loot' || table.stage === 'bullet';
  const talents = isBefore ? talentsAtStart(table, undefined) : [];
  if (talents.length === 0 || info.settings.pace === 'instant') return null;
  return <Entrance talents={talents} pace={info.settings.pace} />;
}

/** A key or a tap ends it: all of them are on the plates of the table too. */
function Entrance({ talents, pace }: { readonly talents: readonly TalentAtSeat[]; readonly pace: Pace }) {
  const say = useWords(talentWords);
  const { names } = useAtTable();
  const stage = useContext(StageContext);
  const [at, setAt] = useState(0);
  const end = talents.length;
  const ms = inPace(EACH, pace);
  const isOn = at < end;
  useKeyDown(({ key }) => ENDS.includes(key) && setAt(end));
  useEffect(() => {
    if (at >= end) return;
    stage?.sound('spot');
    const turn = setTimeout(() => stage?.sound('flip'), inPace(CARD, pace));
    const next = setTimeout(() => setAt(at + 1), ms);
    return () => {
      clearTimeout(turn);
      clearTimeout(next);
    };
  }, [at, end, ms, pace, stage]);
  const shown = talents[at];
  useAnnouncer(
    shown === undefined
      ? undefined
      : {
          key: String(shown.seat),
          text: `${say('is', { name: names.player(shown.seat) })} ${names.talent(shown.talent)}. ${say(`order.${shown.talent}`)}`,
          ms,
        },
  );
  if (!isOn || shown === undefined) return null;
  const { seat, talent } = shown;
  return (
    <section className={styles.entrance} aria-labelledby="talents" data-entrance onPointerDown={() => setAt(end)}>
      <TalentsStage talents={talents} at={at} />
      <header className={styles.head}>
        <h2 id="talents">{say('title')}</h2>
        <span>{say('count', { at: at + 1, all: end })}</span>
      </header>
      <article key={seat} className={styles.card} role="status">
        <header>
          <span className={styles.sign}>
            <TalentIcon talent={talent} size={150} colour="#f6dc86" />
          </span>
          <div>
            <small>{say('is', { name: names.player(seat) })}</small>
            <h3>{names.talent(talent)}</h3>
          </div>
        </header>
        <p>{say(`order.${talent}`)}</p>
        <ul>
          <li>{say(`works.${talent}`)}</li>
          <li>{say(`not.${talent}`)}</li>
        </ul>
      </article>
    </section>
  );
}

const ENDS: readonly string[] = ['Enter', ' ', 'Escape'];
