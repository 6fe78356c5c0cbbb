import { settings, useSettings } from '@omerta/table/settings/settings.ts';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Toggle } from '@omerta/table/ui/Toggle.tsx';
import { toast } from '@omerta/table/ui/toasts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { mayBuzz } from '../table/vibration.ts';
import { pageWords } from '../words/pageWords.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { hasMotion, mayUseMotion } from './mayUseMotion.ts';
import styles from './SettingsForm.module.css';

const TEXT_SIZES = [100, 125, 150, 200] as const;

/** Sound, motion, reading, moves. On its page, and over a table. */
export function SettingsForm() {
  const say = useWords(pageWords);
  const likes = useSettings(all => all);
  return (
    <div className={styles.parts}>
      <Panel title={say('settings.looks')} className={styles.part}>
        <LanguageChoice />
        <Segmented
          label={say('settings.textSize')}
          value={String(likes.textSize)}
          options={TEXT_SIZES.map(size => ({ value: String(size), label: say('settings.percent', { size }) }))}
          onChange={chosen => {
            const textSize = TEXT_SIZES.find(size => String(size) === chosen);
            if (textSize !== undefined) settings.setState({ textSize });
          }}
        />
        <Toggle
          label={say('settings.patterns')}
          hint={say('settings.patterns.hint')}
          value={likes.patterns}
          onChange={patterns => settings.setState({ patterns })}
        />
      </Panel>
      <Panel title={say('settings.senses')} className={styles.part}>
        <Segmented
          label={say('settings.sound')}
          value={likes.sound}
          options={(['off', 'low', 'full'] as const).map(value => ({ value, label: say(`settings.sound.${value}`) }))}
          onChange={sound => settings.setState({ sound })}
        />
        <Toggle label={say('settings.music')} value={likes.music} onChange={music => settings.setState({ music })} />
        <Toggle
          label={say('settings.besideScreen')}
          hint={say('settings.besideScreen.hint')}
          value={likes.besideScreen}
          onChange={besideScreen => settings.setState({ besideScreen })}
        />
        <Segmented
          label={say('settings.announcer')}
          value={likes.announcer}
          options={(['voice', 'text'] as const).map(value => ({ value, label: say(`settings.announcer.${value}`) }))}
          onChange={announcer => settings.setState({ announcer })}
        />
        {mayBuzz() && (
          <Toggle
            label={say('settings.buzz')}
            hint={say('settings.buzz.hint')}
            value={likes.buzz}
            onChange={buzz => settings.setState({ buzz })}
          />
        )}
        <Toggle
          label={say('settings.calmGuns')}
          hint={say('settings.calmGuns.hint')}
          value={likes.calmGuns}
          onChange={calmGuns => settings.setState({ calmGuns })}
        />
        <Segmented
          label={say('settings.motion')}
          value={likes.motion}
          options={(['system', 'full', 'reduced'] as const).map(value => ({
            value,
            label: say(`settings.motion.${value}`),
          }))}
          onChange={motion => settings.setState({ motion })}
        />
      </Panel>
      <Panel title={say('settings.play')} className={styles.part}>
        <Segmented
          label={say('settings.confirm')}
          value={likes.confirm}
          options={(['twice', 'once'] as const).map(value => ({ value, label: say(`settings.confirm.${value}`) }))}
          onChange={confirm => settings.setState({ confirm })}
        />
        <p className={styles.hint}>{say('settings.confirm.hint')}</p>
        {hasMotion() && (
          <Toggle
            label={say('settings.gestures')}
            hint={say('settings.gestures.hint')}
            value={likes.gestures}
            onChange={wanted => void setGestures(wanted, say('settings.gestures.refused'))}
          />
        )}
        <Toggle
          label={say('settings.curtain')}
          hint={say('settings.curtain.hint')}
          value={likes.curtain}
          onChange={curtain => settings.setState({ curtain })}
        />
      </Panel>
    </div>
  );
}

/** Its owner has pressed for it: the moment to ask for the sensors. */
async function setGestures(isWanted: boolean, refused: string): Promise<void> {
  const gestures = isWanted && (await mayUseMotion());
  settings.setState({ gestures });
  if (isWanted && !gestures) toast(refused, 'danger');
}
