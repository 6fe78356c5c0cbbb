import type { Story, StoryWords } from '@omerta/table/game/story.ts';
import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';
import { SCENES, Scene } from './Scene.tsx';

export const story: Story = {
  scenes: SCENES,
  Scene,
  words: wordsFrom<StoryWords>(
    import.meta.glob<Messages>('../../words/catalogues/*/story.json', { import: 'default' }),
  ),
};
