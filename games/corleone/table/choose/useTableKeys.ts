import { businessesIn, MEMBERS } from '@omerta/corleone/seen';
import { askOrClose, useHints } from '@omerta/table/hints/useHints.ts';
import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { useAtTable } from '../show/atTable.ts';
import { type KeyAct, keyAct } from './keys.ts';
import { type Play, usePlay } from './play.ts';
import { focusRegion, type Region } from './regions.ts';
import type { Thing } from './things.ts';

export interface TableKeys {
  readonly onHelp: () => void;
  /** Opens the tab or drawer a region is in, where it is not on the screen. */
  readonly onRegion?: ((region: Region) => void) | undefined;
  /** Shows a turf, where only a part of the board is seen. */
  readonly onTurf?: ((turf: string) => void) | undefined;
}

/** The keys of the table, wherever the focus is, unless something is written or a sheet lies over it. */
export function useTableKeys({ onHelp, onRegion, onTurf }: TableKeys): void {
  const { content, table } = useAtTable();
  const play = usePlay();
  const hints = useHints();

  const act = (meant: KeyAct): boolean => {
    switch (meant.kind) {
      case 'figure':
        return tapFigure(play, meant.who);
      case 'turf':
        return goToTurf(meant.number);
      case 'region':
        onRegion?.(meant.region);
        requestAnimationFrame(() => focusRegion(meant.region));
        return true;
      case 'confirm':
        play.confirm();
        return true;
      case 'back':
        if (hints.state.kind !== 'idle') hints.close();
        else if (play.refused !== undefined) play.dismiss();
        else play.back();
        return true;
      case 'undo':
        if (play.mayUndo) play.undo();
        return play.mayUndo;
      case 'hint':
        return askOrClose(hints);
      case 'help':
        onHelp();
        return true;
    }
  };

  /** The first legal place of the turf, else its first business; 0 is Central Park. */
  const goToTurf = (number: number): boolean => {
    const turf = content.turfs[number - 1];
    if (turf !== undefined) onTurf?.(turf.id);
    const [first, ...others] = placesIn(number);
    if (first === undefined) return false;
    const place = [first, ...others].find(each => play.selection.legal.has(`place:${each}`)) ?? first;
    requestAnimationFrame(() =>
      document
        .querySelector<SVGElement>(`[data-region="board"] [data-place="${CSS.escape(place)}"]`)
        ?.focus({ preventScroll: true }),
    );
    return true;
  };

  const placesIn = (number: number): readonly string[] => {
    const { turfs, spaces, park } = content;
    const turf = turfs[number - 1];
    if (turf !== undefined) {
      const around = turf.spaces.map(space => spaces[space]!);
      return [...businessesIn(content, table, number - 1), ...around, turf].map(({ id }) => id);
    }
    return number === 0 && park !== undefined
      ? [park, ...spaces.filter(({ touchesPark }) => touchesPark)].map(({ id }) => id)
      : [];
  };

  useKeyDown(event => {
    const meant = keyAct(event);
    if (meant === undefined || (meant.kind === 'confirm' && isPressable(event.target))) return;
    if (act(meant)) event.preventDefault();
  });
}

/** F goes through the family members one after another. */
function tapFigure({ selection, tap }: Play, who: 'thug' | 'member'): boolean {
  const roles = who === 'thug' ? (['thug'] as const) : MEMBERS;
  const open = roles.map((role): Thing => `figure:${role}`).filter(thing => selection.legal.has(thing));
  const meant = open.findIndex(thing => selection.tapped.includes(thing));
  const next = open[(meant + 1) % open.length];
  if (next === undefined) return false;
  if (!selection.tapped.includes(next)) tap(next);
  return true;
}

/** Enter belongs to a button or a place that has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a[href], [role="button"], summary') !== null;
