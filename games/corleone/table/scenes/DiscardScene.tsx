import { handLimit } from '@omerta/corleone/seen';
import { has } from '@omerta/kernel';
import { HandCard } from '../choose/hand/HandCard.tsx';
import { usePlay } from '../choose/play.ts';
import { Warnings } from '../choose/prompt/Friend.tsx';
import { tributeWarnings } from '../choose/warnings.ts';
import { Crest } from '../draw/Crest.tsx';
import { Portrait } from '../draw/portraits/Portrait.tsx';
import { CheckSign, HourglassSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import { allCards, type HeldCard } from '../show/handCards.ts';
import styles from './DiscardScene.module.css';
import scene from './scenes.module.css';

/** D2, I3, I4, I5, I9: cards are marked until exactly as many go as must. */
export function DiscardScene() {
  const { say, names, table, content, view } = useAtTable();
  const { kind, needed, marked } = usePlay();
  const { own } = view;
  const isTribute = table.phase === 'tribute';
  const cards: readonly HeldCard[] = own === undefined ? [] : allCards(own.hand);
  const limit = handLimit(content, table);
  const chosen = own?.discards.length ?? 0;
  return (
    <div className={scene.scene}>
      <section className={`${scene.box} ${scene.grow}`} data-region="hand" data-anchor="hand">
        <header className={scene.title}>
          <h2 className={scene.large}>{isTribute ? names.phase('tribute') : say('ask.discard', { count: needed })}</h2>
          <span>
            {isTribute
              ? needed > 0
                ? say('tribute.how', { held: cards.length, act: names.numeral(table.act), limit })
                : say(own === undefined ? 'tribute.watch' : chosen > 0 ? 'tribute.done' : 'tribute.within', { limit })
              : say('trade.how')}
          </span>
        </header>
        {needed > 0 && <Meter held={cards.length - chosen} needed={needed} marked={marked.length} />}
        {isTribute && <Returned />}
        <ul className={styles.cards}>
          {cards.map(({ key, card }) => (
            <li key={key}>
              <HandCard cardKey={key} card={card} />
            </li>
          ))}
        </ul>
        {kind === 'tribute' && <Warnings warnings={tributeWarnings(content, view, marked.map(cardOf))} />}
        {isTribute && <WhoIsDone />}
      </section>
    </div>
  );
}

const cardOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

interface MeterProps {
  readonly held: number;
  readonly needed: number;
  readonly marked: number;
}

/** What stays, what is chosen, what is to go. */
function Meter({ held, needed, marked }: MeterProps) {
  const { say } = useAtTable();
  const stay = held - needed;
  const share = (count: number) => `${(count / Math.max(1, held)) * 100}%`;
  return (
    <div className={styles.meter} role="status">
      <span className={styles.stay} style={{ width: share(stay) }}>
        {say('meter.stay', { count: stay })}
      </span>
      {marked > 0 && (
        <span className={styles.chosen} style={{ width: share(Math.min(marked, needed)) }}>
          {say('meter.chosen', { count: marked })}
        </span>
      )}
      {marked < needed && <span className={styles.open}>{say('meter.toGo', { count: needed - marked })}</span>}
    </div>
  );
}

/** D1: played allies come back first, and count. */
function Returned() {
  const { say, names, pack, story, seat } = useAtTable();
  const event = story.phase.find(each => each.kind === 'alliesReturned' && each.seat === seat);
  if (event?.kind !== 'alliesReturned') return null;
  return (
    <div className={styles.returned}>
      {pack.allies
        .filter(({ id }) => event.allies.includes(id))
        .map(ally => (
          <span key={ally.id} className={styles.portrait}>
            <Portrait ally={ally} />
          </span>
        ))}
      <div>
        <b>
          {say('tribute.returned', { count: event.allies.length, allies: event.allies.map(names.card).join(', ') })}
        </b>
        <small>{say('tribute.returnedWhy')}</small>
      </div>
    </div>
  );
}

function WhoIsDone() {
  const { say, names, families, view, table, seat: me, story } = useAtTable();
  const task = view.table.agenda.at(-1);
  const waiting = task?.kind === 'tribute' ? task.waiting : 0;
  const isOpen = (seat: number) =>
    has(waiting, seat) && !story.played.some(event => event.kind === 'tributeDone' && event.seat === seat);
  return (
    <ul className={styles.who}>
      {table.seats.map((_player, seat) => (
        <li key={names.family(seat)}>
          <Crest family={families[seat] ?? 'neutral'} size={18} />
          {seat === me ? say('you') : names.player(seat)}
          {isOpen(seat) ? <HourglassSign size={14} /> : <CheckSign size={14} />}
          <span className="unseen">{say(isOpen(seat) ? 'tribute.isChoosing' : 'tribute.isDone')}</span>
        </li>
      ))}
    </ul>
  );
}
