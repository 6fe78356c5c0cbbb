import type { StoreApi } from 'zustand/vanilla';

export interface ReloadParts {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  readonly midMove: StoreApi<{ readonly isMidMove: boolean }>;
  readonly reload: () => void;
}

/** Another version serves this page now, whichever page let it in: it begins anew with it, after the move if one is midway. */
export function reloadWithVersion({ container, midMove, reload }: ReloadParts): void {
  let isServed = container.controller !== null; // a page that came first is served later, by its own version
  let isDue = false;
  const reloadWhenFree = ({ isMidMove }: { readonly isMidMove: boolean }) => {
    if (!isDue || isMidMove) return;
    isDue = false;
    reload();
  };
  midMove.subscribe(reloadWhenFree);
  container.addEventListener('controllerchange', () => {
    isDue = isServed;
    isServed = true;
    reloadWhenFree(midMove.getState());
  });
}
