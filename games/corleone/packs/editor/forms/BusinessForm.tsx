import { corleoneText } from '@omerta/corleone/words';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEditor, useLanguage } from '../editor.ts';
import { StepList } from '../effects/StepList.tsx';
import type { Effect, Printed, Tile } from '../entries.ts';
import { moveBusiness } from '../moveBusiness.ts';
import { packWords } from '../packWords.ts';
import { Frame } from '../parts/Frame.tsx';
import { Pick } from '../parts/Pick.tsx';
import { RadioRow } from '../parts/RadioRow.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import styles from './forms.module.css';
import { SourceFields } from './SourceFields.tsx';
import { useEntry } from './useEntry.ts';

export function PrintedForm({ business, at }: { readonly business: Printed; readonly at: number }) {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack, edit } = useEditor();
  const { field, change } = useEntry('businesses.printed', at, business);
  const isPark = business.front === null;
  return (
    <>
      <div className={styles.pair}>
        <TextLine
          {...field}
          label={say('field.name')}
          field="name"
          value={business.name}
          onChange={name => change({ name })}
        />
        <Frame {...field} label={say('field.turf')} field="turf" hint={say(isPark ? 'turf.park' : 'turf.swap')}>
          {({ id }) => (
            <Pick
              id={id}
              label={say('field.turf')}
              value={business.turf}
              options={pack.turfs
                .filter(turf => turf.controllable !== isPark)
                .map(turf => ({ value: turf.id, label: corleoneText.nameOf(language, 'turf', turf.id, pack) }))}
              onChange={turf => edit(moveBusiness(pack, at, turf))}
            />
          )}
        </Frame>
      </div>
      <Side {...field} side="back" effects={business.back} onChange={back => change({ back })} />
      {business.front !== null && (
        <Side {...field} side="front" effects={business.front} onChange={front => change({ front })} />
      )}
      <SourceFields list="businesses.printed" at={at} entry={business} />
    </>
  );
}

const TILE_COLOURS = ['blue', 'red'] as const;

export function TileForm({ tile, at }: { readonly tile: Tile; readonly at: number }) {
  const say = useWords(packWords);
  const { field, change } = useEntry('businesses.tiles', at, tile);
  return (
    <>
      <div className={styles.pair}>
        <TextLine
          {...field}
          label={say('field.name')}
          field="name"
          value={tile.name}
          onChange={name => change({ name })}
        />
        <RadioRow
          {...field}
          label={say('field.tileColour')}
          field="color"
          value={tile.color}
          options={TILE_COLOURS.map(colour => ({ value: colour, label: say('tileColour', { colour }) }))}
          onChange={color => change({ color })}
        />
      </div>
      <Side {...field} side="back" effects={tile.back} onChange={back => change({ back })} />
      <Side {...field} side="front" effects={tile.front} onChange={front => change({ front })} />
      <SourceFields list="businesses.tiles" at={at} entry={tile} />
    </>
  );
}

interface SideProps {
  readonly entry: string;
  readonly source: Printed | Tile;
  readonly side: 'front' | 'back';
  readonly effects: Tile['back'];
  readonly onChange: (effects: Tile['back']) => void;
}

const Side = ({ entry, source, side, effects, onChange }: SideProps) => {
  const say = useWords(packWords);
  return (
    <section className={styles.steps}>
      <Frame label={say(`field.${side}`)} entry={entry} field={side} source={source} isGroup>
        {() => (
          <StepList
            effects={effects}
            spot={{ card: 'business', depth: 0 }}
            label={say(`field.${side}`)}
            onChange={changed => onChange(changed.filter(isBusinessEffect))}
          />
        )}
      </Frame>
    </section>
  );
};

const BUSINESS_OPS: ReadonlySet<Effect['op']> = new Set<Tile['back'][number]['op']>([
  'gainMoney',
  'gainGood',
  'suitcase',
  'drawJobs',
  'takeHorseHead',
  'exchange',
]);

const isBusinessEffect = (effect: Effect): effect is Tile['back'][number] => BUSINESS_OPS.has(effect.op);
