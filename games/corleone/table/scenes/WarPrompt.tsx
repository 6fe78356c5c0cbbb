import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import styles from '../choose/prompt/PromptBar.module.css';
import { PromptFigure } from '../choose/prompt/PromptFigure.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { War } from '../show/warStory.ts';
import { useWarWords } from './useWarWords.ts';

/** The voice of the table in a turf war: result, count; on to the next turf, or everything at once. */
export function WarPrompt({ war }: { readonly war: War }) {
  const { say, names } = useAtTable();
  const model = useTableModel();
  const { titleOf, countOf } = useWarWords();
  useKeyDown(event => {
    if (event.key !== ' ' || isButton(event.target)) return;
    event.preventDefault();
    model.next();
  });
  return (
    <section className={styles.prompt} aria-label={say('region.prompt')} data-region="prompt">
      <PromptFigure />
      <div className={styles.words} aria-live="polite">
        <h2>{war.now === undefined ? names.phase('war') : titleOf(war.now)}</h2>
        <p>{war.now === undefined ? say('war.begins') : countOf(war.now)}</p>
      </div>
      <div className={styles.answers} data-pacing>
        <Button look="ghost" onClick={() => model.skip()}>
          {say('war.showAll')}
        </Button>
        {war.next !== undefined && (
          <Button look="primary" onClick={() => model.next()}>
            {say('war.nextTurf')} <kbd className={styles.key}>{say('space')}</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The space bar belongs to a button that has the focus. */
const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [role="button"]') !== null;
