import { corleoneText } from '@omerta/corleone/words';
import { useWords } from '@omerta/table/words/useWords.ts';
import { BusinessTile } from '../../table/draw/BusinessTile.tsx';
import { AllyCard } from '../../table/draw/cards/AllyCard.tsx';
import { JobCard } from '../../table/draw/cards/JobCard.tsx';
import { useEditor, useLanguage } from './editor.ts';
import type { Selection } from './entries.ts';
import styles from './Preview.module.css';
import { packWords } from './packWords.ts';

const SIZES = ['large', 'hand', 'small'] as const;
const WIDTHS = { large: '15rem', hand: '9.5rem', small: '6rem' } as const;

/** The open card as players see it, at three sizes, because the smallest drops the words. */
export function Preview({ selection: { list, id } }: { readonly selection: Selection }) {
  const say = useWords(packWords);
  const language = useLanguage();
  const { pack } = useEditor();
  const job = list === 'jobs' ? pack.jobs.find(each => each.id === id) : undefined;
  const ally = list === 'allies' ? pack.allies.find(each => each.id === id) : undefined;
  const isBusiness = list === 'businesses.printed' || list === 'businesses.tiles';
  const business = isBusiness
    ? [...pack.businesses.printed, ...pack.businesses.tiles].find(each => each.id === id)
    : undefined;
  if (job === undefined && ally === undefined && business === undefined) return undefined;
  return (
    <div className={styles.preview}>
      <h3>{say('preview')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, also without a mouse */}
      <section className={styles.stage} aria-label={say('preview')} tabIndex={0}>
        {SIZES.map(size => (
          <figure key={size} data-size={size}>
            {job !== undefined && (
              <JobCard
                job={job.id}
                pack={pack}
                size={size}
                name={corleoneText.nameOf(language, 'job', job.id, pack)}
                text={corleoneText.cardText(language, 'job', job.id, pack)}
                colourName={say('colour', { colour: job.color })}
              />
            )}
            {ally !== undefined && (
              <AllyCard
                ally={ally.id}
                pack={pack}
                size={size}
                name={corleoneText.nameOf(language, 'ally', ally.id, pack)}
                text={corleoneText.cardText(language, 'ally', ally.id, pack)}
              />
            )}
            {business !== undefined && (
              <BusinessTile
                business={business.id}
                pack={pack}
                size={WIDTHS[size]}
                name={corleoneText.nameOf(language, 'business', business.id, pack)}
              />
            )}
            <figcaption>{say(`size.${size}`)}</figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}
