// What the sentences read in a pack. Whole packs of Corleone's Empire fit.

/** An effect as printed; which fields stand beside `op` depends on it. */
export interface EffectWords {
  readonly op: string;
  readonly value?: number;
  readonly good?: string;
  readonly from?: string | readonly string[];
  readonly count?: number | string;
  readonly discard?: number;
  readonly gainMoney?: readonly number[];
  readonly gainGoodChoice?: readonly string[];
  readonly target?: { readonly owner: string; readonly kind: string };
  readonly chooser?: string;
  readonly scope?: string;
  readonly owner?: string;
  readonly kind?: string;
  readonly to?: string;
  readonly then?: string | null;
  readonly figure?: string;
  readonly options?: readonly EffectWords[];
  readonly effects?: readonly EffectWords[];
}

export interface FamilyWords {
  readonly id: string;
  readonly name: string;
  readonly don: string;
  readonly consigliere: string;
  readonly heir: string;
}

export interface BusinessWords {
  readonly id: string;
  readonly name: string;
  /** Where it is printed; tiles lie where the table says. */
  readonly turf?: string;
  readonly front: readonly EffectWords[] | null;
  readonly back: readonly EffectWords[];
}

export interface CardWords {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effects: readonly EffectWords[];
}

export interface PackWords {
  readonly families: readonly FamilyWords[];
  readonly acts: readonly { readonly act: number; readonly name: string }[];
  readonly icons: readonly { readonly id: string; readonly effect?: EffectWords }[];
  readonly turfs: readonly { readonly id: string; readonly name: string; readonly controllable: boolean }[];
  readonly familySpaces: readonly {
    readonly id: string;
    readonly label: string;
    readonly adjacent: readonly string[];
  }[];
  readonly businesses: { readonly printed: readonly BusinessWords[]; readonly tiles: readonly BusinessWords[] };
  readonly jobs: readonly (CardWords & { readonly rewardMoney: readonly number[] })[];
  readonly allies: readonly (CardWords & { readonly act: number })[];
}
