import { record } from './analytics.ts';
import { usePreferences } from './use-preferences.ts';

/** Dark to light and back; from then on the choice is the user's, not the system's. */
export function toggleTheme(): void {
  const { appearance, change } = usePreferences.getState();
  const theme = appearance.theme === 'dark' ? 'light' : 'dark';
  change({ theme });
  record('preference changed', { name: 'theme', value: theme });
}
