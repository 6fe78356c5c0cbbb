import { listLoot } from '@omerta/cashnguns/seen';
import { askOrClose, useHints } from '@omerta/table/hints/useHints.ts';
import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { useAtTable } from '../show/atTable.ts';
import { cardsOnTable } from './hand/LootGrid.tsx';
import { type KeyAct, keyAct } from './keys.ts';
import { usePlay } from './play.ts';
import { PROMPTS } from './prompts.ts';
import { isOpen } from './selection.ts';

export interface TableKeys {
  readonly onHelp: () => void;
  /** Opens the drawer the log is in, where it is not on the screen. */
  readonly onDrawer?: (() => void) | undefined;
}

/** The keys of the table, wherever the focus is, unless something is written or a sheet lies over it. */
export function useTableKeys({ onHelp, onDrawer }: TableKeys): void {
  const { table, seat } = useAtTable();
  const play = usePlay();
  const hints = useHints();

  const act = (meant: KeyAct): boolean => {
    switch (meant.kind) {
      case 'number':
        return tapNumber(meant.number);
      case 'bullet':
        return tapIfOpen(`bullet:${meant.bullet}`);
      case 'courage':
        return tapIfOpen(meant.how);
      case 'region':
        if (document.querySelector(regionOf(meant.region)) === null) onDrawer?.();
        requestAnimationFrame(() => focusRegion(meant.region));
        return true;
      case 'confirm':
        play.confirm();
        return true;
      case 'back':
        if (hints.state.kind !== 'idle') hints.close();
        else if (play.refused !== undefined) play.dismiss();
        else play.clear();
        return true;
      case 'hide':
        play.hide(!play.isHidden);
        return true;
      case 'hint':
        return askOrClose(hints);
      case 'help':
        onHelp();
        return true;
    }
  };

  const tapIfOpen = (thing: Parameters<typeof play.tap>[0]): boolean => {
    const isAsked = !play.isIn && !play.isHidden && isOpen(play.choices, play.picked, thing);
    if (isAsked) play.tap(thing);
    return isAsked;
  };

  /** Clockwise from my left; in the sharing the share at that place. */
  const tapNumber = (number: number): boolean => {
    const { kind } = play;
    if (kind === undefined || play.isIn) return false;
    if (PROMPTS[kind].screen === 'draft') {
      const thing = cardsOnTable(listLoot(table.loot), table.token)[number - 1];
      if (thing !== undefined) play.tap(thing);
      return thing !== undefined;
    }
    if (seat === undefined || number >= table.players || (kind !== 'bullet' && !PROMPTS[kind].isByTarget)) return false;
    const target = (seat + number) % table.players;
    if (kind !== 'bullet' || table.seats[target]?.alive === true) play.tap(`seat:${target}`);
    return true;
  };

  useKeyDown(event => {
    const meant = keyAct(event);
    if (meant === undefined || (meant.kind === 'confirm' && isPressable(event.target, play.chosen !== undefined)))
      return;
    if (act(meant)) event.preventDefault();
  });
}

const FOCUSABLE = 'input, button, a[href], [tabindex="0"]';

const regionOf = (region: string): string => `[data-region="${region}"]`;

function focusRegion(region: string): void {
  const found = document.querySelector<HTMLElement>(regionOf(region));
  found?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/**
 * Enter belongs to a button that has the focus, unless it has selected already: then it locks in. A closed button says
 * why it is closed, as long as there is nothing to lock in.
 */
function isPressable(target: EventTarget | null, isChosen: boolean): boolean {
  const button = target instanceof Element ? target.closest('button, a[href], summary') : null;
  if (button === null || button.matches('[aria-pressed="true"]')) return false;
  return !isChosen || !button.matches('[aria-disabled="true"]');
}
