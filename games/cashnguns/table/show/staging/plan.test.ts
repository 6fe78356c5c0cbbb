import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import {
  afterRound,
  aims,
  bullets,
  cashWith,
  choicesOf,
  courage,
  type Plans,
  play,
  type Story,
} from '@omerta/cashnguns/testing';
import { PACES } from '@omerta/protocol';
import { expect, test } from 'vitest';
import { HEARD, planOf, type Step } from './plan.ts';

const lengthOf = (steps: readonly Step[]): number => steps.reduce((sum, { ms }) => sum + ms, 0);

const publicly = ({ events }: Story): readonly SeenEvent[] =>
  events.map(event => cashnguns.seenBy(event, 'spectator')).filter(event => event !== undefined);

/** What the room sees and hears of a game: every beat, sound and length. */
const stagedUntil = (events: readonly SeenEvent[], last: SeenEvent['kind'], beat: string) => {
  const steps = events
    .slice(0, events.findIndex(({ kind }) => kind === last) + 1)
    .flatMap(event => planOf(event, 'party'));
  return steps.slice(
    0,
    steps.findLastIndex(step => step.beat === beat),
  );
};

/** Until the cards of the volley are shown. */
const untilCards = (steps: readonly Step[]): readonly Step[] => {
  const from = steps.findIndex(({ beat }) => beat === 'freeze');
  return steps.slice(
    0,
    steps.findIndex(({ beat }, at) => at > from && beat === 'shown'),
  );
};

const showdown = (plans: Plans): readonly SeenEvent[] => publicly(afterRound({ players: 5 }, plans));

test('7.2: Click or Bang, the scenes are the same until the bursts, and just as long after them', () => {
  const clicks = showdown({ A: 'click>B', B: 'click>C', C: 'click>A', D: 'click>E', E: 'click>D' });
  const bangs = showdown({ A: 'bang>B', B: 'bang>C', C: 'bang>A', D: 'bang>E', E: 'bang>D' });
  const staged = untilCards(clicks.flatMap(event => planOf(event, 'party')));
  expect(staged.at(-1)?.beat).toBe('freeze');
  expect(untilCards(bangs.flatMap(event => planOf(event, 'party')))).toEqual(staged);
  const volley = (events: readonly SeenEvent[]) =>
    planOf(events.find(({ kind }) => kind === 'shotsFired')!, 'party').map(({ ms, beat }) => ({ ms, beat }));
  expect(volley(bangs)).toEqual(volley(clicks));
});

test('7.2: when the cards of a volley are shown, and no sooner, Bangs and Clicks sound different', () => {
  const heard = (plans: Plans) =>
    planOf(showdown(plans).find(({ kind }) => kind === 'shotsFired')!, 'party').map(({ sound }) => sound);
  expect(heard({ A: 'click>B', B: 'click>C' })).toEqual([undefined, 'volley', 'click', 'stamp']);
  expect(heard({ A: 'bang>B', B: 'bang>C', C: 'bang>D', D: 'bang>E', E: 'bang>A' })[2]).toBe('bang');
  expect(heard({ A: 'bang>B', B: 'click>C' })[2]).toBe('bursts');
});

test('a script that lets a card be heard before it is shown would be found', () => {
  const clicks = showdown({ A: 'click>B', B: 'click>C', C: 'click>A', D: 'click>E', E: 'click>D' });
  const bangs = showdown({ A: 'bang>B', B: 'bang>C', C: 'bang>A', D: 'bang>E', E: 'bang>D' });
  const leaking = (events: readonly SeenEvent[]) =>
    events.flatMap(event =>
      planOf(event, 'party').map(step =>
        event.kind === 'shotsFired' && step.beat === 'freeze' && event.shots.some(({ bullet }) => bullet === 'bang')
          ? { ...step, sound: 'bang' as const }
          : step,
      ),
    );
  expect(untilCards(leaking(bangs))).not.toEqual(untilCards(leaking(clicks)));
});

test('what a script may name is what a table prepares', () => {
  const plans: readonly Plans[] = [{}, { A: 'bang>B', B: 'click>C' }, { A: 'click>B duck' }];
  const named = plans.flatMap(showdown).flatMap(event => planOf(event, 'party').map(({ sound }) => sound));
  for (const sound of named) if (sound !== undefined) expect(HEARD).toContain(sound);
});

test('the police are heard in the last round, and the scene is no longer for it', () => {
  const begun = (round: number) => planOf({ kind: 'roundBegan', round, godfather: 0 } as unknown as SeenEvent, 'party');
  expect(begun(8).map(({ sound }) => sound)).toEqual(['deal', 'siren']);
  expect(lengthOf(begun(8))).toBe(lengthOf(begun(7)));
});

test('7.2: duck or stand, the scenes are the same until the reveal, and it is as long', () => {
  const stand = showdown({ A: 'bang>B', B: 'click>C' });
  const duck = showdown({ A: 'bang>B duck', B: 'click>C duck' });
  expect(stagedUntil(duck, 'courageRevealed', 'shown')).toEqual(stagedUntil(stand, 'courageRevealed', 'shown'));
  const reveal = (events: readonly SeenEvent[]) =>
    planOf(events.find(({ kind }) => kind === 'courageRevealed')!, 'party');
  expect(reveal(duck)).toEqual(reveal(stand));
});

test('T-CUN: to keep a card looks like exchanging it', () => {
  const plans = ['keep', 'swap'].map(how => {
    const game = cashWith({ A: { talent: 'cunning' } });
    bullets(game);
    aims(game);
    const [swap] = choicesOf(game, 'A').filter(text => text !== 'pass');
    play(game, 'A', how === 'keep' ? 'pass' : swap!);
    return publicly(game).flatMap(event => planOf(event, 'party'));
  });
  expect(plans[1]).toEqual(plans[0]);
});

test('a joint reveal counts three digits of 800 ms', () => {
  const game = cashWith();
  bullets(game);
  aims(game);
  play(game, 'A', 'pass');
  courage(game);
  const counted = publicly(game)
    .filter(({ kind }) => kind === 'aimsRevealed')
    .flatMap(event => planOf(event, 'party'));
  expect(counted.filter(({ beat }) => beat === 'count').map(({ ms }) => ms)).toEqual([800, 800, 800]);
});

test('6: a volley takes 3600 ms until the loot is shared, whichever player is hit, and 2400 ms where no gun fires', () => {
  const lengthOfFire = (plans: Plans) => {
    const events = showdown(plans);
    const from = events.findIndex(({ kind }) => kind === 'shotsFired');
    const to = events.findIndex(event => event.kind === 'stageBegan' && event.stage === 'sharing');
    return lengthOf(events.slice(from, to + 1).flatMap(event => planOf(event, 'party')));
  };
  expect(lengthOfFire({ A: 'click>B', B: 'click>C' })).toBe(3_600);
  expect(lengthOfFire({ A: 'bang>B', B: 'bang>C', C: 'bang>D', D: 'bang>E', E: 'click>A' })).toBe(3_600);
  const ducked = { A: 'bang>B duck', B: 'bang>A duck', C: 'bang>A duck', D: 'bang>A duck', E: 'bang>A duck' };
  expect(lengthOfFire(ducked)).toBe(2_400);
});

test('a brisk table shortens everything alike; an instant one shows nothing', () => {
  const events = showdown({});
  const [party, brisk, instant] = PACES.map(pace => events.flatMap(event => planOf(event, pace)).map(({ ms }) => ms));
  for (const [at, ms] of party!.entries()) expect(brisk![at]).toBeCloseTo(ms * 0.6);
  expect(instant!.every(ms => ms === 0)).toBe(true);
});
