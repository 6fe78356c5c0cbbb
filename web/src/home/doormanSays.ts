import type { ApiCode } from '../net/apiCodes.ts';

/** What the doorman says to a code, shorter than the reason below it. */
export function doormanSays(refusal: ApiCode | undefined) {
  switch (refusal) {
    case undefined:
      return 'code.ask';
    case 'noSuchMatch':
      return 'code.unknown';
    case 'shownOut':
      return 'code.keptOut';
    case 'tooMany':
    case 'tooManyTries':
      return 'code.wait';
    default:
      return 'code.notNow';
  }
}
