// A whole game as its log tells it, in every language: read them aloud. `npx vitest run games/corleone/words/story -u`
// writes them anew. The game: omerta simulate --players 4 --games 1 --seed 12 --bots strong --out game.json

import { bindPack, type Corleone, corleone, type SeenEvent, standardPack } from '@omerta/corleone/rules';
import { type GameRecord, replay } from '@omerta/kernel';
import { seenEvents } from '@omerta/testing';
import { beatsOf, LANGUAGES, textOf } from '@omerta/words';
import { expect, test } from 'vitest';
import { corleoneText } from '../index.ts';
import type { Setting } from '../setting.ts';
import file from './transcripts/game.json' with { type: 'json' };

const NAMES = ['Liborio', 'Rosa', 'Tonio', 'Ania'];

const rules = corleone(standardPack);

test.each(LANGUAGES)('%s: a game reads as a story', async language => {
  const { log, setting } = played();
  const beats = beatsOf(log, corleoneText.storyline);
  const lines = beats.map(beat => textOf(corleoneText.beatParts(language, beat, setting)));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${language}.txt`);
});

function played(): { log: SeenEvent[]; setting: Setting } {
  const log: SeenEvent[] = [];
  const record = file.record as GameRecord<Corleone>; // as its own program wrote it
  const replayed = replay(rules, record, ({ events }) => log.push(...seenEvents(rules, events, 'spectator')));
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
  const content = bindPack(standardPack);
  const people = replayed.state.table.seats.map(({ family }, seat) => ({ name: NAMES[seat]!, family }));
  return { log, setting: { people, content } };
}
