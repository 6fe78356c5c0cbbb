import { figureAt } from '@omerta/corleone/seen';
import { familyColours } from '../../draw/families.ts';
import { CheckSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { IconRow } from '../../show/IconRow.tsx';
import type { BacksPreview, FrontPreview, Preview } from '../preview.ts';
import styles from './Gains.module.css';

export interface GainsProps {
  readonly preview: Preview;
  /** Without its place, where that is said beside it. */
  readonly isPlain?: boolean;
}

/** What a choice would bring, always in this order: where, for the viewer, for others, why. */
export function Gains({ preview, isPlain = false }: GainsProps) {
  const { say, names, content, table } = useAtTable();
  switch (preview.kind) {
    case 'front':
      return <FrontGains preview={preview} isPlain={isPlain} />;
    case 'backs':
      return <BackGains preview={preview} isPlain={isPlain} />;
    case 'victims':
      return (
        <div className={styles.gains}>
          <b className={styles.place}>{say('gains.victims', { count: preview.at.length })}</b>
          <ul className={styles.list}>
            {preview.at.map(at => {
              const figure = figureAt(content, table, at);
              return (
                <li key={at}>
                  {figure === undefined ? names.place(at) : `${names.figure(figure)} · ${names.place(at)}`}
                </li>
              );
            })}
          </ul>
        </div>
      );
    case 'marker':
      return (
        <div className={styles.gains}>
          <b className={styles.place}>{names.turf(preview.turf)}</b>
          <p>
            {preview.from === undefined
              ? say('gains.markerFree')
              : say('gains.markerTakes', { family: names.family(preview.from) })}
          </p>
        </div>
      );
  }
}

function FrontGains({ preview, isPlain }: { readonly preview: FrontPreview; readonly isPlain: boolean }) {
  const { say, names, families, seat } = useAtTable();
  const why = {
    controllerToo: say('gains.controllerToo', {
      family: preview.controller === undefined ? '' : names.family(preview.controller),
      turf: names.turf(preview.turf),
    }),
    ownTurf: say('gains.ownTurf', { turf: names.turf(preview.turf) }),
    nobodyControls: say('gains.nobodyControls', { turf: names.turf(preview.turf) }),
  }[preview.why];
  return (
    <div className={styles.gains}>
      {!isPlain && (
        <div className={styles.head}>
          <b className={styles.place}>{names.business(preview.business)}</b>
          <span>{say('gains.front', { turf: names.turf(preview.turf) })}</span>
        </div>
      )}
      {preview.seats.map(each => (
        <div key={each} className={styles.gain} style={familyColours(families[each] ?? 'neutral')}>
          <b>{each === seat ? say('you') : names.family(each)}</b>
          <IconRow effects={preview.effects} shape="front" />
        </div>
      ))}
      <p>{why}</p>
      {preview.isHorseHeadShared && <p>{say('gains.horseHeadLast')}</p>}
    </div>
  );
}

function BackGains({ preview, isPlain }: { readonly preview: BacksPreview; readonly isPlain: boolean }) {
  const { say, names } = useAtTable();
  return (
    <div className={styles.gains}>
      {!isPlain && <b className={styles.place}>{names.place(preview.at)}</b>}
      <ul className={styles.backs}>
        {preview.backs.map(({ turf, business, effects }) => (
          <li key={business}>
            <i aria-hidden="true">{turf ?? '♣'}</i>
            <b>{names.business(business)}</b>
            <IconRow effects={effects} shape="back" />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <CheckSign size={14} />
        {say('gains.backsYours')}
      </p>
      {preview.influence.map(({ turf, mine, isBest }) => (
        <p key={turf} className={styles.note}>
          {say('gains.influence', { turf: names.turf(turf), count: mine, best: isBest ? 'yes' : 'no' })}
        </p>
      ))}
    </div>
  );
}
