import type { ComponentType } from 'react';
import type { Words } from '../words/words.ts';

/** A game told in a few pictures: on its page "How to play", and the first ones as a silent film for newcomers. */
export interface Story {
  readonly scenes: readonly string[]; // ids, in their order
  /** Those of the film, if there is one. */
  readonly film?: readonly string[];
  readonly Scene: ComponentType<SceneProps>;
  readonly words: Words<StoryWords>;
}

export interface SceneProps {
  readonly scene: string;
  readonly isMoving?: boolean;
}

/** Of each scene what it shows in two or three words and how it is played; in a film, a caption. */
export type StoryWords = {
  readonly lead: string;
  readonly [scene: `${string}.${'title' | 'text' | 'caption'}`]: string;
};
