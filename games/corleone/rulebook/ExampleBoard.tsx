import { standardPack } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Board } from '../table/draw/board/Board.tsx';
import { Symbols } from '../table/draw/Symbols.tsx';
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
