import type { Choice, Corleone, EventKind, SeenEvent } from '@omerta/corleone/rules';
import { corleoneText } from '@omerta/corleone/words';
import { type Rules, seatName } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import { sentencesOf } from '@omerta/terminal/speak.ts';
import { beatsOf } from '@omerta/words';
import { bidding } from './bidding.ts';
import { board } from './draw/board.ts';
import { cards } from './draw/cards.ts';
import { finalCount } from './draw/finalCount.ts';
import { hand } from './draw/hand.ts';
import { around } from './draw/spaces.ts';
import { meant } from './meant.ts';
import { painted, type Scene, ui } from './scene.ts';

/** Corleone's Empire in one language. */
export function voiceOf(rules: Rules<Corleone>, scene: Scene): Voice<Corleone> {
  const { language, setting } = scene;
  const sentences = sentencesOf(rules, corleoneText, language, setting, parts => painted(scene, parts));
  return {
    ...sentences,
    welcome({ viewer }) {
      if (viewer === 'spectator') throw new Error('A spectator has no family');
      const family = setting.people[viewer]!.name;
      return ui(scene, 'youPlay', { family, seat: seatName(viewer) });
    },
    story: log =>
      beatsOf(log, corleoneText.storyline).map(beat => ({
        events: beat.events,
        text: painted(scene, corleoneText.beatParts(language, beat, setting)) || undefined,
      })),
    beginsLine: event => BEGINS_LINE.has(event.kind),
    beginsAct: event => event.kind === 'actBegan',
    choice: (view, choice) => sentences.choice(view, choice) + turfsAround(scene, choice),
    groupOf: (_view, choice) => groupOf(choice),
    typing: view => (rules.promptOf(view)?.kind === 'bid' ? bidding(scene, view) : undefined),
    meant: (view, words) => meant(scene, view, words),
    board: (view, size, detail) => board(scene, view, size, detail),
    hand: (view, size, detail) => hand(scene, view, size, detail),
    cards: (view, size) => cards(scene, view, size),
    finalCount: (view, size) => finalCount(scene, view, size),
  };
}

/** Actions and what happens to the whole table; icons and parts go on in the line of their action. */
const BEGINS_LINE: ReadonlySet<EventKind> = new Set<SeenEvent['kind']>([
  'actBegan',
  'phaseBegan',
  'businessOpened',
  'noBusinessOpened',
  'thugPlayed',
  'memberPlayed',
  'jobDeclared',
  'allyPlayed',
  'figureGivenUp',
  'turfWon',
  'turfNotWon',
  'bidsRevealed',
  'bribePaid',
  'alliesReturned',
  'tributePaid',
  'figuresWentHome',
  'memberJoined',
  'jobsLaid',
  'alliesLaid',
  'handCounted',
  'gameEnded',
]);

/** A family space is chosen for the turfs around it. */
function turfsAround(scene: Scene, choice: Choice): string {
  const id = choice.kind === 'member' ? choice.space : choice.kind === 'place' ? choice.at : '';
  const space = scene.content.spaces.find(each => each.id === id);
  return space === undefined ? '' : scene.paint.dim(` [${around(space)}]`);
}

function groupOf(choice: Choice): string[] {
  if (choice.kind === 'member') return [choice.kind, choice.member];
  if (choice.kind === 'move') return [choice.kind, choice.from];
  if (choice.kind === 'job') return [choice.kind, choice.from];
  return [choice.kind];
}
