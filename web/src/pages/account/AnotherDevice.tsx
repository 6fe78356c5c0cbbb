import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/useWords.ts';
import { MoveDevice } from '../MoveDevice.tsx';

export function AnotherDevice() {
  const say = useWords('house');
  return (
    <Panel title={say('device.title')}>
      <MoveDevice />
    </Panel>
  );
}
