import { useWords } from '../words/useWords.ts';
import { HousePage } from './HousePage.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** What a person likes, on this device. Everything holds at once. */
export default function SettingsPage() {
  const say = useWords('house');
  return (
    <HousePage title={say('settings.title')}>
      <p>{say('settings.words')}</p>
      <SettingsForm />
    </HousePage>
  );
}
