import { useEffect } from 'react';
import { createHotkeyMatcher, type HotkeyMap } from './hotkeys.ts';
import { usePreferences } from './use-preferences.ts';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]');
}

/** Listens on the whole page. Give a stable map. */
export function useHotkeys(keys: HotkeyMap): void {
  const singleKeys = usePreferences((state) => state.preferences.singleKeys);
  useEffect(() => {
    const matcher = createHotkeyMatcher(keys, { singleKeys });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const action = matcher.match(event, event.timeStamp, isTyping(event.target));
      if (action === null) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [keys, singleKeys]);
}
