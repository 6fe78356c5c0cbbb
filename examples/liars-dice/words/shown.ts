import { diceOnTable, type View } from '@omerta/liars-dice/seen';
import type { Labelled, Language, Shown, Values, WordSetting } from '@omerta/words';
import { book } from './book.ts';
import type { UiKey } from './keys.ts';
import { speechIn } from './speech.ts';

/** What a view shows, as labelled lists. */
export const shown = (language: Language, { view, people }: WordSetting<View>): Shown => {
  const { table, own } = view;
  const say = speechIn(language, people);
  const ui = (key: UiKey, values?: Values): string => book.formatText(language, `ui.${key}`, values);
  const fact = (key: UiKey, text: string | number): Labelled => ({ label: ui(key), text: String(text) });
  const bid = table.bids.at(-1);
  const { lifted } = table;
  return {
    table: [
      fact('round', table.round),
      fact('bid', bid === undefined ? ui('noBid') : ui('bidBy', { bid: say.bid(bid), player: say.player(bid.seat) })),
      fact('diceOnTable', diceOnTable(table)),
      fact('ones', ui(table.rules.wildOnes ? 'onesWild' : 'onesPlain')),
      ...(lifted === undefined
        ? []
        : [
            fact(
              'lastCups',
              `${say.cups(lifted.cups)} (${ui('lastCount', { bid: say.bid(lifted.bid), found: lifted.found })})`,
            ),
          ]),
    ],
    seats: table.dice.map((dice, seat) => ({
      seat,
      facts: [fact('dice', dice === 0 ? ui('out') : dice)],
      isOut: dice === 0,
    })),
    own: own === undefined || own.dice.length === 0 ? [] : [fact('yourDice', say.dice(own.dice))],
  };
};
