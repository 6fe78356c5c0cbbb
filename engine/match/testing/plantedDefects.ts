// Planted defects: wrappers of a correct host that each break one story of the contract.
import type { Seat } from '@omerta/kernel';
import type { Frame } from '@omerta/protocol';
import type { HostedMatch, MatchHost, Replied } from './matchHost.ts';

/** By the story that finds it. */
export const DEFECTS: Readonly<Record<string, (host: MatchHost) => MatchHost>> = {
  'begins with a setup that all viewers have seen': changed(match => ({
    log: async viewer => ({ ...(await match.log(viewer)), events: [] }),
  })),
  'sends the seat that acts what has happened since its last frame': changed(match => ({
    answer: async (seat, decision, text) => framed(await match.answer(seat, decision, text), { events: [] }),
  })),
  'counts for each viewer how often it saw something change': changed(match => {
    let rows = 0; // hidden ones too
    return {
      answer: async (...given) => counting(await match.answer(...given), () => rows++),
      look: async viewer => ({ ...(await match.look(viewer)), version: rows + 1 }),
      log: async viewer => ({ ...(await match.log(viewer)), version: rows + 1 }),
    };
  }),
  'refuses what is not asked, and nothing changes': changed(match => ({
    undo: async (seat, decision) => {
      const now = (await match.look(seat)).question?.decision ?? decision;
      return match.undo(seat, Math.min(now, decision));
    },
  })),
  'takes a choice back as if it had not been made': changed(match => {
    let undone = 0; // still in the log
    return {
      undo: async (...given) => counting(await match.undo(...given), () => undone++),
      log: async viewer => {
        const { version, events } = await match.log(viewer);
        return { version, events: [...events, ...Array.from({ length: undone }, () => ({}))] };
      },
    };
  }),
  'gives each question a number of its own, which stays while the question does (0019)': countingRows,
  'refuses what was meant for a question that is over (0019)': countingRows,
  'goes on after a restart as if there had been none': changed(match => ({
    restarted: async () => {
      const again = await match.restarted();
      return { ...again, look: async viewer => ({ ...(await again.look(viewer)), version: 1 }) };
    },
  })),
  'remembers for a seat what it has seen, and nothing else': changed(match => ({
    recallOf: seat => match.recallOf(seat === 1 ? 0 : seat),
  })),
  'keeps in the log of a running game what its rules keep': host => ({
    begin: table => host.begin({ ...table, options: { ...table.options, ...KEEPS_ALL } }),
  }),
};

/** An option of Ca$h 'n Guns: the log forgets nothing. */
const KEEPS_ALL = { lootLog: 'open' };

/** Numbers count the rows of a seat, so a question that another player ended passes its number to the next one. */
function countingRows(host: MatchHost): MatchHost {
  return changed(match => {
    const rows = Array.from({ length: match.players }, () => 0);
    const meant = async (seat: Seat, decision: number): Promise<number> => {
      const real = (await match.look(seat)).question?.decision;
      return real !== undefined && decision === rows[seat] ? real : NO_QUESTION;
    };
    const counted = (seat: Seat, reply: Replied) =>
      counting(reply, () => {
        rows[seat] = rows[seat]! + 1;
      });
    return {
      look: async viewer => numbered(await match.look(viewer), rows),
      answer: async (seat, decision, text) =>
        counted(seat, await match.answer(seat, await meant(seat, decision), text)),
      undo: async (seat, decision) => counted(seat, await match.undo(seat, await meant(seat, decision))),
    };
  })(host);
}

const NO_QUESTION = 999_999;

function changed(change: (match: HostedMatch) => Partial<HostedMatch>): (host: MatchHost) => MatchHost {
  return host => ({
    begin: async table => {
      const match = await host.begin(table);
      return { ...match, ...change(match) };
    },
  });
}

function numbered(frame: Frame, rows: readonly number[]): Frame {
  const { question, viewer } = frame;
  if (question === undefined || viewer === 'spectator') return frame;
  return { ...frame, question: { ...question, decision: rows[viewer]! } };
}

function framed(reply: Replied, more: Partial<Frame>): Replied {
  return reply.ok ? { ok: true, frame: { ...reply.frame, ...more } } : reply;
}

function counting(reply: Replied, count: () => void): Replied {
  if (reply.ok) count();
  return reply;
}
