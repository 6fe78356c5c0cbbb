import type { Talent } from '@omerta/cashnguns/seen';

export interface TalentDrawing {
  readonly lines: string;
  readonly solid?: string;
  readonly sign?: { readonly text: string; readonly y: number; readonly size: number };
}

/** Each on 64 × 64, in the colour of the text around it. */
export const TALENT_DRAWINGS: Readonly<Record<Talent, TalentDrawing>> = {
  greedy: {
    lines:
      'M14 44V26a4 4 0 0 1 8 0V14a4 4 0 0 1 8 0v10V12a4 4 0 0 1 8 0v14V18a4 4 0 0 1 8 0v22c0 10-6 16-16 16s-14-6-16-12ZM50 10l8 0M54 6v8',
  },
  stealthy: { lines: 'M8 34c8-14 40-14 48 0c-8 14-40 14-48 0ZM10 54L54 12', solid: 'M26 34a6 6 0 0 0 12 0' },
  cunning: { lines: 'M12 22h30l-8-8M52 42H22l8 8', solid: 'M28 28h8v8h-8Z' },
  cute: {
    lines: 'M32 54C8 38 8 16 22 14c6 0 9 4 10 8c1-4 4-8 10-8c14 2 14 24-10 40ZM32 30v10M28 32q4-4 8 0M28 40q4 3 8-1',
  },
  dictator: { lines: 'M32 32m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M15 49L49 15M24 26h16v12H24Z' },
  kid: { lines: 'M32 58V36M32 36C18 34 14 24 14 12M32 36c14-2 18-12 18-24M14 12q18 16 36 0', solid: 'M28 19h8v6h-8Z' },
  lucky: {
    lines:
      'M32 30c-10-4-14-16-6-20s10 6 6 20c4-14 10-16 16-10s-2 12-16 10c12 0 18 8 12 14s-12-2-12-14c-2 12-8 18-14 12s0-12 14-12ZM32 30l-6 26',
  },
  collector: { lines: 'M8 14h48v36H8ZM15 21h34v22H15ZM16 42l10-12l8 8l6-5l8 9' },
  doctor: {
    lines: 'M14 10v14a10 10 0 0 0 20 0V10M24 34v8a12 12 0 0 0 24 0v-6',
    solid: 'M48 24m-6 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  },
  smart: { lines: 'M32 8a18 18 0 0 1 10 33v7H22v-7A18 18 0 0 1 32 8ZM24 56h16M26 28l6 6l6-6M32 34v12' },
  unbreakable: { lines: 'M32 6l22 8v18c0 14-10 22-22 26C20 54 10 46 10 32V14Z', sign: { text: '5', y: 44, size: 30 } },
  hustler: { lines: 'M10 20l18-8l12 28l-18 8ZM34 14l20 6l-10 30l-10-3', solid: 'M20 28h8' },
  professional: {
    lines: 'M32 32m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M32 4v14M32 46v14M4 32h14M46 32h14',
    solid: 'M32 32m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  goodFriend: { lines: 'M18 14h14v34H18ZM18 24h14M18 34h14M44 22v20M34 32h20M20 14c0-6 10-6 10 0' },
  vulture: {
    lines:
      'M6 18c10 0 16 6 26 18c10-12 16-18 26-18c-4 8-10 10-12 18c-4 10-8 14-14 18c-6-4-10-8-14-18C16 28 10 26 6 18Z',
    solid: 'M32 36v8',
  },
  junkDealer: { lines: 'M12 26h40l-4 28H16ZM12 26l6-12h28l6 12', sign: { text: '?', y: 50, size: 24 } },
};
