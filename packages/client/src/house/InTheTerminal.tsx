import { Link } from 'wouter';
import { Panel } from '../ui/Panel.tsx';
import { useWords } from '../words/useWords.ts';
import type { HouseGame } from './houseGames.ts';
import styles from './InTheTerminal.module.css';

/** A game that has no table in the browser is played all the same. */
export function InTheTerminal({ game }: { readonly game: HouseGame }) {
  const say = useWords('house');
  return (
    <Panel title={say('terminal.title', { game: say(`game.${game.id}`) })}>
      <p>{say('terminal.words')}</p>
      <p className={styles.command}>
        <code>{`omerta play --game ${game.id}`}</code>
      </p>
      <Link href={`/rules/${game.id}`}>{say('nav.howToPlay')}</Link>
    </Panel>
  );
}
