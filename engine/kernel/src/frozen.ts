/** The same data, read-only all the way down. */
export type Frozen<T> = unknown extends T ? T : FrozenData<T>;

type FrozenData<T> = T extends string | number | boolean | bigint | symbol | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? readonly Frozen<Item>[]
      : { readonly [At in keyof T]: Frozen<T[At]> } // a tuple keeps its length
    : { readonly [Key in keyof T]: Frozen<T[Key]> };
