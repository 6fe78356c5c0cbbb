import { readChoice, turfsOfPlace } from '@omerta/corleone/seen';
import { useHints } from '@omerta/table/hints/useHints.ts';
import { useSize } from '@omerta/table/ui/useSize.ts';
import { type DragEvent, type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Board } from '../../draw/board/Board.tsx';
import type { PlaceId } from '../../draw/board/boardProps.ts';
import { BOARD, type Box, centreOf, grow, placesOf } from '../../draw/board/geometry.ts';
import { fillFrame, isIn } from '../../draw/board/zoom.ts';
import { useAtTable } from '../../show/atTable.ts';
import { placeLabel } from '../../show/board/placeLabel.ts';
import { useBoardWords } from '../../show/board/useBoardWords.ts';
import { usePlay } from '../play.ts';
import { usePointing } from '../pointing.tsx';
import { Warnings } from '../prompt/Friend.tsx';
import { Gains } from '../prompt/Gains.tsx';
import { WhyNot } from '../prompt/WhyNot.tsx';
import { nameIn, sortOf, type Thing } from '../things.ts';
import { BoardAnchors } from './BoardAnchors.tsx';
import { BoardNote } from './BoardNote.tsx';
import styles from './BoardStage.module.css';
import { directionOf, nearest } from './directions.ts';
import { ghostsOf, marksOf } from './marks.ts';

export interface BoardStageProps {
  /** The part of the board to be seen whole in a frame of any shape; missing, the board keeps its own. */
  readonly zoom?: Box | undefined;
  /** Shows a turf, where only a part of the board is seen. */
  readonly onTurf?: ((turf: string) => void) | undefined;
  /** What a choice would bring floats over the board; phones and tablets say it elsewhere. */
  readonly hasGains?: boolean;
  readonly lit?: string | undefined;
  readonly bubbles?: ReadonlyMap<PlaceId, string> | undefined;
}

/** The board in play: it glows, is pointed at, and answers. */
export function BoardStage({ zoom, onTurf, hasGains = true, lit, bubbles }: BoardStageProps) {
  const { pack, content, table, families, say, view } = useAtTable();
  const play = usePlay();
  const pointing = usePointing();
  const { selection, preview, warnings, refused, tap } = play;
  const { pointed, point } = pointing;
  const { nameOf, words } = useBoardWords();
  const frame = useRef<HTMLDivElement>(null);
  const frameSize = useSize(frame);
  const { width, height } = frameSize;
  const window = zoom === undefined || height === 0 ? BOARD : fillFrame(zoom, width / height);
  const [focused, setFocused] = useState<PlaceId | undefined>(undefined);
  const { told } = useHints();
  const marks = marksOf(
    play,
    pointing,
    told.flatMap(text => readChoice(text) ?? []),
  );
  const labelOf = useLabels();
  const chosen = selection.chosen;
  const ghosts = useMemo(() => ghostsOf(content, view, chosen), [content, view, chosen]);
  const legal = [...selection.legal].filter(thing => sortOf(thing) === 'place').map(nameIn);
  const notePlace = placeIn(pointed) ?? selection.tapped.map(placeIn).findLast(place => place !== undefined);
  const note = pointing.preview ?? preview;

  const moveFocus = (event: KeyboardEvent) => {
    const direction = directionOf(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    const open = legal.length > 0 ? legal : placesOf(table, pack);
    const here = focused ?? open[0];
    if (here === undefined) return;
    const spots = new Map(open.filter(place => place !== here).map(place => [place, centreOf(place, table, pack)]));
    const next = nearest(centreOf(here, table, pack), direction, spots);
    if (next === undefined) return;
    setFocused(next);
    focusPlace(frame.current, next);
  };

  /** Shows what the keyboard focuses. Nothing moves below a finger. */
  const showFocused = ({ target }: FocusEvent) => {
    const place = target.closest<SVGElement>('[data-place]:focus-visible')?.dataset.place;
    if (place === undefined || isIn(grow(window, -EDGE), centreOf(place, table, pack))) return;
    const [turf] = turfsOfPlace(content, table, place);
    if (turf !== undefined) onTurf?.(content.turfs[turf]!.id);
  };

  /** A card of the hand dropped on the board is meant. */
  const takeCard = (event: DragEvent) => {
    event.preventDefault();
    const card = event.dataTransfer.getData('text/plain') as Thing;
    if (selection.legal.has(card) && !selection.tapped.includes(card)) tap(card);
  };

  return (
    <section
      className={styles.stage}
      aria-label={say('region.board')}
      data-region="board"
      onKeyDown={moveFocus}
      onFocus={showFocused}
      onDragOver={event => event.preventDefault()}
      onDrop={takeCard}
    >
      <div ref={frame} className={zoom === undefined ? styles.frame : styles.zoom} data-anchor="board">
        <Board
          pack={pack}
          table={table}
          families={families}
          detail="full"
          window={window}
          marks={marks}
          ghosts={ghosts}
          bubbles={bubbles}
          lit={lit}
          nameOf={nameOf}
          words={words}
          labelOf={labelOf}
          focused={focused ?? legal[0]}
          onPoint={place => {
            point(place === undefined ? undefined : `place:${place}`);
            if (place !== undefined) setFocused(place);
          }}
          onPick={place => tap(`place:${place}`)}
        />
        <BoardAnchors window={window} />
        <div className={styles.notes}>
          {hasGains && note !== undefined && notePlace !== undefined && refused === undefined && (
            <BoardNote place={notePlace} window={window} frame={frameSize} look="gains">
              <Gains preview={note} />
              {(pointed === undefined || selection.tapped.includes(pointed)) && <Warnings warnings={warnings} />}
            </BoardNote>
          )}
          {zoom === undefined && refused !== undefined && placeIn(refused.thing) !== undefined && (
            // Where the board is zoomed, the sheet below it answers.
            <BoardNote place={nameIn(refused.thing)} window={window} frame={frameSize} look="bare">
              <WhyNot refused={refused} />
            </BoardNote>
          )}
        </div>
      </div>
    </section>
  );
}

const EDGE = 20; // a place whose middle is nearer to the edge than this is not seen well

const placeIn = (thing: Thing | undefined): PlaceId | undefined =>
  thing !== undefined && sortOf(thing) === 'place' ? nameIn(thing) : undefined;

/** A label is made once, and again only when the table has changed; what may be chosen is said with it. */
function useLabels(): (place: PlaceId) => string {
  const { content, table, names, say, seat } = useAtTable();
  const { legal } = usePlay().selection;
  const labels = useMemo(() => {
    const known = new Map<PlaceId, string>();
    return (place: PlaceId) => {
      const label = known.get(place) ?? placeLabel({ content, table, names, say, seat }, place);
      known.set(place, label);
      return label;
    };
  }, [content, table, names, say, seat]);
  return place => (legal.has(`place:${place}`) ? `${labels(place)} ${say('label.legal')}` : labels(place));
}

/** After the place has become the one in the tab order. */
function focusPlace(root: HTMLElement | null, place: PlaceId): void {
  requestAnimationFrame(() =>
    root?.querySelector<SVGElement>(`[data-place="${CSS.escape(place)}"]`)?.focus({ preventScroll: true }),
  );
}
