import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { HotkeyMap } from './hotkeys.ts';
import { openKeys, openPalette } from './overlay.ts';
import { toggleTheme } from './toggle-theme.ts';
import { useHotkeys } from './use-hotkeys.ts';

/** The keys that work on every page. */
export function useAppHotkeys(): void {
  const navigate = useNavigate();
  const keys = useMemo<HotkeyMap>(
    () => ({
      'mod+k': () => openPalette(),
      'mod+shift+l': toggleTheme,
      '/': () => openPalette(),
      '?': openKeys,
      n: () => void navigate({ to: '/' }),
      'g h': () => void navigate({ to: '/' }),
      'g r': () => void navigate({ to: '/research' }),
      'g c': () => void navigate({ to: '/chat/{-$conversationId}' }),
      'g d': () => void navigate({ to: '/discover' }),
      'g s': () => void navigate({ to: '/strategy' }),
      'g i': () => void navigate({ to: '/signal' }),
    }),
    [navigate],
  );
  useHotkeys(keys);
}
