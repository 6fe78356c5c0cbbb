import { type CashNGuns, type Choice, type EventKind, nextPainting, type SeenEvent } from '@omerta/cashnguns/rules';
import { cashText } from '@omerta/cashnguns/words';
import { type Rules, seatName } from '@omerta/kernel';
import type { Voice } from '@omerta/terminal/game.ts';
import { sentencesOf } from '@omerta/terminal/speak.ts';
import { beatsOf } from '@omerta/words';
import { board } from './draw/board.ts';
import { cards } from './draw/cards.ts';
import { finalCount } from './draw/finalCount.ts';
import { hand } from './draw/hand.ts';
import { meant } from './meant.ts';
import { painted, type Scene, ui } from './scene.ts';
import { amountText, nameOf } from './words.ts';

type View = CashNGuns['View'];

/** Ca$h 'n Guns in one language. */
export function voiceOf(rules: Rules<CashNGuns>, scene: Scene): Voice<CashNGuns> {
  const { language, paint, players, setting } = scene;
  const sentences = sentencesOf(rules, cashText, language, setting, parts => painted(scene, parts));
  const bang = nameOf(language, 'bullet', 'bang');
  const bloody = (text: string) => text.replaceAll(bang, paint.in('red', bang));
  const learn = (event: SeenEvent) => {
    if (event.kind === 'talentDealt') scene.learnTalent(event.seat, event.talent);
  };
  const label = (view: View, choice: Choice) => sentences.choice(view, choice) + worthOf(scene, view, choice);
  return {
    ...sentences,
    welcome({ viewer }) {
      if (viewer === 'spectator') throw new Error('A spectator sits nowhere');
      return ui(scene, 'youPlay', { player: players[viewer]!.name, seat: seatName(viewer) });
    },
    story: log =>
      beatsOf(log, cashText.storyline).map(beat => {
        for (const event of beat.events) learn(event);
        return {
          events: beat.events,
          text: bloody(painted(scene, cashText.beatParts(language, beat, setting))) || undefined,
        };
      }),
    event(event) {
      learn(event);
      if (isUntold(event)) return undefined;
      const text = sentences.event(event);
      return REVEALS.has(event.kind) ? paint.bold(bloody(text)) : text;
    },
    beginsLine: event => BEGINS_LINE.has(event.kind) || (event.kind === 'talentDealt' && event.seat === 0),
    beginsAct: event => event.kind === 'roundBegan',
    choice: label,
    groupOf: (_view, choice) => groupOf(choice),
    typing: () => undefined,
    meant: (view, words) =>
      meant(view, rules.promptOf(view), rules.choices(view), words, choice => label(view, choice)),
    board: (view, size, detail) => board(scene, view, size, detail),
    hand: (view, size, detail) => hand(scene, view, size, detail),
    cards: (view, size) => cards(scene, view, size),
    finalCount: (view, size) => finalCount(scene, view, size),
  };
}

/** What all show at once, and who falls by it. */
const REVEALS: ReadonlySet<EventKind> = new Set<EventKind>([
  'aimsRevealed',
  'courageRevealed',
  'shotsFired',
  'eliminated',
]);

/** What others follow from; the rest goes on in its line. */
const BEGINS_LINE: ReadonlySet<EventKind> = new Set<EventKind>([
  ...REVEALS,
  'talentsOffered',
  'roundBegan',
  'hustled',
  'kidAimed',
  'bulletExchanged',
  'bulletKept',
  'privilegeUsed',
  'privilegeDeclined',
  'stealthyTook',
  'bulletTakenBack',
  'bangShown',
  'luckyEscape',
  'wounded',
  'sharingBegan',
  'noTakers',
  'newGodfather',
  'gameEnded',
]);

/** That a player is ready, that a talent is not used, which stage it is, where a card goes that is not fired. */
function isUntold(event: SeenEvent): boolean {
  if (event.kind === 'bulletDiscarded') return event.bullet === undefined;
  if (event.kind === 'talentsOffered') return event.talents === undefined;
  return UNTOLD.has(event.kind);
}

const UNTOLD: ReadonlySet<EventKind> = new Set<EventKind>([
  'talentChosen',
  'stageBegan',
  'bulletChosen',
  'aimChosen',
  'courageChosen',
  'shareDeclared',
  'shareAllowed',
  'junkDeclined',
]);

/** The worth of a painting depends on those one has. */
function worthOf({ language, paint }: Scene, { own, table, viewer }: View, choice: Choice): string {
  if (choice.kind !== 'take' || choice.shares[0] !== 'painting' || choice.shares.length > 1) return '';
  if (own === undefined || viewer === 'spectator') return '';
  return paint.dim(` [+${amountText(language, nextPainting(own.loot, table.seats[viewer]!))}]`);
}

/** T-GRE: two shares at once, the first one first. */
function groupOf(choice: Choice): string[] {
  if (choice.kind === 'take' && choice.shares.length > 1) return ['two', choice.shares[0]!];
  return [choice.kind];
}
