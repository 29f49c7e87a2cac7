import { useMemo } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { createAlert, listAlerts } from '@plumbline/contract/alert';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import type { WatchScope } from '../../blocks/watch-context.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';

const key = ['alerts'] as const;

/** Puts the conditions that would refute a report on watch; null where there is nothing to watch. */
export function useReportWatch(run: RunView, report: Report): WatchScope | null {
  const { t } = useTranslation('research');
  const client = useQueryClient();
  const canWatch = run.state === 'done' && (report.rating?.falsifiers.length ?? 0) > 0;
  const alerts = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<typeof listAlerts>('get', '/alerts', { as: 'owner', signal }),
    enabled: canWatch,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call<typeof createAlert>('post', '/alerts', {
        as: 'owner',
        body: { kind: 'falsifier', reportId: run.id, channels: [] },
      }),
    onSuccess: () => {
      toast.success(t('rating.watchOn'));
      void client.invalidateQueries({ queryKey: key });
    },
    onError: () => toast.error(t('rating.watchFailed')),
  });
  const isWatched = alerts.data?.alerts.some(({ reportId }) => reportId === run.id) ?? false;
  return useMemo(
    () => (canWatch ? { watch: () => mutate(), isWatched, isPending } : null),
    [canWatch, mutate, isWatched, isPending],
  );
}
