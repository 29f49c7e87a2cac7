import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { textParams } from '../../lib/search-params.ts';

const read = textParams('message', 'figure', 'source', 'artifact');
/** What the shell keeps in the address, so that opening a receipt closes nothing else. */
const keep = textParams('q', 'share', 'settings', 'lang');

/** Which receipt or source of which message stands open; in the address, so that Back closes it. */

export function useChatAddress() {
  const address = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const isOpen = address.message !== undefined;
  const open = useCallback(
    (
      next: {
        readonly message: string;
        readonly figure?: string;
        readonly source?: string;
        readonly artifact?: string;
      } | null,
    ) => {
      void navigate({
        to: '.',
        search: (known) => ({ ...keep(known), ...next }),
        // Opening adds a step, so that Back closes; moving inside the drawer does not.
        replace: isOpen,
        resetScroll: false,
      });
    },
    [navigate, isOpen],
  );
  return { address, open };
}
