import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { reloadWithVersion } from './reloadWithVersion.ts';

function page(isServed: boolean) {
  const container = Object.assign(new EventTarget(), { controller: isServed ? ({} as ServiceWorker) : null });
  const midMove = createStore(() => ({ isMidMove: false }));
  const reloads: true[] = [];
  reloadWithVersion({ container, midMove, reload: () => void reloads.push(true) });
  return { midMove, reloads, change: () => container.dispatchEvent(new Event('controllerchange')) };
}

test('every page begins anew with a version that any of them has let in', () => {
  const { reloads, change } = page(true);
  change();
  expect(reloads).toHaveLength(1);
});

test('a move that is midway is finished first', () => {
  const { midMove, reloads, change } = page(true);
  midMove.setState({ isMidMove: true });
  change();
  expect(reloads).toHaveLength(0);
  midMove.setState({ isMidMove: false });
  midMove.setState({ isMidMove: true });
  midMove.setState({ isMidMove: false });
  expect(reloads).toHaveLength(1);
});

test('the first version a device keeps reloads nothing, the next one does', () => {
  const { reloads, change } = page(false);
  change();
  expect(reloads).toHaveLength(0);
  change();
  expect(reloads).toHaveLength(1);
});
