import { analyse, beliefsOf } from '@omerta/coach';
import { bindPack, corleone, standardPack } from '@omerta/corleone/rules';
import { readChoice, type View } from '@omerta/corleone/seen';
import { Beliefs as CorleoneBeliefs } from '@omerta/corleone/table/coach/Beliefs.tsx';
import { drawn, peopleOf, speak } from '@omerta/corleone/table/testing/drawnTable.ts';
import { corleoneText } from '@omerta/corleone/words';
import { type GameRecord, listSeats, newRecord, pick, randomFrom, recordedChoice } from '@omerta/kernel';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { LANGUAGES, type Language } from '@omerta/words';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coachOf, rulesOf } from '../games/wholeGames.ts';
import { coachHost, type Told } from './coachHost.ts';
import { Findings } from './Findings.tsx';

const content = bindPack(standardPack);
const rules = corleone(standardPack);
const { record, seen } = finishedGame();
const host = coachHost({
  rulesOf,
  coachOf,
  analyse: (all, played, wishes) => analyse(all, played, { ...wishes, samples: 0.01 }),
});
const told = await lookedBack();

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://server', pathname: '/', search: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(LANGUAGES)('findings are drawn in %s, with a line and a row for each family', async language => {
  const way = { kind: 'replay', address: 'local-1' } as const;
  const findings = createElement(Findings, { told, voice: voiceIn(language), way });
  const page = await drawn(language, await speak(language), seen, findings);
  expect(page.match(/<path d="M0 [^"]*L[^"]*"/g)).toHaveLength(3);
  for (const { name } of peopleOf(seen.view)) {
    expect(page.split(`<th scope="row" style="color:red">${name}</th>`)).toHaveLength(3); // shares; luck and skill
  }
  for (const { step } of told.analysis.turningPoints) expect(page).toContain(`/replay/local-1?at=${step}&amp;as=all"`);
});

test.each(LANGUAGES)('what Bo could believe of the others is drawn in %s', async language => {
  const read = beliefsOf((await coachOf(rules))!, record, 30, 1);
  if (!read.ok) throw new Error(read.problem.code);
  const lens = createElement(CorleoneBeliefs, { seat: 1, beliefs: read.beliefs });
  const page = await drawn(language, await speak(language), seen, lens);
  const headings = [...page.matchAll(/<h3>.*?<\/svg> ?(?:<!-- -->)? ?(?:<!-- -->)?([^<]+)<\/h3>/g)].map(
    ([, name]) => name,
  );
  expect(headings).toEqual(['Ania', 'Cem']);
  expect(page).toMatch(/\$\d+/);
});

/** Chosen at random. */
function finishedGame() {
  const options = { players: 3 };
  const random = randomFrom(2);
  const played: GameRecord = newRecord(rules, options, 2);
  const state = rules.setup(options, 2);
  for (let waiting = listSeats(rules.waitingFor(state)); waiting.length > 0; ) {
    const seat = pick(random, waiting);
    const choice = pick(random, rules.choices(rules.viewFor(state, seat)));
    played.choices.push(recordedChoice(seat, rules.writeChoice(choice)));
    rules.play(state, seat, choice);
    waiting = listSeats(rules.waitingFor(state));
  }
  return { record: played, seen: { content, rules, view: rules.viewFor(state, 'spectator') } };
}

async function lookedBack(): Promise<Told> {
  const looked = await host.lookBack({ format: 'omerta-record/1', record, players: peopleOf(seen.view) }, () => {});
  if (!looked.ok) throw new Error(looked.code);
  return looked.told;
}

function voiceIn(language: Language): CoachVoice {
  const people = peopleOf(seen.view);
  return {
    seats: people.map(({ name }) => ({ name, colour: 'red', dash: '' })),
    SeatSign: () => null,
    choice: ({ view, prompt }, text) =>
      corleoneText.choiceText(language, readChoice(text)!, { people, content, view: view as View, prompt }),
    chapter: String,
  };
}
