import { corleoneText } from '@omerta/corleone/words';
import type { PlainIcon } from '../../../table/draw/icons/icon.ts';
import { useLanguage } from '../editor.ts';
import type { Good, Note } from '../entries.ts';

const GOODS = ['gun', 'booze', 'bloodMoney', 'narcotics'] as const;
const NOTES = [1, 2, 3, 5] as const;

export interface Kind<T> {
  readonly value: T;
  readonly icon: PlainIcon;
  readonly name: string;
}

/** Goods and money by their names, for lists of them. */
export function useKinds(): {
  readonly goods: readonly Kind<Good>[];
  readonly basicGoods: readonly Kind<Exclude<Good, 'narcotics'>>[];
  readonly notes: readonly Kind<Note>[];
} {
  const language = useLanguage();
  const good = <G extends Good>(value: G): Kind<G> => ({
    value,
    icon: value,
    name: corleoneText.nameOf(language, 'good', value),
  });
  return {
    goods: GOODS.map(good),
    basicGoods: GOODS.filter(each => each !== 'narcotics').map(good),
    notes: NOTES.map(value => ({ value, icon: `$${value}`, name: `$${value}` })),
  };
}
