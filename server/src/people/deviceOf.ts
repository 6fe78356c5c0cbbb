import type { Session } from '../store/store.ts';

export type Device = Pick<Session, 'browser' | 'system'>;

/**
 * Browser and system by the names their users know, so that owners recognise their devices. The header itself, which
 * tells far more, is not stored.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (names: Names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  return { ...(browser === undefined ? {} : { browser }), ...(system === undefined ? {} : { system }) };
}

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits: most browsers also claim to be Chrome or Safari. */
const BROWSERS: Names = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
