/** One table at the practice page, from the address that asks for it until another address asks for something else. */
export interface Sitting {
  readonly number: number; // one for each beginning, so that the same address may deal twice
  readonly address: string; // where the page stands
  readonly own?: string | undefined; // where a new game is gone on with once it is kept
}

export const firstSitting = (address: string): Sitting => ({ number: 0, address });

/** The page stands here now: at the same table still, or at another. */
export function sittingAt(sitting: Sitting, address: string): Sitting {
  if (address === sitting.address) return sitting;
  if (address === sitting.own) return { ...sitting, address };
  return { number: sitting.number + 1, address };
}

/** Its game is kept under an address of its own: to load the page again must not deal again. */
export function begun(sitting: Sitting, number: number, own: string): Sitting {
  return sitting.number === number ? { ...sitting, own } : sitting;
}
