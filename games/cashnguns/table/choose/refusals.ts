// "Why not?": what the player would have meant by a tap on something closed.
import type { Bullet, Choice, PromptKind, Share, ShareType, Talent } from '@omerta/cashnguns/seen';
import { seatOf, shareOf, type Thing } from './things.ts';

/** The answer to this question that the thing stands for, legal or not; undefined where it stands for none. */
export function meantBy(kind: PromptKind, thing: Thing): Choice | undefined {
  const seat = seatOf(thing);
  if (seat !== undefined) return atSeat[kind]?.(seat);
  const share = shareOf(thing);
  if (share !== undefined) return { kind: 'take', shares: [share as Share] };
  const [sort, name = ''] = thing.split(':');
  if (sort === 'bullet') return withBullet[kind]?.(name as Bullet);
  if (sort === 'talent') return { kind: 'talent', talent: name as Talent };
  return sort === 'ban' ? { kind: 'ban', type: name as ShareType } : undefined;
}

const atSeat: { readonly [K in PromptKind]?: (seat: number) => Choice } = {
  hustle: seat => ({ kind: 'hustle', seat }),
  aim: seat => ({ kind: 'aim', seat }),
  bullet: seat => ({ kind: 'aim', seat }),
  kid: seat => ({ kind: 'aim', seat }),
  retarget: seat => ({ kind: 'aim', seat }),
  privilege: seat => ({ kind: 'order', seat }),
  junk: seat => ({ kind: 'swap', seat }),
};

const withBullet: { readonly [K in PromptKind]?: (bullet: Bullet) => Choice } = {
  bullet: bullet => ({ kind: 'bullet', bullet }),
  giveBack: bullet => ({ kind: 'give', bullet }),
  cunning: bullet => ({ kind: 'exchange', bullet }),
  smart: bullet => ({ kind: 'discard', bullet }),
  reload: bullet => ({ kind: 'discard', bullet }),
};
