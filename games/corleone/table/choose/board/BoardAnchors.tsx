import { memo } from 'react';
import {
  type Box,
  centreOf,
  footOf,
  hudsonSlot,
  markerSpot,
  type Point,
  placesOf,
  slotOf,
} from '../../draw/board/geometry.ts';
import { useAtTable } from '../../show/atTable.ts';
import styles from './BoardAnchors.module.css';

/** Where things that fly over the board come from and go to: unseen boxes of the size of a figure or a marker. */
export const BoardAnchors = memo(function BoardAnchors({ window }: { readonly window: Box }) {
  const { table, pack, content } = useAtTable();
  const standing = placesOf(table, pack).flatMap(place => {
    if (content.turfIndex.has(place)) return [];
    const { x, y } = place === content.park?.id ? centreOf(place, table, pack) : footOf(place, table, pack);
    return [{ name: `place:${place}`, box: around({ x, y: y - 24 }, 50, 71) }];
  });
  const turfs = content.turfs.flatMap(({ id: turf }) => [
    { name: `turf:${turf}`, box: around(centreOf(turf, table, pack), 200, 140) },
    { name: `place:${turf}`, box: around(footOf(turf, table, pack), 50, 71) },
    { name: `slot:${turf}`, box: slotOf(turf, pack) },
    { name: `marker:${turf}`, box: around(markerSpot(turf, pack), 54, 54) },
  ]);
  const hudson = { name: 'hudson', box: around(hudsonSlot(table.hudson.length), 60, 50) };
  return (
    <div className={styles.anchors} aria-hidden="true">
      {[...standing, ...turfs, hudson].map(({ name, box }) => (
        <span
          key={name}
          data-anchor={name}
          style={{
            left: `${((box.x - window.x) / window.width) * 100}%`,
            top: `${((box.y - window.y) / window.height) * 100}%`,
            width: `${(box.width / window.width) * 100}%`,
            height: `${(box.height / window.height) * 100}%`,
          }}
        />
      ))}
    </div>
  );
});

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
