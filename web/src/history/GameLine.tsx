import { useSettings } from '@omerta/table/settings/settings.ts';
import { Badge } from '@omerta/table/ui/Badge.tsx';
import buttons from '@omerta/table/ui/Button.module.css';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { useAboutOf } from '../games/useAboutOf.ts';
import type { TableLine } from '../net/tablesApi.ts';
import { tableName } from '../page/tableName.ts';
import { pageWords } from '../words/pageWords.ts';
import styles from './History.module.css';

/** One game of the history: who, when, how it ended, and where to see it again. */
export function GameLine({ table }: { readonly table: TableLine }) {
  const say = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const about = useAboutOf(table.game);
  const name = tableName(say, table);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const isRunning = table.stage === 'lobby' || table.stage === 'playing';
  const wasPlayed = table.outcome !== undefined;
  return (
    <li className={styles.game}>
      <div className={styles.words}>
        <b>{name}</b>
        <small>
          {about !== undefined && `${about.title} · `}
          {day.format(table.endedAt ?? table.activeAt)}
          {wasPlayed && ` · ${scoresOf(table, new Intl.NumberFormat(language))}`}
        </small>
      </div>
      {table.you !== undefined && wasPlayed && (
        <Badge look={table.outcome?.places[table.you] === 1 ? 'brass' : 'ink'}>
          {say('history.place', { place: table.outcome?.places[table.you] ?? 0 })}
        </Badge>
      )}
      {table.stage === 'abandoned' && <Badge>{say('history.abandoned')}</Badge>}
      {isRunning && (
        <Link
          href={`/t/${table.id}`}
          className={`${buttons.button} ${buttons.primary}`}
          aria-label={say('continue.goTo', { table: name })}
        >
          {say('continue.go')}
        </Link>
      )}
      {wasPlayed && (
        <Link
          href={`/replay/${table.id}`}
          className={`${buttons.button} ${buttons.ghost}`}
          aria-label={say('history.replayOf', { table: name })}
        >
          {say('history.replay')}
        </Link>
      )}
    </li>
  );
}

/** "Ola $23, Tomek $19": the winners first. */
function scoresOf({ seats, outcome }: TableLine, amount: Intl.NumberFormat): string {
  const order = seats
    .map((_, seat) => seat)
    .sort((one, other) => (outcome?.places[one] ?? 0) - (outcome?.places[other] ?? 0));
  return order.map(seat => `${seats[seat]?.name} $${amount.format(outcome?.scores[seat] ?? 0)}`).join(', ');
}
