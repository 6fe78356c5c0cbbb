import {
  BULLETS,
  DECK,
  LOOT,
  type LootKind,
  SHARES,
  type Share,
  TALENTS,
  type Talent,
  typeOf,
  WORTH,
} from '@omerta/cashnguns/seen';
import { type CashNameKind, cashText } from '@omerta/cashnguns/words';
import type { Entry } from '@omerta/table/rulebook/entry.ts';
import type { Origin } from '@omerta/table/rulebook/origin.ts';
import { LANGUAGES, type Language } from '@omerta/words';

/** What the glossary of this game holds. */
export type CashEntry = Entry<'talent' | 'loot' | 'bullet', 'name' | 'ability' | 'copies' | 'worth'>;

/** Talents, loot and bullets, in one language. */
export function cashEntries(language: Language): CashEntry[] {
  const names = (kind: CashNameKind, id: string) => ({
    name: cashText.nameOf(language, kind, id),
    elsewhere: LANGUAGES.filter(other => other !== language).map(other => ({
      language: other,
      name: cashText.nameOf(other, kind, id),
    })),
  });
  const talents = TALENTS.map(
    (talent): CashEntry => ({
      sort: 'talent',
      id: talent,
      ...names('talent', talent),
      text: cashText.talentText(language, talent),
      facts: [],
      origins: [
        { field: 'name', origin: NAMES[language] },
        { field: 'ability', origin: READ_BY_US[talent] ?? 'printed' },
      ],
      see: [TALENT_RULES[talent]],
    }),
  );
  const loot = SHARES.map((share): CashEntry => {
    const type = typeOf(share);
    const isCard = isLoot(share);
    const worth = isCard ? WORTH[share] : 0;
    return {
      sort: 'loot',
      id: share,
      ...names('share', share),
      text: lootText(language, share),
      facts: [
        ...(worth > 0 ? [{ field: 'worth', value: cashText.amountText(language, worth) } as const] : []),
        { field: 'copies', value: String(isCard ? DECK[share] : 1) },
      ],
      origins: [
        { field: 'name', origin: NAMES[language] },
        { field: 'copies', origin: 'printed' },
        {
          field: type === 'bill' || type === 'diamond' || type === 'painting' ? 'worth' : 'ability',
          origin: 'printed',
        },
      ],
      see: LOOT_RULES[type],
    };
  });
  const bullets = BULLETS.map(
    (bullet): CashEntry => ({
      sort: 'bullet',
      id: bullet,
      ...names('bullet', bullet),
      text: '',
      textKey: `bullet.${bullet}`,
      facts: [],
      origins: [
        { field: 'name', origin: language === 'pl' ? 'printed' : 'reported' },
        { field: 'ability', origin: 'printed' },
      ],
      see: bullet === 'click' ? ['P1', '6b'] : ['P1', '6c'],
    }),
  );
  return [...talents, ...loot, ...bullets];
}

const isLoot = (share: Share): share is LootKind => (LOOT as readonly string[]).includes(share);

function lootText(language: Language, share: Share): string {
  const type = typeOf(share);
  if (type === 'diamond')
    return cashText.uiText(language, 'tip.diamond', { amount: cashText.amountText(language, 60) });
  if (type === 'clip' || type === 'aid' || type === 'godfather') return cashText.uiText(language, `tip.${type}`);
  return '';
}

/** The Polish names are printed, the English ones reported, the others ours. */
const NAMES: Readonly<Record<Language, Origin>> = {
  en: 'reported',
  pl: 'printed',
  de: 'proposal',
  'pt-BR': 'proposal',
};

/** Talents whose short text rests on a reading: a chosen duck (AMB-12), a named share (AMB-41), an exchange (AMB-49, AMB-51). */
const READ_BY_US: { readonly [T in Talent]?: Origin } = {
  stealthy: 'proposal',
  doctor: 'proposal',
  smart: 'proposal',
  professional: 'proposal',
  goodFriend: 'proposal',
  junkDealer: 'proposal',
  dictator: 'reported',
};

const TALENT_RULES: { readonly [T in Talent]: string } = {
  greedy: 'T-GRE',
  stealthy: 'T-STE',
  cunning: 'T-CUN',
  cute: 'T-CUT',
  dictator: 'T-DIC',
  kid: 'T-KID',
  lucky: 'T-LUC',
  collector: 'T-COL',
  doctor: 'T-DOC',
  smart: 'T-SMA',
  unbreakable: 'T-UNB',
  hustler: 'T-HUS',
  professional: 'T-PRO',
  goodFriend: 'T-FRI',
  vulture: 'T-VUL',
  junkDealer: 'T-JUN',
};

const LOOT_RULES: { readonly [T in ReturnType<typeof typeOf>]: readonly string[] } = {
  bill: ['V1'],
  diamond: ['V2', 'E3', 'E4'],
  painting: ['V3'],
  clip: ['V6', 'V7', 'V8', 'AMB-25'],
  aid: ['V4', 'V5'],
  godfather: ['7e', 'AMB-22'],
};
