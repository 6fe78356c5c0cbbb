import type { BedName, SoundName } from '@omerta/table/table/sounds.ts';

const found: Readonly<Record<string, string>> = import.meta.glob('./sounds/*.mp3', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of every file of sound; only the addresses are part of the page. */
export const SOUND_FILES = Object.fromEntries(
  Object.entries(found).map(([path, address]) => [path.slice('./sounds/'.length, -'.mp3'.length), address]),
) as Readonly<Record<SoundName | BedName, string>>; // a test compares the folder with the names
