import type { WebGame } from '@omerta/table/game/webGame.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { use, useState } from 'react';
import { FoldedOptions } from '../newTable/FoldedOptions.tsx';
import forms from '../setup/OptionsForm.module.css';
import { useSetup } from '../setup/setupStore.ts';
import { homeWords } from '../words/homeWords.ts';
import { pageWords } from '../words/pageWords.ts';

export interface PlayOptionsProps {
  readonly games: readonly WebGame[];
  readonly first: WebGame;
  readonly onClose: () => void;
}

/** How bots are played against from now on. */
export function PlayOptions({ games, first, onClose }: PlayOptionsProps) {
  const say = useWords(homeWords);
  const sayPage = useWords(pageWords);
  const language = useSettings(settings => settings.language);
  const [id, setId] = useState(first.id);
  const game = games.find(each => each.id === id) ?? first;
  const setup = useSetup('play', game);
  const titles = games.map(({ about }) => use(about.load(language)).title);
  return (
    <Sheet title={say('play.options')} onClose={onClose} closeLabel={sayPage('close')}>
      {games.length > 1 && (
        <div className={forms.first}>
          <Segmented
            label={say('table.game')}
            value={id}
            options={games.map((each, at) => ({ value: each.id, label: titles[at] ?? each.id }))}
            onChange={setId}
          />
        </div>
      )}
      <FoldedOptions key={game.id} purpose="play" game={game} setup={setup} />
      <div className={forms.foot}>
        <Button look="primary" onClick={onClose}>
          {sayPage('options.done')}
        </Button>
      </div>
    </Sheet>
  );
}
