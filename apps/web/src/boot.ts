import { applyAppearance, parsePreferences, preferencesKey, resolveAppearance } from './lib/appearance.ts';
import { keptInvite } from './lib/invite.ts';
import { readStored } from './lib/storage.ts';
import { readSurroundings } from './lib/surroundings.ts';

// Runs as a blocking classic script in the head: colours and language are right before the first paint.
const root = document.documentElement;
const served = root.lang;
applyAppearance(root, resolveAppearance(parsePreferences(readStored(preferencesKey)), readSurroundings()));
// The picture that came with the page is of a visitor without a past: another language or an invitation looks otherwise.
if (root.lang !== served || keptInvite() !== null) root.dataset.frame = 'other';
