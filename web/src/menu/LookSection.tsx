import { type Settings, settings, useSettings } from '@omerta/table/settings/settings.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { LanguageChoice } from '../settings/LanguageChoice.tsx';
import { NotifyChoice } from './NotifyChoice.tsx';
import styles from './TableMenu.module.css';

const SOUNDS = ['off', 'low', 'full'] as const satisfies readonly Settings['sound'][];
const MOTIONS = ['system', 'full', 'reduced'] as const satisfies readonly Settings['motion'][];

/** In which language, how loud, how lively, and whether to be told. */
export function LookSection() {
  const say = useWords(tableWords);
  const sound = useSettings(each => each.sound);
  const calmGuns = useSettings(each => each.calmGuns);
  const motion = useSettings(each => each.motion);
  return (
    <section className={styles.section}>
      <h3>{say('menu.look')}</h3>
      <LanguageChoice />
      <Segmented
        label={say('sound')}
        value={sound}
        options={SOUNDS.map(value => ({ value, label: say(`sound.${value}`) }))}
        onChange={chosen => settings.setState({ sound: chosen })}
      />
      <Toggle
        label={say('calmGuns')}
        hint={say('calmGuns.hint')}
        value={calmGuns}
        onChange={chosen => settings.setState({ calmGuns: chosen })}
      />
      <Segmented
        label={say('motion')}
        value={motion}
        options={MOTIONS.map(value => ({ value, label: say(`motion.${value}`) }))}
        onChange={chosen => settings.setState({ motion: chosen })}
      />
      <NotifyChoice />
      <a href="settings" target="_blank" rel="noreferrer">
        {say('menu.settings')}
      </a>
    </section>
  );
}
