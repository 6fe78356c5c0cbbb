/** Every game there is. Each program has one table of them; a game that is missing there does not compile. */
export const GAME_IDS = ['corleone', 'cashnguns', 'liars-dice'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a server offers unless it is started with others. */
export const USUAL_GAME_IDS: readonly GameId[] = ['corleone', 'cashnguns'];

export const isGameId = (text: string): text is GameId => (GAME_IDS as readonly string[]).includes(text);
