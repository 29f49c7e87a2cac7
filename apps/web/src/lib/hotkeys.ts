/** What a key press looked like; a KeyboardEvent fits. */
export interface KeyPress {
  readonly key: string;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** True while an input method is building a character. */
  readonly isComposing: boolean;
}

/**
 * Hotkeys by pattern: `mod+k` (⌘ or Ctrl), `mod+shift+l`, a single key such as `/` or `?`, or two keys in turn `g h`.
 */
export type HotkeyMap = Readonly<Record<string, () => void>>;

const sequenceMs = 1200;

function nameOf(press: KeyPress): string | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.altKey) return null;
  if (press.metaKey || press.ctrlKey) return `mod+${press.shiftKey ? 'shift+' : ''}${key}`;
  return key;
}

export interface HotkeyMatcher {
  /** The action of this press, if any. `typing`: the focus is in a field, where only ⌘ combinations count. */
  readonly match: (press: KeyPress, at: number, typing: boolean) => (() => void) | null;
}

/** Finds the action for each key press; remembers a first key for a short while. */
export function createHotkeyMatcher(keys: HotkeyMap, options: { readonly singleKeys: boolean }): HotkeyMatcher {
  let first: { readonly key: string; readonly at: number } | null = null;
  const isPrefix = (key: string): boolean => Object.keys(keys).some((pattern) => pattern.startsWith(`${key} `));
  return {
    match: (press, at, typing) => {
      const name = press.isComposing ? null : nameOf(press);
      const started = first;
      first = null;
      if (name === null) return null;
      if (name.startsWith('mod+')) return keys[name] ?? null;
      if (typing || !options.singleKeys) return null;
      if (started !== null && at - started.at <= sequenceMs) {
        const second = keys[`${started.key} ${name}`];
        if (second !== undefined) return second;
      }
      if (isPrefix(name)) first = { key: name, at };
      return keys[name] ?? null;
    },
  };
}
