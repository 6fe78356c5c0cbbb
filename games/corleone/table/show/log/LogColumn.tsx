import type { SeenEvent } from '@omerta/corleone/seen';
import { corleoneText, type Part, type Told } from '@omerta/corleone/words';
import { LogPanel } from '@omerta/table/table/LogPanel.tsx';
import type { LogLine, LogStory } from '@omerta/table/table/logLines.ts';
import { type Beat, beatsOf } from '@omerta/words';
import { FAMILIES } from '../../draw/families.ts';
import { useAtTable } from '../atTable.ts';
import { LogPart } from './LogPart.tsx';

/** What has happened, line by line; things become chips. */
export function LogColumn() {
  const { language, setting, say, names, families, rules } = useAtTable();
  const lineOf = (event: object): LogLine | undefined => {
    const seen = event as SeenEvent; // frames of this game hold its events
    if (seen.kind === 'actBegan') return { parts: [], heading: `${names.numeral(seen.act)} · ${names.act(seen.act)}` };
    const parts = corleoneText.eventParts(language, seen, setting);
    return of('seat' in seen ? seen.seat : undefined, parts);
  };
  const of = (seat: number | undefined, parts: readonly Part[]): LogLine => {
    const family = seat === undefined ? undefined : families[seat];
    return {
      parts,
      ...(seat === undefined ? {} : { seat }),
      ...(family === undefined ? {} : { colour: FAMILIES[family].fill }),
    };
  };
  const story: LogStory = {
    beatsOf: log => beatsOf(log as readonly SeenEvent[], corleoneText.storyline), // likewise
    lineOf(each) {
      const beat = each as Beat<SeenEvent, Told>; // made above
      if (beat.told === undefined) return lineOf(beat.events[0]!);
      const seat = beat.told.kind === 'turn' ? beat.told.seat : undefined;
      return of(seat, corleoneText.beatParts(language, beat, setting));
    },
  };
  return (
    <LogPanel
      title={say('log')}
      lineOf={lineOf}
      story={story}
      rules={rules}
      renderPart={part => <LogPart part={part as Part} />} // the parts of this game's own sentences
    />
  );
}
