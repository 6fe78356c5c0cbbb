// What every host of matches promises. A story throws if the host breaks its promise.
import { isSameData, keptLog, pick, randomFrom, type Seat, type Viewer } from '@omerta/kernel';
import type { Frame, Question } from '@omerta/protocol';
import { expect } from 'vitest';
import { begin, logOf, type MatchProgress, type NewMemory, type SomeEvent, seenIn, take } from '../src/index.ts';
import type { ContractTable, HostedMatch, MatchHost, ViewerLog } from './matchHost.ts';
import { framesOf, playRandomly, type RandomStep } from './playRandomly.ts';

export type Story = (host: MatchHost, table: ContractTable, newMemory: NewMemory) => Promise<void>;

export const STORIES: Readonly<Record<string, Story>> = {
  'begins with a setup that all viewers have seen': async (host, table) => {
    const match = await host.begin(table);
    for (const viewer of viewersOf(match)) {
      const frame = await match.look(viewer);
      expect(frame).toMatchObject({ viewer, version: 1, undone: 0, events: [], clocks: [], over: false });
      const isWaitedFor = viewer !== 'spectator' && frame.waiting.includes(viewer);
      expect(frame.question?.isChange === false).toBe(isWaitedFor);
      const { version, events } = await match.log(viewer);
      expect([version, events.length > 0]).toEqual([1, true]);
    }
  },

  'sends the seat that acts what has happened since its last frame': async (host, table) => {
    const match = await host.begin(table);
    await playRandomly(match, randomFrom(1), 80, async ({ seat }, play, before) => {
      const { events: known } = await match.log(seat);
      const { sent, frames } = await play();
      const since = before[seat]!.version;
      expect(sent).toMatchObject({ since, version: since + 1 });
      expect(lookIn(sent)).toEqual(lookIn(frames[seat]!));
      const seen = [...known.slice(0, known.length - sent.undone), ...sent.events] as readonly SomeEvent[]; // of this game
      expect((await match.log(seat)).events).toEqual(keptLog(match.rules, sent.view, seen, 'open'));
    });
  },

  'counts for each viewer how often it saw something change': async (host, table) => {
    const match = await host.begin(table);
    let hidden = 0;
    await playRandomly(match, randomFrom(2), 80, async (_step, play) => {
      const before = await seenByAll(match);
      await play();
      for (const [at, { frame, log }] of (await seenByAll(match)).entries()) {
        const was = before[at]!;
        const isSame = isSameData([lookIn(was.frame), was.log.events], [lookIn(frame), log.events]);
        expect(frame.version - was.frame.version).toBe(isSame ? 0 : 1);
        expect(log.version).toBe(frame.version);
        if (isSame) hidden++;
      }
    });
    expect(hidden).toBeGreaterThan(0);
  },

  'refuses what is not asked, and nothing changes': async (host, table) => {
    const match = await host.begin(table);
    await playRandomly(match, randomFrom(3), 20, async ({ seat, text, question }, play, before) => {
      const { decision, mayUndo } = question;
      const refused = [
        [await match.answer(seat, decision + 1, text), 'stale'],
        [await match.undo(seat, decision + 1), 'stale'],
        [await match.answer(seat, decision, 'no such choice'), 'unreadable'],
        ...(mayUndo ? [] : [[await match.undo(seat, decision), 'noUndo']]),
      ];
      for (const [reply, code] of refused) expect(reply).toEqual({ ok: false, code });
      expect(await framesOf(match)).toEqual(before);
      await play();
    });
  },

  'takes a choice back as if it had not been made': async (host, table) => {
    const match = await host.begin(table);
    let undone = 0;
    await playRandomly(match, randomFrom(4), 150, async ({ kind, seat }, play, before) => {
      const known = await seenByAll(match);
      const { frames } = await play();
      const { question } = frames[seat]!;
      if (kind === 'undo' || question?.mayUndo !== true || undone === 10) return;
      expect(await match.undo(seat, question.decision)).toMatchObject({ ok: true });
      undone++;
      for (const [at, { frame, log }] of (await seenByAll(match)).entries()) {
        const was = known[at]!;
        expect([frame.view, frame.waiting, log.events]).toEqual([was.frame.view, was.frame.waiting, was.log.events]);
      }
      const again = (await match.look(seat)).question!;
      expect([again.prompt, again.decision > question.decision]).toEqual([before[seat]!.question!.prompt, true]);
    });
    expect(undone).toBeGreaterThan(0);
  },

  'gives each question a number of its own, which stays while the question does (0019)': async (host, table) => {
    const match = await host.begin(table);
    const asked = Array.from({ length: match.players }, () => new Map<number, string>()); // by number
    await playRandomly(match, randomFrom(5), 300, async ({ seat }, play, before) => {
      const { frames } = await play();
      for (const [whose, { question }] of frames.entries()) {
        const was = before[whose]!.question;
        if (question === undefined) continue;
        const { decision } = question;
        expect(asked[whose]!.get(decision) ?? contentOf(question)).toBe(contentOf(question));
        asked[whose]!.set(decision, contentOf(question));
        if (was === undefined) continue;
        const isTheSame = whose !== seat && contentOf(was) === contentOf(question);
        if (isTheSame) expect(decision).toBe(was.decision);
        else expect(decision).toBeGreaterThan(was.decision);
      }
    });
  },

  'refuses what was meant for a question that is over (0019)': async (host, table) => {
    const match = await host.begin(table);
    const random = randomFrom(6);
    const late: (Late | undefined)[] = []; // by seat: an answer to its last question that was not sent
    let refused = 0;
    await playRandomly(match, randomFrom(7), 300, async (_step, play) => {
      const { frames } = await play();
      for (const [seat, { question, view, over }] of frames.entries()) {
        const old = late[seat];
        if (old !== undefined && !over && (question === undefined || contentOf(question) !== contentOf(old.question))) {
          expect(await match.answer(seat, old.question.decision, old.text)).toEqual({ ok: false, code: 'stale' });
          refused++;
        }
        const text = question && match.rules.writeChoice(pick(random, match.rules.choices(view)));
        late[seat] = question === undefined || text === undefined ? undefined : { question, text };
      }
      expect(await framesOf(match)).toEqual(frames);
    });
    expect(refused).toBeGreaterThan(0);
  },

  'goes on after a restart as if there had been none': async (host, table) => {
    let match = await host.begin(table);
    const moving: HostedMatch = {
      ...match,
      look: viewer => match.look(viewer),
      answer: (...given) => match.answer(...given),
      undo: (...given) => match.undo(...given),
    };
    let steps = 0;
    await playRandomly(moving, randomFrom(8), 120, async (_step, play) => {
      await play();
      if (++steps % 9 !== 0) return;
      const before = await seenByAll(match);
      match = await match.restarted();
      expect(await seenByAll(match)).toEqual(before);
    });
    expect(steps).toBeGreaterThan(50);
  },

  'remembers for a seat what it has seen, and nothing else': async (host, table, newMemory) => {
    const match = await host.begin(table);
    let progress = begunAs(match, table);
    const wanted = (seat: Seat) => {
      const memory = newMemory(match.rules, match.players);
      for (const event of seenIn(progress, seat)) memory.see(event as SomeEvent); // of this game
      return memory.recall;
    };
    let steps = 0;
    await playRandomly(match, randomFrom(9), 90, async (step, play) => {
      await play();
      progress = after(progress, step);
      if (++steps % 7 === 0 || step.kind === 'undo') expect(await match.recallOf(0)).toEqual(wanted(0));
    });
    const recall = wanted(1);
    expect(await match.recallOf(1)).toEqual(recall);
    expect(await match.recallOf(0)).not.toEqual(recall);
    const again = await match.restarted();
    expect(await again.recallOf(1)).toEqual(recall);
  },

  'keeps in the log of a running game what its rules keep': async (host, table) => {
    const match = await host.begin(table);
    let progress = begunAs(match, table);
    let [steps, forgotten] = [0, 0];
    await playRandomly(match, randomFrom(10), 120, async (step, play) => {
      await play();
      progress = after(progress, step);
      if (++steps % 7 !== 0) return;
      for (const viewer of viewersOf(match)) {
        const seen = seenIn(progress, viewer);
        const { events } = await match.log(viewer);
        expect(events).toEqual(logOf(progress, viewer, seen, 'open'));
        forgotten += seen.length - events.length;
      }
    });
    expect(forgotten > 0).toBe(match.rules.log?.keptLater !== undefined);
  },
};

/** The same match, played by the engine alone beside its host. */
function begunAs({ rules, players, seed }: HostedMatch, { options }: ContractTable): MatchProgress {
  return begin(rules, { options, seed }, players, Number.POSITIVE_INFINITY);
}

function after(progress: MatchProgress, { kind, seat, text }: RandomStep): MatchProgress {
  const taken = take(progress, { kind, seat, text, by: 'player' });
  if (!taken.ok) throw new Error(`${kind} ${text} of seat ${seat} is refused: ${taken.refusal.code}`);
  return taken.progress;
}

interface Late {
  readonly question: Question;
  readonly text: string;
}

interface SeenBy {
  readonly frame: Frame;
  readonly log: ViewerLog;
}

function viewersOf({ players }: HostedMatch): Viewer[] {
  return [...Array.from({ length: players }, (_, seat) => seat), 'spectator'];
}

async function seenByAll(match: HostedMatch): Promise<SeenBy[]> {
  const seen: SeenBy[] = [];
  for (const viewer of viewersOf(match)) seen.push({ frame: await match.look(viewer), log: await match.log(viewer) });
  return seen;
}

function lookIn({ view, waiting, question, over }: Frame): object {
  return { view, waiting, question, over };
}

/** The question without its number. */
function contentOf({ prompt, isChange }: Question): string {
  return JSON.stringify([prompt, isChange]);
}
