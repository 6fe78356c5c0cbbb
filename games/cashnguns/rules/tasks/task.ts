import type { Seat, Seats } from '@omerta/kernel';
import type { Share, ShareType } from '../loot.ts';

/** What the game is in the middle of. Tasks are public: nothing hidden may be written into one. */
export type Task =
  | RoundsTask
  | KeepTalentTask
  | HustleTask
  | GiveBackTask
  | BulletsTask
  | AimTask
  | KidTask
  | CunningTask
  | PrivilegeTask
  | RetargetTask
  | CourageTask
  | DoctorTask
  | UnfiredTask
  | SmartTask
  | BurialsTask
  | OpeningTask
  | SharingTask
  | DictatorTask
  | ResolveTask
  | ReloadTask
  | JunkTask;

export type TaskKind = Task['kind'];

/** The bottom of the agenda: eight rounds, stage by stage. */
export interface RoundsTask {
  kind: 'rounds';
}

/** `talentDeal: two`: each player keeps one of two. */
export interface KeepTalentTask {
  kind: 'keepTalent';
  asked: Seats;
  waiting: Seats;
}

/** The Hustler names a victim. */
export interface HustleTask {
  kind: 'hustle';
  seat: Seat;
  asked: boolean;
}

/** The Hustler gives one of the cards he held before. */
export interface GiveBackTask {
  kind: 'giveBack';
  seat: Seat;
  victim: Seat;
  asked: boolean;
}

/** Stage 2: secret and changeable until all have chosen. */
export interface BulletsTask {
  kind: 'bullets';
  asked: Seats;
  waiting: Seats;
}

/** Stage 3: secret and changeable until all have aimed. */
export interface AimTask {
  kind: 'aim';
  asked: Seats;
  waiting: Seats;
}

/** The Kid aims last. */
export interface KidTask {
  kind: 'kid';
  seat: Seat;
  asked: boolean;
}

/** The Cunning may exchange the card in front. */
export interface CunningTask {
  kind: 'cunning';
  seat: Seat;
  asked: boolean;
}

/** Stage 4: the Godfather may order one player to change target. */
export interface PrivilegeTask {
  kind: 'privilege';
  seat: Seat;
  asked: boolean;
}

export interface RetargetTask {
  kind: 'retarget';
  seat: Seat;
  asked: boolean;
}

/** Stage 5: secret and changeable until all have chosen. */
export interface CourageTask {
  kind: 'courage';
  asked: Seats;
  waiting: Seats;
}

/** The Doctor, who ducked, may remove a wound. */
export interface DoctorTask {
  kind: 'doctor';
  seat: Seat;
  asked: boolean;
}

/** Cards that will not be fired are discarded, from the Godfather clockwise. */
export interface UnfiredTask {
  kind: 'unfired';
  step: number; // seats already dealt with
}

/** The Smart takes the card back and discards any. */
export interface SmartTask {
  kind: 'smart';
  seat: Seat;
  asked: boolean;
}

/** The eliminated leave, Godfather first, then clockwise; the Vulture may take from each. */
export interface BurialsTask {
  kind: 'burials';
  victims: Seat[];
  vulture: Seat; // NO_SEAT if there is none alive
}

/** The start of stage 7. */
export interface OpeningTask {
  kind: 'opening';
}

/** Stage 7. */
export interface SharingTask {
  kind: 'sharing';
  order: Seat[]; // who still takes turns
  at: number; // whose turn it is, in the order
  greedyOpen: boolean; // the Greedy has not taken yet
  dictatorUsed: boolean;
  junkUsed: boolean;
  banned: ShareType | ''; // for this turn
}

/** The Dictator may ban the declared shares. */
export interface DictatorTask {
  kind: 'dictator';
  seat: Seat;
  taker: Seat;
  shares: Share[];
  asked: boolean;
}

/** The shares taken take effect one by one. */
export interface ResolveTask {
  kind: 'resolve';
  seat: Seat;
  shares: Share[];
  done: number;
}

/** V6, V7: a clip brings a Bang back; the player discards another card. */
export interface ReloadTask {
  kind: 'reload';
  seat: Seat;
  isFriend: boolean; // the Good Friend, by another player's clip
  begun: boolean; // the Bang is in hand
  asked: boolean;
}

/** The Junk Dealer may swap the card just taken. */
export interface JunkTask {
  kind: 'junk';
  seat: Seat;
  share: Share;
  asked: boolean;
}
