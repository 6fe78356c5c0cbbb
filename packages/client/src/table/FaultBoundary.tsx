import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { useWords } from '../words/useWords.ts';
import styles from './TablePage.module.css';

/** A fault in the drawing of a table stops that drawing, and says so. React wants a class for this. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const say = useWords('table');
  return (
    <main className={styles.alone}>
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
