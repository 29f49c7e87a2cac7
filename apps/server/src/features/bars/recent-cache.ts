import type { Clock } from '@plumbline/model/ports';

interface Entry<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/**
 * Keeps answers for a short while, the most recently used ones, and lets those who ask for the same thing at the same
 * time share one answer. A failure is not kept.
 */
export function recentCache<T>(clock: Clock, { limit, keepMs }: { readonly limit: number; readonly keepMs: number }) {
  const entries = new Map<string, Entry<T>>();
  return async (key: string, make: () => Promise<T>): Promise<T> => {
    const found = entries.get(key);
    entries.delete(key);
    if (found !== undefined && found.until > clock.now()) {
      entries.set(key, found);
      return found.value;
    }
    const value = make();
    const entry = { value, until: clock.now() + keepMs };
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > limit && oldest.done !== true) entries.delete(oldest.value);
    try {
      return await value;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  };
}
