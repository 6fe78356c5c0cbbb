import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { type Shown, ShownTable } from '../table/ShownTable.tsx';
import { AtPlainContext, atPlain } from './atPlain.ts';
import type { PlainGame } from './plainGame.ts';

export interface PlainProviderProps {
  readonly game: PlainGame;
  readonly children: ReactNode;
}

/** A curtain, until there is something to draw. */
export const PlainProvider = ({ game, children }: PlainProviderProps) => (
  <ShownTable>
    {known => (
      <Known game={game} known={known}>
        {children}
      </Known>
    )}
  </ShownTable>
);

function Known({ game, known: { info, shown }, children }: PlainProviderProps & { readonly known: Shown }) {
  const language = useSettings(settings => settings.language);
  const at = useMemo(() => atPlain(game, language, info, shown), [game, language, info, shown]);
  return <AtPlainContext value={at}>{children}</AtPlainContext>;
}
