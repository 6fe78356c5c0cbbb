import type { Chip } from '@omerta/words';
import { LogPanel } from '../table/LogPanel.tsx';
import { useAtPlain } from './atPlain.ts';
import { Part } from './Part.tsx';

/** What has happened, in the words of the game. */
export function PlainLog() {
  const { words, language, people, rules } = useAtPlain();
  return (
    <LogPanel
      rules={rules}
      lineOf={event => {
        const parts = words.eventParts(language, event, { people });
        return parts.length === 0 ? undefined : { parts };
      }}
      renderPart={(part: Chip) => <Part part={part} />}
    />
  );
}
