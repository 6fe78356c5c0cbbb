// What a shared screen shouts, from what all know.

import { NO_SEAT } from '@omerta/cashnguns/seen';
import type { WordKey } from '@omerta/table/words/words.ts';
import type { AtTable } from '../show/atTable.ts';
import { kindsOf } from '../show/recap/recap.ts';
import type { TvWords } from '../show/tvWords.ts';

type Key = WordKey<TvWords>;
type Seen = Pick<AtTable, 'table' | 'view' | 'story' | 'scene' | 'waiting' | 'names'>;

export interface Said {
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Headline {
  /** Undefined: the name of the stage. */
  readonly said: Said | undefined;
  /** In the loud face. */
  readonly isShout: boolean;
  /** Who is waited for, and what they may do. */
  readonly sub: Said | undefined;
}

const title = (said: Said | undefined, sub?: Said): Headline => ({ said, isShout: false, sub });
const shout = (said: Said, sub?: Said): Headline => ({ said, isShout: true, sub });

export function headlineOf(at: Seen): Headline {
  return duringScene(at) ?? atRest(at);
}

function duringScene({ story: { onStage }, scene: { beat } }: Seen): Headline | undefined {
  if (beat === undefined) return undefined;
  if (onStage?.kind === 'aimsRevealed')
    return beat === 'shown' ? shout({ key: 'shout.handsUp' }) : title({ key: 'shout.loaded' });
  if (onStage?.kind === 'courageRevealed')
    return beat === 'shown' ? shout({ key: 'shout.banzai' }) : title({ key: 'shout.decided' });
  if (onStage?.kind !== 'shotsFired') return undefined;
  return beat === 'shown' ? undefined : title({ key: 'shout.fire' });
}

function atRest(at: Seen): Headline {
  const { table } = at;
  if (table.stage === 'effects') return volley(at) ?? title(undefined, waits(at));
  const guns = table.seats.some(({ target }) => target !== NO_SEAT);
  if (guns && (table.stage === 'holdUp' || table.stage === 'privilege'))
    return shout({ key: 'shout.handsUp' }, waits(at));
  return title(undefined, waits(at));
}

/** Only once all have seen the cards. */
function volley({ story: { round, onStage }, scene: { beat } }: Seen): Headline | undefined {
  const seen = round.filter(event => event !== onStage || beat === 'shown');
  const fired = kindsOf(seen, 'shotsFired').at(-1);
  if (fired === undefined) return undefined;
  const bangs = fired.shots.filter(({ bullet }) => bullet === 'bang').length;
  return fired.shots.length === 0
    ? shout({ key: 'shout.nobody' })
    : shout({ key: 'shout.volley', values: { bangs, clicks: fired.shots.length - bangs } });
}

/** What the game is in the middle of says who decides what. Secret answers are counted, never named. */
function waits({ view, waiting, names }: Seen): Said | undefined {
  const task = view.table.agenda.at(-1);
  if (task === undefined || waiting.length === 0) return undefined;
  const values = { names: names.players(waiting) };
  switch (task.kind) {
    case 'keepTalent':
    case 'bullets':
    case 'aim':
    case 'courage':
      return undefined; // the ticks tell
    case 'privilege':
      return { key: 'waits.privilege', values };
    case 'retarget':
      return { key: 'waits.retarget', values };
    case 'sharing':
      return { key: 'waits.share', values };
    case 'dictator':
      return { key: 'waits.veto', values };
    case 'hustle':
    case 'giveBack':
    case 'kid':
    case 'cunning':
    case 'doctor':
    case 'smart':
    case 'burials':
    case 'junk':
      return { key: `waits.${task.kind}`, values };
    case 'rounds':
    case 'unfired':
    case 'opening':
    case 'resolve':
    case 'reload':
      return { key: 'waits', values };
  }
}
