import type { ChatLine } from '@omerta/protocol';
import { type ComponentType, createContext, useContext } from 'react';
import type { CoachVoice } from '../coach/voice.ts';
import type { CallAdviser } from './adviser.ts';

/** What the page around a table provides, for the table's own components to place. */
export interface PageParts {
  /** The button that opens everything besides the game. */
  readonly TableMenu: ComponentType;
  /** Where to go after the game. */
  readonly EndWays: ComponentType<EndWaysProps>;
  /** The coach below the result. */
  readonly EndCoach: ComponentType<EndCoachProps>;
  readonly RuleLink: ComponentType<RuleLinkProps>;
  readonly callAdviser: CallAdviser;
  readonly chat: ChatAccess;
  /** A content pack that the server keeps. */
  fetchPack(hash: string): Promise<object>;
}

export interface EndWaysProps {
  /** The result in words, for others. */
  readonly words: string;
}

export interface EndCoachProps {
  readonly voice: CoachVoice;
}

export interface RuleLinkProps {
  readonly game: string;
  /** Of a rule or ruling: "T2", "RN-10", "AMB-04". */
  readonly id: string;
}

export interface ChatAccess {
  /** Whether the server knows this viewer by a name. */
  useHasName(): boolean;
  takeName(): Promise<unknown>;
  mute(match: string, speaker: Speaker): Promise<unknown>;
}

/** A player by the seat, a spectator by the number of a line. */
export type Speaker = { readonly seat: number } | { readonly line: ChatLine['number'] };

export const PagePartsContext = createContext<PageParts | undefined>(undefined);

export function usePageParts(): PageParts {
  const parts = useContext(PagePartsContext);
  if (parts === undefined) throw new Error('There is no page around this table');
  return parts;
}
