import { useWords } from '@omerta/table/words/useWords.ts';
import { Page } from '../page/Page.tsx';
import { pageWords } from '../words/pageWords.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** What a person likes, on this device. Everything holds at once. */
export default function SettingsPage() {
  const say = useWords(pageWords);
  return (
    <Page title={say('settings.title')}>
      <p>{say('settings.words')}</p>
      <SettingsForm />
    </Page>
  );
}
