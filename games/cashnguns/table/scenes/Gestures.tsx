import { EmoteTray } from '@omerta/table/table/EmoteTray.tsx';
import { useTalk } from '@omerta/table/table/useTalk.ts';

/** Table talk without words, where other people play. */
export function Gestures() {
  const talk = useTalk();
  return talk === undefined ? null : <EmoteTray onSend={talk.emote} />;
}
