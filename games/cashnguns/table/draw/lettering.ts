// Limelight sets the stage, Bangers shouts, Barlow talks.
import './tokens.css';

/** Capitals only, never for sentences. */
export const SHOUT = { fontFamily: 'Bangers, Impact, sans-serif' } as const;
export const TALK = { fontFamily: 'Barlow, system-ui, sans-serif', fontWeight: 700 } as const;
export const LABEL = { fontFamily: "'Barlow Condensed', Barlow, sans-serif", fontWeight: 600 } as const;
