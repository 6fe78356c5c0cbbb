import { corleoneText } from '@omerta/corleone/words';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { ReactNode } from 'react';
import { useEditor, useLanguage } from '../editor.ts';
import { changeEntry, changeMarkers, changeSetup, changeThugs } from '../edits.ts';
import { packWords } from '../packWords.ts';
import { Stepper } from '../parts/Stepper.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { TokenList } from '../parts/TokenList.tsx';
import { useKinds } from '../parts/useGameWords.ts';
import { ActFields } from './ActFields.tsx';
import styles from './forms.module.css';
import { PlayerCounts } from './PlayerCounts.tsx';

/** What is not a card or a place: the set itself, the act track, the piles, the set-up and its limits. */
export function PilesForm() {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack, edit } = useEditor();
  const { notes } = useKinds();
  const { setup } = pack;
  const inSetup = { entry: 'setup', source: setup };
  return (
    <>
      <Group title={say('group.set')}>
        <TextLine
          label={say('field.setName')}
          entry="pack"
          field="name"
          value={pack.name}
          onChange={name => edit({ ...pack, name }, 'name')}
        />
        <TextLine
          label={say('field.version')}
          entry="meta"
          field="version"
          value={pack.meta.version}
          onChange={version => edit({ ...pack, meta: { ...pack.meta, version } }, 'version')}
        />
      </Group>
      <Group title={say('group.acts')}>
        {pack.acts.map((act, at) => (
          <ActFields key={act.act} act={act} at={at} />
        ))}
      </Group>
      <Group title={say('group.piles')}>
        {pack.moneyDeck.map((pile, at) => (
          <Stepper
            key={pile.value}
            label={`$${pile.value}`}
            entry={`moneyDeck[${at}]`}
            field="count"
            source={pile}
            value={pile.count}
            most={500}
            onChange={count => edit(changeEntry(pack, 'moneyDeck', at, { count }), `$${pile.value}`)}
          />
        ))}
        {pack.goodsDeck.map((pile, at) => (
          <Stepper
            key={pile.good}
            label={corleoneText.nameOf(language, 'good', pile.good)}
            entry={`goodsDeck[${at}]`}
            field="count"
            source={pile}
            value={pile.count}
            most={500}
            onChange={count => edit(changeEntry(pack, 'goodsDeck', at, { count }), pile.good)}
          />
        ))}
      </Group>
      <Group title={say('group.setup')}>
        <TokenList
          {...inSetup}
          label={say('field.startMoney')}
          field="startingHand.money"
          values={setup.startingHand.money}
          kinds={notes}
          shape="front"
          onChange={money => edit(changeSetup(pack, { startingHand: { ...setup.startingHand, money } }))}
        />
        <Stepper
          {...inSetup}
          label={say('field.startJobs')}
          field="startingHand.jobs"
          value={setup.startingHand.jobs}
          most={9}
          onChange={jobs => edit(changeSetup(pack, { startingHand: { ...setup.startingHand, jobs } }), 'jobs')}
        />
        <Stepper
          {...inSetup}
          label={say('field.markers')}
          field="controlMarkersPerPlayer"
          value={setup.controlMarkersPerPlayer}
          least={1}
          onChange={markers => edit(changeMarkers(pack, markers), 'markers')}
        />
        <Stepper
          {...inSetup}
          label={say('field.thugs')}
          field="figures"
          value={setup.figures.perFamily.thugs}
          least={1}
          most={9}
          onChange={thugs => edit(changeThugs(pack, thugs), 'thugs')}
        />
      </Group>
      <PlayerCounts />
    </>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.group}>
    <h3>{title}</h3>
    <div className={styles.fields}>{children}</div>
  </section>
);
