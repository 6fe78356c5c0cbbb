import { type AllyId, handLimit, worthOf } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { usePlay } from '../choose/play.ts';
import { Crest } from '../draw/Crest.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { OpenBid } from '../show/briberyStory.ts';
import { Held } from '../show/Held.tsx';
import styles from './AllyPicks.module.css';
import scene from './scenes.module.css';

/** The allies: those taken with their new friend, those left to be picked. */
export function AllyPicks({ bids }: { readonly bids: readonly OpenBid[] }) {
  const { say, names, table, families } = useAtTable();
  const { kind, selection, tap } = usePlay();
  const isMine = kind === 'hire';
  const taken = bids.flatMap(({ seat, hired }) => (hired === undefined ? [] : [{ seat, ally: hired }]));
  const left = table.allies.filter(ally => !taken.some(each => each.ally === ally));
  return (
    <section className={`${scene.box} ${scene.grow}`} data-region="allies">
      <header className={scene.title}>
        <h2>{say(isMine ? 'reveal.pickOne' : 'reveal.allies')}</h2>
        <span>{say('reveal.intoHand')}</span>
      </header>
      <div className={styles.picks}>
        <ul className={styles.cards}>
          {taken.map(({ seat, ally }) => (
            <li key={ally} className={styles.gone}>
              <Held card={ally} size="large" mark="dimmed" />
              <span className={styles.ribbon}>
                <Crest family={families[seat] ?? 'neutral'} size={24} />
                {names.player(seat)}
              </span>
            </li>
          ))}
          {left.map(ally => (
            <li key={ally} data-anchor={`ally:${ally}`}>
              <button
                type="button"
                className={styles.pick}
                aria-pressed={isMine ? selection.tapped.includes(`ally:${ally}`) : undefined}
                aria-disabled={!isMine || undefined}
                aria-label={`${names.card(ally)}. ${names.cardText(ally)}`}
                onClick={() => tap(`ally:${ally}`)}
              >
                <Held
                  card={ally}
                  size="large"
                  mark={!isMine ? undefined : selection.tapped.includes(`ally:${ally}`) ? 'selected' : 'ready'}
                />
              </button>
            </li>
          ))}
        </ul>
        {selection.chosen?.kind === 'hire' && <Consequences ally={selection.chosen.ally} bids={bids} />}
      </div>
    </section>
  );
}

interface ConsequencesProps {
  readonly ally: AllyId;
  readonly bids: readonly OpenBid[];
}

/** In this order: what it does, what I pay, my hand against the limit, who gets what I leave. */
function Consequences({ ally, bids }: ConsequencesProps) {
  const { say, names, table, view, seat, content, language } = useAtTable();
  const mine = bids.find(bid => bid.seat === seat);
  if (seat === undefined || mine === undefined || view.own === undefined) return null;
  const { handSize, played } = table.seats[seat]!;
  const next = bids.find(bid => bid.position === (mine.position ?? 0) + 1);
  const left = table.allies.filter(other => other !== ally);
  return (
    <div className={styles.consequences}>
      <h3 className={scene.label}>{say('reveal.ifYouTake', { ally: names.card(ally) })}</h3>
      <ul>
        <li>{names.cardText(ally)}</li>
        <li>
          {say('reveal.paid', {
            notes: corleoneText.purseText(language, mine.notes),
            amount: worthOf(view.own.suitcase),
          })}
        </li>
        <li>
          {say('reveal.hand', {
            before: handSize,
            after: handSize + 1,
            returning: played.length,
            limit: handLimit(content, table),
          })}
        </li>
        {next !== undefined && left.length === 1 && (
          <li>{say('reveal.willGet', { player: names.player(next.seat), ally: names.card(left[0]!) })}</li>
        )}
      </ul>
    </div>
  );
}
