import type { Language } from '@omerta/words';
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';

export interface Numbers {
  /** 0.437 is "44 %". */
  percent(share: number): string;
  /** Parts of a hundred, signed: 0.07 is "+7". */
  points(share: number): string;
}

export function numbersIn(language: Language): Numbers {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return { percent: share => percent.format(share), points: share => points.format(100 * share) };
}

export function useNumbers(): Numbers {
  const language = useSettings(settings => settings.language);
  return useMemo(() => numbersIn(language), [language]);
}
