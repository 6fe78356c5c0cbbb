import buttons from '@omerta/table/ui/Button.module.css';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { pageWords } from '../words/pageWords.ts';
import { roomWords } from '../words/roomWords.ts';

/** The host keeps this person, or this phone, out of the room. */
export function KeptOut() {
  const say = useWords(roomWords);
  const sayPage = useWords(pageWords);
  return (
    <Trouble
      title={say('out.title')}
      actions={
        <Link href="/" className={`${buttons.button} ${buttons.primary}`}>
          {sayPage('nav.home')}
        </Link>
      }
    >
      <p>{say('out.words')}</p>
    </Trouble>
  );
}
