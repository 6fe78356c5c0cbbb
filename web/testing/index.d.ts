// Tests of other packages need not know a page's types.
import type { MatchHost } from '@omerta/match/testing';

export declare const browserMatches: MatchHost;
