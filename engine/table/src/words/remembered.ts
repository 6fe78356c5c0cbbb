/** Loads each thing once: the same promise for the same key, so that a page may wait for it while it draws. */
export function remembered<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const loaded = new Map<Key, Promise<Value>>();
  return key => {
    const known = loaded.get(key);
    if (known !== undefined) return known;
    const value = load(key).catch((error: unknown) => {
      loaded.delete(key); // the connection may be back the next time
      throw error;
    });
    loaded.set(key, value);
    return value;
  };
}
