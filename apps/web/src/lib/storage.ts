/** Local storage that may be refused (private mode, blocked cookies): reading then finds nothing and writing does nothing. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // The page still works for this visit; nothing can be kept.
  }
}
