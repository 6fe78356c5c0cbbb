import { Link } from 'wouter';
import buttons from '../ui/Button.module.css';
import { Trouble } from '../ui/Trouble.tsx';
import { CodeLetters } from '../ui/troubleArt.tsx';
import { useWords } from '../words/useWords.ts';
import { HousePage } from './HousePage.tsx';

export default function NotFound() {
  const say = useWords('house');
  return (
    <HousePage title={say('notFound.title')} heading="own">
      <Trouble
        art={<CodeLetters code="404" wrong />}
        title={say('notFound.title')}
        actions={
          <>
            <Link href="/join" className={`${buttons.button} ${buttons.ghost}`}>
              {say('join.title')}
            </Link>
            <Link href="/" className={`${buttons.button} ${buttons.primary}`}>
              {say('nav.home')}
            </Link>
          </>
        }
      >
        <p>{say('notFound.words')}</p>
      </Trouble>
    </HousePage>
  );
}
