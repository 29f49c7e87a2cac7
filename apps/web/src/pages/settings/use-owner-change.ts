import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { identifyUser } from '../../lib/analytics.ts';

/** Whoever owns what is shown has changed: everything that was read for somebody is read again. */
export function useOwnerChange(): (identifiedAs: string | null) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (identifiedAs) => {
      identifyUser(identifiedAs);
      await client.resetQueries();
    },
    [client],
  );
}
