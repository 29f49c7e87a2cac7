import { create } from 'zustand';
import {
  applyAppearance,
  parsePreferences,
  preferencesKey,
  resolveAppearance,
  type Appearance,
  type Preferences,
} from './appearance.ts';
import { readStored, writeStored } from './storage.ts';
import { lightQuery, readSurroundings } from './surroundings.ts';

interface PreferencesState {
  readonly preferences: Preferences;
  readonly appearance: Appearance;
  /** Changes, applies to the page at once and persists. */
  readonly change: (patch: Partial<Preferences>) => void;
}

const initial = parsePreferences(readStored(preferencesKey));

function show(preferences: Preferences): Pick<PreferencesState, 'preferences' | 'appearance'> {
  const appearance = resolveAppearance(preferences, readSurroundings());
  applyAppearance(document.documentElement, appearance);
  return { preferences, appearance };
}

export const usePreferences = create<PreferencesState>((set, get) => ({
  preferences: initial,
  appearance: resolveAppearance(initial, readSurroundings()),
  change: (patch) => {
    const preferences = { ...get().preferences, ...patch };
    writeStored(preferencesKey, JSON.stringify(preferences));
    set(show(preferences));
  },
}));

/** Follows the system theme and changes made in another tab; returns the undo. */
export function followOutsideChanges(): () => void {
  const refresh = (): void => {
    usePreferences.setState(show(parsePreferences(readStored(preferencesKey))));
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === preferencesKey) refresh();
  };
  const media = window.matchMedia(lightQuery);
  media.addEventListener('change', refresh);
  window.addEventListener('storage', onStorage);
  return () => {
    media.removeEventListener('change', refresh);
    window.removeEventListener('storage', onStorage);
  };
}

export function prefersReducedMotion(): boolean {
  const { motion } = usePreferences.getState().appearance;
  return motion === 'reduce' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
