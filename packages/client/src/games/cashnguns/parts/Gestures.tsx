import { EmoteTray } from '../../../table/EmoteTray.tsx';
import { useTableModel } from '../../../table/useTable.ts';

/** Table talk without words, wherever there is somebody to hear it. */
export function Gestures() {
  const { chat } = useTableModel().source;
  return chat === undefined ? null : <EmoteTray onSend={async emote => (await chat.emote(emote)).ok} />;
}
