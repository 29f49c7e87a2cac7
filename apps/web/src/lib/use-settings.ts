import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export const settingsSections = ['general', 'data', 'privacy', 'about'] as const;
export type SettingsSection = (typeof settingsSections)[number];

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening an overlay, so closing it means going back. */
    overlay?: true;
  }
}

export interface SettingsControl {
  readonly section: SettingsSection | null;
  readonly open: (section?: SettingsSection) => void;
  readonly close: () => void;
}

/** Settings live in the address (`?settings=data`), so Back closes them and a link opens them. */
export function useSettings(): SettingsControl {
  const navigate = useNavigate();
  const router = useRouter();
  const asked = useSearch({ strict: false, select: (search) => search.settings });
  const section = asked === undefined ? null : (settingsSections.find((known) => known === asked) ?? 'general');
  const isOpen = section !== null;
  const open = useCallback(
    (next: SettingsSection = 'general') => {
      void navigate({
        to: '.',
        search: (search) => ({ ...search, settings: next }),
        replace: isOpen,
        state: (state) => (isOpen ? state : { ...state, overlay: true }),
      });
    },
    [navigate, isOpen],
  );
  const close = useCallback(() => {
    if (router.state.location.state.overlay === true) {
      router.history.back();
      return;
    }
    void navigate({ to: '.', search: ({ settings: _, ...search }) => search, replace: true });
  }, [navigate, router]);
  return { section, open, close };
}
