import { applyAppearance, parsePreferences, preferencesKey, resolveAppearance } from './lib/appearance.ts';
import { readStored } from './lib/storage.ts';
import { readSurroundings } from './lib/surroundings.ts';

// Runs as a blocking classic script in the head: colours and language are right before the first paint.
applyAppearance(
  document.documentElement,
  resolveAppearance(parsePreferences(readStored(preferencesKey)), readSurroundings()),
);
