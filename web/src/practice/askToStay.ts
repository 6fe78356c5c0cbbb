import { remember, remembered } from '@omerta/table/settings/deviceMemory.ts';

const ASKED = 'omerta-storage-asked';

/** Games of this device are nowhere else: the browser is asked, once, not to clear them away. Only pages may ask. */
export async function askToStay(
  storage: Partial<StorageManager> | undefined = globalThis.navigator?.storage,
): Promise<void> {
  if (remembered(ASKED) !== undefined) return;
  remember(ASKED, 'yes');
  await storage?.persist?.(); // plain http has none
}
