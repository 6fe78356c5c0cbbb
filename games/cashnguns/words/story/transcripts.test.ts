// A whole game as its log tells it, in every language: read them aloud. `npx vitest run games/cashnguns/words/story -u`
// writes them anew. The game: omerta simulate --game cashnguns --players 6 --talents --games 1 --seed 12 --bots strong
// --out game.json

import { type CashNGuns, cashnguns, type SeenEvent } from '@omerta/cashnguns/rules';
import { type GameRecord, replay } from '@omerta/kernel';
import { seenEvents } from '@omerta/testing';
import { beatsOf, LANGUAGES, textOf } from '@omerta/words';
import { expect, test } from 'vitest';
import { cashText } from '../index.ts';
import type { Setting } from '../setting.ts';
import file from './transcripts/game.json' with { type: 'json' };

const NAMES = ['Liborio', 'Rosa', 'Tonio', 'Ania', 'Chiara', 'Bruno'];

test.each(LANGUAGES)('%s: a game reads as a story', async language => {
  const { log, setting } = played();
  const beats = beatsOf(log, cashText.storyline);
  const lines = beats.map(beat => textOf(cashText.beatParts(language, beat, setting)));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${language}.txt`);
});

function played(): { log: SeenEvent[]; setting: Setting } {
  const log: SeenEvent[] = [];
  const record = file.record as GameRecord<CashNGuns>; // as its own program wrote it
  const replayed = replay(cashnguns, record, ({ events }) => log.push(...seenEvents(cashnguns, events, 'spectator')));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  const people = replayed.state.table.seats.map(({ talent }, seat) => ({ name: NAMES[seat]!, talent }));
  return { log, setting: { people } };
}
