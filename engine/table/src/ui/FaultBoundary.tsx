import { Component, type ReactNode, Suspense } from 'react';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import styles from './FaultBoundary.module.css';
import { Trouble } from './Trouble.tsx';

/** A fault in the drawing of a page, or a part of it that did not come, stops that drawing and says so. React wants a class for this. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Suspense>
        <Broken />
      </Suspense>
    );
  }
}

function Broken() {
  const say = useWords(tableWords);
  return (
    <main className={styles.fault}>
      <Trouble
        title={say('fault.title')}
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            {say('fault.reload')}
          </Button>
        }
      >
        <p>{say('fault.words')}</p>
      </Trouble>
    </main>
  );
}
