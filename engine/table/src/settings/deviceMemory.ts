// Small things a page remembers on this device. A browser may keep nothing, or have no room: then they are forgotten.

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

/** Not allowed, or the quota is used up. */
const isRefusal = (error: unknown): boolean => error instanceof DOMException;
