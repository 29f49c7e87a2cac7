import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { createReport } from '@plumbline/contract/report';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { useResearchSearch } from './use-research-search.ts';

/** Studies the same instrument again; the earlier report stays in history. */
export function useRerun(instrumentId: string): { readonly start: () => void; readonly isPending: boolean } {
  const { t } = useTranslation('research');
  const { change } = useResearchSearch();
  const key = useRef<string | null>(null);
  const rerun = useMutation({
    mutationFn: () => {
      // A failed request may have been received: asking again under the same key cannot start a second run.
      key.current ??= crypto.randomUUID();
      return call<typeof createReport>('post', '/reports', {
        as: 'owner',
        body: { symbol: instrumentId },
        idempotencyKey: key.current,
      });
    },
    // Pending until the page has changed, so that no press between begins another run.
    onSuccess: async (run) => {
      await change({ symbol: run.instrument.id, run: run.id, figure: undefined, source: undefined });
      key.current = null;
    },
    onError: () => toast.error(t('start.failed', { symbol: instrumentId })),
  });
  return { start: () => rerun.mutate(), isPending: rerun.isPending };
}
