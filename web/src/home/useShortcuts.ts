import { useEffect } from 'react';

/** Presses what carries the key as `data-shortcut`. Digits count in an empty field too: no code has one. */
export function useShortcuts(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
      const { target, key } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (isTyping && !(/^\d$/.test(key) && target instanceof HTMLInputElement && target.value === '')) return;
      const found = document.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key.toLowerCase())}"]`);
      if (found === null) return;
      event.preventDefault();
      found.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
