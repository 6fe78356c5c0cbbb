import type { SeenEvent } from '@omerta/cashnguns/seen';
import { type CashPart, cashText, type Told } from '@omerta/cashnguns/words';
import { LogPanel } from '@omerta/table/table/LogPanel.tsx';
import type { LogLine, LogStory } from '@omerta/table/table/logLines.ts';
import { type Beat, beatsOf } from '@omerta/words';
import { LOOKS } from '../../draw/gangsters.ts';
import { useAtTable } from '../atTable.ts';
import { Player } from '../players/Player.tsx';
import styles from './LogColumn.module.css';

/** What has happened, line by line; players and things become chips. */
export function LogColumn() {
  const { language, setting, say, gangsters, rules } = useAtTable();
  const lineOf = (event: object): LogLine | undefined => {
    const seen = event as SeenEvent; // frames of this game hold its events
    if (QUIET.has(seen.kind)) return undefined;
    const seat = 'seat' in seen ? seen.seat : undefined;
    const gangster = seat === undefined ? undefined : gangsters[seat];
    return {
      parts: cashText.eventParts(language, seen, setting),
      ...(seat === undefined ? {} : { seat }),
      ...(gangster === undefined ? {} : { colour: LOOKS[gangster].colour }),
      ...(seen.kind === 'roundBegan' ? { heading: say('round', { round: seen.round }) } : {}),
    };
  };
  const story: LogStory = {
    beatsOf: log => beatsOf(log as readonly SeenEvent[], cashText.storyline), // likewise
    lineOf(each) {
      const beat = each as Beat<SeenEvent, Told<SeenEvent>>; // made above
      const parts = cashText.beatParts(language, beat, setting);
      return beat.told === undefined ? { ...lineOf(beat.events[0]!), parts } : { parts };
    },
  };
  return (
    <LogPanel
      title={say('log')}
      lineOf={lineOf}
      story={story}
      rules={rules}
      renderPart={part => <LogPart part={part as CashPart} />} // the parts of this game's own sentences
    />
  );
}

/** Ticks at the seats say this already. */
const QUIET: ReadonlySet<string> = new Set<SeenEvent['kind']>(['bulletChosen', 'aimChosen', 'courageChosen']);

function LogPart({ part }: { readonly part: CashPart }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'seat') {
    return (
      <b className={styles.player}>
        <Player seat={part.seat} size={16} />
      </b>
    );
  }
  return <b className={part.kind === 'bullet' ? styles[part.bullet] : styles.thing}>{part.text}</b>;
}
