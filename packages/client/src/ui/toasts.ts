import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly number: number;
  readonly look: 'calm' | 'danger';
  readonly text: string;
}

export const toasts = createStore<{ readonly shown: readonly Toast[]; readonly count: number }>(() => ({
  shown: [],
  count: 0,
}));

/** Said in passing, over the page; a screen reader says it too. It goes by itself unless it is bad news. */
export function toast(text: string, look: Toast['look'] = 'calm'): void {
  const { shown, count } = toasts.getState();
  toasts.setState({ shown: [...shown.slice(-2), { number: count, look, text }], count: count + 1 });
  if (look === 'calm') setTimeout(() => dismissToast(count), 6000);
}

export const dismissToast = (number: number): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter(each => each.number !== number) }));
