import { EmoteTray } from '@omerta/table/table/EmoteTray.tsx';
import { useTalk } from '@omerta/table/table/useTalk.ts';

/** Table talk without words, wherever there is somebody to hear it. */
export function Gestures() {
  const talk = useTalk();
  return talk === undefined ? null : <EmoteTray onSend={talk.emote} />;
}
