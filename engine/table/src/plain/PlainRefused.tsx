import { MoveRefused } from '../table/MoveRefused.tsx';
import { useAtPlain } from './atPlain.ts';

/** The table said no. */
export function PlainRefused() {
  const { info, words, language } = useAtPlain();
  return <MoveRefused game={info.game} reasonText={reason => words.reasonText(language, reason)} />;
}
