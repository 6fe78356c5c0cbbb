import buttons from '@omerta/table/ui/Button.module.css';
import { Trouble } from '@omerta/table/ui/Trouble.tsx';
import { CodeLetters } from '@omerta/table/ui/troubleArt.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { pageWords } from '../words/pageWords.ts';
import { Page } from './Page.tsx';

export default function NotFound() {
  const say = useWords(pageWords);
  return (
    <Page title={say('notFound.title')} heading="own">
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
    </Page>
  );
}
