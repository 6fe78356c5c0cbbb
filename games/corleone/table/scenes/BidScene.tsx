import { countNotes, isNote, type Purse, worthOf } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { worthOfKeys } from '../choose/bids.ts';
import { usePlay } from '../choose/play.ts';
import { BidStanding } from '../choose/players/BidStanding.tsx';
import { MoneyCard } from '../draw/cards/MoneyCard.tsx';
import { Envelope } from '../draw/pieces/Envelope.tsx';
import { HorseHead } from '../draw/pieces/HorseHead.tsx';
import { CardsSign } from '../draw/signs.tsx';
import { useAtTable } from '../show/atTable.ts';
import { Held } from '../show/Held.tsx';
import { notesOf } from '../show/handCards.ts';
import { hasRails } from '../show/layoutFor.ts';
import { useLayout } from '../show/useLayout.ts';
import styles from './BidScene.module.css';
import scene from './scenes.module.css';

/** B1: allies for sale, my open suitcase, my tray, and who has sealed. */
export function BidScene() {
  const { say, names, table, seat, view } = useAtTable();
  const isShort = !hasRails(useLayout());
  return (
    <div className={scene.scene}>
      <section className={scene.box}>
        <header className={scene.title}>
          <h2 className={scene.large}>{say('bid.title', { count: table.allies.length })}</h2>
          <span>
            {say('bid.how', { act: names.numeral(table.act), families: table.players, allies: table.allies.length })}
          </span>
        </header>
        <ul className={styles.allies} data-short={isShort || undefined}>
          {table.allies.map(ally => (
            <li key={ally} data-anchor={`ally:${ally}`}>
              {isShort ? (
                <Held card={ally} size="row" />
              ) : (
                <>
                  <Held card={ally} size="hand" />
                  <div>
                    <h3>{names.card(ally)}</h3>
                    <p>{names.cardText(ally)}</p>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={`${scene.box} ${scene.grow}`}>
        {seat !== undefined && view.own !== undefined && <OwnBid suitcase={view.own.suitcase} sealed={view.own.bid} />}
        <Sealing />
      </section>
    </div>
  );
}

interface OwnBidProps {
  readonly suitcase: Readonly<Purse>;
  readonly sealed: Readonly<Purse> | undefined;
}

function OwnBid({ suitcase, sealed }: OwnBidProps) {
  const { say, families, seat, language } = useAtTable();
  const { kind, marked, mark } = usePlay();
  const isOpen = kind === 'bid';
  const notes = notesOf(suitcase).reverse();
  const tray = sealed === undefined ? marked.toSorted().reverse() : notesOf(sealed).map(({ key }) => key);
  const amount = worthOfKeys(tray);
  const family = seat === undefined ? undefined : families[seat];
  return (
    <div className={styles.own}>
      <div className={styles.case}>
        <header className={scene.title}>
          <h2>{say('bid.from')}</h2>
          <span>{say('bid.tap')}</span>
        </header>
        <div className={styles.suitcase} data-region="suitcase" data-anchor={`suitcase:${seat}`}>
          <ul className={styles.notes} aria-label={say('mySuitcase')}>
            {notes.map(({ key, card }, at) => (
              <li key={key} data-stacked={notes[at - 1]?.card === card || undefined}>
                {tray.includes(key) ? (
                  <span className={styles.hole}>{say('bid.inBid')}</span>
                ) : (
                  <button
                    type="button"
                    className={styles.note}
                    aria-disabled={!isOpen || undefined}
                    aria-label={say('bid.add', { note: card })}
                    onClick={() => isOpen && mark(key)}
                  >
                    {isNote(card) && <MoneyCard note={card} mark={isOpen ? 'ready' : undefined} />}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {notes.length === 0 && <p className={scene.note}>{say('bid.empty')}</p>}
          <footer className={styles.foot}>
            <span className={scene.label}>{say('mySuitcase')}</span>
            <b>{say('dollars', { amount: worthOf(suitcase) - amount })}</b>
            <span>{say('bid.stays')}</span>
          </footer>
        </div>
      </div>
      <div className={styles.tray}>
        <h3 className={scene.label}>{say('bid.mine')}</h3>
        {sealed !== undefined && family !== undefined ? (
          <Envelope family={family} size={70} label={say('bid.sealed')} />
        ) : (
          <ul className={styles.notes}>
            {tray.map((key, at) => {
              const note = key.slice(0, key.lastIndexOf('.'));
              return (
                <li key={key} data-stacked={tray[at - 1]?.startsWith(`${note}.`) || undefined}>
                  <button
                    type="button"
                    className={styles.note}
                    aria-label={say('bid.takeBack', { note })}
                    onClick={() => isOpen && mark(key)}
                  >
                    {isNote(note) && <MoneyCard note={note} mark="ready" />}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.sum}>
          <b>{say('dollars', { amount })}</b>
          <span>
            {sealed === undefined
              ? say(amount === 0 ? 'bid.nothing' : 'bid.ifAlly')
              : countNotes(sealed) === 0
                ? say('bid.sealedNothing')
                : say('bid.sealedAmount', { amount: corleoneText.purseText(language, sealed) })}
          </span>
        </div>
      </div>
    </div>
  );
}

/** Who has sealed, and who comes first among equals. */
function Sealing() {
  const { say, names, table, seat } = useAtTable();
  return (
    <>
      <ul className={styles.sealing}>
        {table.seats.map((_player, each) => (
          <li key={names.family(each)}>
            <BidStanding seat={each} isLong />
          </li>
        ))}
      </ul>
      <div className={styles.ties}>
        <span className={scene.note}>
          <HorseHead size={22} />
          {table.horseHead === seat ? say('bid.tiesYou') : say('bid.ties', { player: names.player(table.horseHead) })}
        </span>
        {seat !== undefined && (
          <span className={scene.note}>
            <CardsSign size={18} />
            {say('bid.notHand')}
          </span>
        )}
      </div>
    </>
  );
}
