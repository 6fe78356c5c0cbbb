import type { CashNGuns } from '@omerta/cashnguns/rules';
import type { Switch } from '@omerta/terminal/game.ts';

/** The rules of a table as the command line says them; whatever is not said stays as usual (§2). */
export const switches: readonly Switch<CashNGuns>[] = [
  { name: 'talents', about: 'a talent for each player', sets: { talents: true } },
  {
    name: 'talent-deal',
    about: 'talents: one each at random, or two each of which one is kept',
    values: {
      random: { talents: true, talentDeal: 'random' },
      two: { talents: true, talentDeal: 'two' },
    },
  },
  {
    name: 'too-slow',
    about: 'who is too slow to aim sits the round out, or only has no target (default: sitOut)',
    values: { sitOut: { tooSlow: 'sitOut' }, noTarget: { tooSlow: 'noTarget' } },
  },
  {
    name: 'no-takers',
    about: 'loot nobody takes stays for the next round, or leaves the game (default: carryOver)',
    values: { carryOver: { noTakers: 'carryOver' }, discard: { noTakers: 'discard' } },
  },
  { name: 'open-loot', about: 'everybody’s loot lies face up', sets: { lootVisibility: 'open' } },
  { name: 'clip-ban', about: 'the Dictator may forbid clips', sets: { dictatorMayBanClip: true } },
  {
    name: 'dictator-spares',
    about: 'the Dictator may forbid the Cute and the Stealthy nothing, or only not their free bills (default: players)',
    values: { players: { dictatorSpares: 'players' }, bills: { dictatorSpares: 'bills' } },
  },
  {
    name: 'tie-break',
    about: 'ties go to the most wounds held at the end, or suffered in all (default: held)',
    values: { held: { tieBreak: 'held' }, suffered: { tieBreak: 'suffered' } },
  },
];
