import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry was made by opening an overlay, so closing it means going back. */
    overlay?: true;
  }
}

export interface AddressOverlay {
  /** What the address says; undefined = closed. */
  readonly value: string | undefined;
  readonly open: (value: string) => void;
  readonly close: () => void;
}

/** An overlay that lives in the address (`?settings=data`), so Back closes it and a link opens it. */
export function useAddressOverlay(key: 'settings' | 'rules' | 'compare'): AddressOverlay {
  const navigate = useNavigate();
  const router = useRouter();
  const value = useSearch({ strict: false, select: (search) => search[key] });
  const isOpen = value !== undefined;
  const open = useCallback(
    (next: string) => {
      void navigate({
        to: '.',
        search: (search) => ({ ...search, [key]: next }),
        replace: isOpen,
        state: (state) => (isOpen ? state : { ...state, overlay: true }),
      });
    },
    [navigate, isOpen, key],
  );
  const close = useCallback(() => {
    if (router.state.location.state.overlay === true) {
      router.history.back();
      return;
    }
    void navigate({ to: '.', search: (search) => ({ ...search, [key]: undefined }), replace: true });
  }, [navigate, router, key]);
  return { value, open, close };
}
