import { useLayoutEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { isStill, useSettings } from './settings.ts';

/** Language, text size, patterns and motion, as the whole page wears them. */
export function useAppearance(): void {
  const worn = useSettings(
    useShallow(settings => ({
      language: settings.language,
      textSize: settings.textSize,
      patterns: settings.patterns,
      still: isStill(settings),
    })),
  );
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = worn.language;
    documentElement.style.setProperty('--text-scale', String(worn.textSize / 100));
    documentElement.dataset.patterns = worn.patterns ? 'strong' : 'usual';
    documentElement.dataset.motion = worn.still ? 'reduced' : 'full';
  }, [worn]);
}
