import { effectOf } from '@omerta/corleone/seen';
import type { ReactNode } from 'react';
import { WarnSign } from '../../draw/signs.tsx';
import { useAtTable } from '../../show/atTable.ts';
import type { Warning } from '../warnings.ts';
import styles from './Friend.module.css';

/** A word of advice on paper. It never blocks anything. */
export function Friend({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.friend}>
      <WarnSign />
      <div>
        <b>{title}</b>
        {children !== undefined && <p>{children}</p>}
      </div>
    </div>
  );
}

export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const words = useWarningWords();
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(warning => {
        const { title, text } = words(warning);
        return (
          <li key={`${warning.kind}${title}`}>
            <Friend title={title}>{text}</Friend>
          </li>
        );
      })}
    </ul>
  );
}

/** A warning as a short title and a sentence. */
export function useWarningWords(): (warning: Warning) => { readonly title: string; readonly text: string } {
  const { say, names, content } = useAtTable();
  return warning => {
    switch (warning.kind) {
      case 'lastFigure':
        return {
          title: say('warn.lastFigure.title'),
          text: say('warn.lastFigure', {
            jobs: warning.jobs.length,
            jobNames: warning.jobs.map(names.card).join(', '),
            allies: warning.allies.length,
            allyNames: warning.allies.map(names.card).join(', '),
          }),
        };
      case 'overLimit':
        return {
          title: say('warn.overLimit.title', { over: warning.over }),
          text: say('warn.overLimit', { cards: warning.cards, limit: warning.limit }),
        };
      case 'moneyLost':
        return {
          title: say('warn.moneyLost.title', { notes: warning.notes }),
          text: say('warn.moneyLost', { limit: warning.limit }),
        };
      case 'iconsLeft': {
        const effects = warning.icons.flatMap(icon => effectOf(content, icon) ?? []);
        return { title: say('warn.iconsLeft.title'), text: say('warn.iconsLeft', { icons: names.effects(effects) }) };
      }
      case 'narcoticsSpent':
        return { title: say('warn.narcoticsSpent.title'), text: say('warn.narcoticsSpent') };
      case 'zeroBid':
        return { title: say('warn.zeroBid.title'), text: say('warn.zeroBid') };
      case 'allyLeaves':
        return {
          title: say('warn.allyLeaves.title', { ally: names.card(warning.ally) }),
          text: say('warn.allyLeaves'),
        };
      case 'moneyBankable':
        return {
          title: say('warn.moneyBankable.title'),
          text: say('warn.moneyBankable', { ally: names.card(warning.ally) }),
        };
      case 'jobUnpaid':
        return { title: say('warn.jobUnpaid.title', { job: names.card(warning.job) }), text: say('warn.jobUnpaid') };
    }
  };
}
