import { standardPack } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/text';
import { Board } from '../games/corleone/art/board/Board.tsx';
import { Symbols } from '../games/corleone/art/icons/Symbols.tsx';
import { useSettings } from '../settings/settings.ts';
import { exampleOf } from './examples.ts';

/** The piece of the board that an example speaks of. Its words are told beside it, so it is a picture only. */
export default function ExampleBoard({ rule }: { readonly rule: string }) {
  const language = useSettings(settings => settings.language);
  const { table, families, window, marks, bubbles } = exampleOf(rule);
  return (
    <>
      <Symbols />
      <Board
        pack={standardPack}
        table={table}
        families={families}
        detail="full"
        window={window}
        marks={marks}
        bubbles={bubbles}
        nameOf={(kind, id) => corleoneText.nameOf(language, kind, id, standardPack)}
        labelOf={() => ''}
      />
    </>
  );
}
