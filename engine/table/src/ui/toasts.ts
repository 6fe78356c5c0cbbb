import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly number: number;
  readonly look: 'calm' | 'danger';
  readonly text: string;
}

const STAYS: Readonly<Record<Toast['look'], number>> = { calm: 6000, danger: 20_000 }; // milliseconds

export const toasts = createStore<{ readonly shown: readonly Toast[]; readonly count: number }>(() => ({
  shown: [],
  count: 0,
}));

/** Said in passing, over the page, once; a screen reader says it too. It goes by itself, bad news later. */
export function toast(text: string, look: Toast['look'] = 'calm'): void {
  const { shown, count } = toasts.getState();
  const others = shown.filter(each => each.text !== text);
  toasts.setState({ shown: [...others.slice(-2), { number: count, look, text }], count: count + 1 });
  setTimeout(() => dismissToast(count), STAYS[look]);
}

export const dismissToast = (number: number): void =>
  toasts.setState(({ shown }) => ({ shown: shown.filter(each => each.number !== number) }));
