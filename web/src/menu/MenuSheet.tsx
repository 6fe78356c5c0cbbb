import { ChatPanel } from '@omerta/table/table/ChatPanel.tsx';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { webGame } from '../games/games.ts';
import { DeviceSection } from './DeviceSection.tsx';
import { LookSection } from './LookSection.tsx';
import { OnlineSection } from './OnlineSection.tsx';
import { PracticeSection } from './PracticeSection.tsx';
import styles from './TableMenu.module.css';

/** Everything besides the game. */
export default function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  const info = useTable(state => state.info);
  if (info === undefined) return null;
  const game = webGame(info.game);
  const link = `${buttons.button} ${buttons.secondary}`;
  return (
    <Sheet title={say('menu')} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.onPhones}>
        <ChatPanel />
      </div>
      <section className={styles.section}>
        <h3>{say('menu.play')}</h3>
        <div className={styles.row}>
          {game?.rulebook !== undefined && (
            <a className={link} href={`rules/${info.game}`} target="_blank" rel="noreferrer">
              {say('menu.rules')}
            </a>
          )}
          <Link className={link} href="/">
            {say('menu.leave')}
          </Link>
        </div>
        {source.kind !== 'replay' && game?.aids?.includes('hints') === true && (
          <p className={styles.note}>{say(info.settings.hints ? 'menu.hintsOn' : 'menu.hintsOff')}</p>
        )}
        {source.kind === 'online' && <OnlineSection info={info} />}
        {source.kind === 'practice' && <PracticeSection info={info} />}
      </section>
      <LookSection />
      {source.kind === 'online' && <DeviceSection info={info} />}
    </Sheet>
  );
}
