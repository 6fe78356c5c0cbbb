import type { SeenEvent } from '@omerta/corleone/seen';
import { corleoneText, type Part } from '@omerta/corleone/words';
import { type LogLine, LogPanel } from '@omerta/table/table/LogPanel.tsx';
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
    const seat = 'seat' in seen ? seen.seat : undefined;
    const family = seat === undefined ? undefined : families[seat];
    return {
      parts,
      ...(seat === undefined ? {} : { seat }),
      ...(family === undefined ? {} : { colour: FAMILIES[family].fill }),
    };
  };
  return (
    <LogPanel
      title={say('log')}
      lineOf={lineOf}
      rules={rules}
      renderPart={part => <LogPart part={part as Part} />} // the parts of this game's own sentences
    />
  );
}
