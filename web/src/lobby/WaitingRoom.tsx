import type { TableInfo } from '@omerta/protocol';
import buttons from '@omerta/table/ui/Button.module.css';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Header } from '@omerta/table/ui/Header.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { webGame } from '../games/games.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { useLevels } from '../setup/useLevels.ts';
import { pageWords } from '../words/pageWords.ts';
import { DealBar } from './DealBar.tsx';
import { EmptySeat } from './EmptySeat.tsx';
import { FairDeal } from './FairDeal.tsx';
import { Invite } from './Invite.tsx';
import { NewSeat } from './NewSeat.tsx';
import { SeatCard } from './SeatCard.tsx';
import { TableRules } from './TableRules.tsx';
import { useLobby } from './useLobby.ts';
import { Visitor } from './Visitor.tsx';
import styles from './WaitingRoom.module.css';

const ChatPanel = lazy(() => import('@omerta/table/table/ChatPanel.tsx'));

/** A table that gathers: who sits there, how to come, what will be played, and the deal. */
export default function WaitingRoom({ info }: { readonly info: TableInfo }) {
  const say = useWords(pageWords);
  const [, go] = useLocation();
  const lobby = useLobby(info);
  const levels = useLevels(info.game);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { gathering } = lobby;
  const hostName = info.host === undefined ? undefined : info.seats[info.host]?.name;
  const title = info.title ?? (hostName === undefined ? say('lobby.title') : say('lobby.tableOf', { name: hostName }));
  useEffect(() => {
    document.title = `${title} · Omertà`;
  }, [title]);
  const leave = async () => {
    if (gathering.mine === undefined || (await lobby.leave())) go('/');
  };
  return (
    <div className={styles.room}>
      <Header
        homeLabel={say('nav.home')}
        hasTitle
        tools={
          <>
            <Button look="ghost" icon={<Icon name="door" />} isBusy={lobby.doing === 'leave'} onClick={leave}>
              <span className={styles.leave}>{say('lobby.leave')}</span>
            </Button>
            {webGame(info.game)?.rulebook !== undefined && (
              <Link
                href={`/rules/${info.game}`}
                className={`${buttons.button} ${buttons.ghost}`}
                aria-label={say('nav.howToPlay')}
              >
                ?
              </Link>
            )}
            <Button look="ghost" aria-label={say('nav.settings')} onClick={() => setSettingsOpen(true)}>
              <Icon name="gear" />
            </Button>
          </>
        }
      >
        <div className={styles.title}>
          <h1>{title}</h1>
          <p>
            {info.code === undefined
              ? say(`set.visibility.${info.visibility}`)
              : say('lobby.code', { code: info.code })}
          </p>
        </div>
      </Header>
      <main className={styles.main}>
        <div className={styles.people}>
          <div className={styles.head}>
            <h2>{say('lobby.who')}</h2>
            <p>{say('lobby.order')}</p>
            <p className={styles.count} role="status">
              {say('lobby.ready', { ready: gathering.ready, seats: info.seats.length })}
            </p>
            {info.you.isHost && <NewSeat lobby={lobby} />}
          </div>
          {gathering.mine === undefined && <Visitor lobby={lobby} />}
          <ol className={styles.seats}>
            {info.seats.map((seat, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={at}>
                {seat.kind === 'empty' ? (
                  <EmptySeat lobby={lobby} seat={at} levels={levels} />
                ) : (
                  <SeatCard lobby={lobby} seat={at} levels={levels} />
                )}
              </li>
            ))}
          </ol>
          <div className={styles.low}>
            <Panel className={styles.chat} label={say('lobby.chat')}>
              <Suspense fallback={undefined}>
                <ChatPanel />
              </Suspense>
            </Panel>
            <FairDeal lobby={lobby} />
          </div>
        </div>
        <div className={styles.side}>
          <Invite info={info} />
          <TableRules lobby={lobby} />
          <DealBar lobby={lobby} levels={levels} />
        </div>
      </main>
      {isSettingsOpen && (
        <Sheet title={say('settings.title')} onClose={() => setSettingsOpen(false)} closeLabel={say('close')}>
          <SettingsForm />
        </Sheet>
      )}
    </div>
  );
}
