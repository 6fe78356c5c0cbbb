import type { OpenStage } from '@omerta/table/table/stage.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import styles from './StageLayer.module.css';

/** Where events are shown, over everything. A tap or a key ends the showing. */
export function StageLayer({ stage: { actors, showing } }: { readonly stage: OpenStage }) {
  const { list, caption, isBusy } = useStore(actors);
  useEffect(() => {
    actors.setState({ hasLayer: true });
    return () => actors.setState({ hasLayer: false, list: [] });
  }, [actors]);
  useEffect(() => {
    if (!isBusy) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointerdown', ({ target }) => !isPacing(target) && showing.skip(), { signal });
    window.addEventListener(
      'keydown',
      ({ key, target, defaultPrevented }) =>
        !defaultPrevented && !QUIET.has(key) && !isPacing(target) && showing.skip(),
      { signal },
    );
    return () => listening.abort();
  }, [isBusy, showing]);
  return (
    <>
      <div className={styles.layer} aria-hidden="true">
        {list.map(({ id, node, box, entered }) => (
          <div
            key={id}
            className={styles.actor}
            style={box}
            ref={element => {
              if (element !== null) entered(element);
            }}
          >
            {node}
          </div>
        ))}
        {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      </div>
      <p className="unseen" role="status">
        {caption}
      </p>
    </>
  );
}

/** What sets the pace of the showing does not end it. */
const isPacing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-pacing]') !== null;

/** Keys that move about or open something, and end no showing. */
const QUIET = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);
