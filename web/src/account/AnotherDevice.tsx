import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { pageWords } from '../words/pageWords.ts';
import { MoveDevice } from './MoveDevice.tsx';

export function AnotherDevice() {
  const say = useWords(pageWords);
  return (
    <Panel title={say('device.title')}>
      <MoveDevice />
    </Panel>
  );
}
