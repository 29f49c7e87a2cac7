import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import type { createAlert, listAlerts } from '@plumbline/contract/alert';
import { WatchContext } from '../../blocks/watch-context.ts';
import { Banner } from '../../ui/banner.tsx';
import type { WatchScope } from '../../blocks/watch-context.ts';
import { call } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportBody } from './report-body-lazy.ts';
import type { RunProgress } from './run-progress.ts';
import { RunTrace } from './run-trace.tsx';

const key = ['alerts'] as const;

/** Puts the conditions that would refute a report on watch; null where there is nothing to watch. */
function useReportWatch(run: RunView, report: Report): WatchScope | null {
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

// Shown only where the filings of a company could not be read.
const ContactOffer = lazy(async () => ({ default: (await import('../../blocks/contact-offer.tsx')).ContactOffer }));

// Brings the list of dates along, which a first report does not need.
const VersionStrip = lazy(async () => ({ default: (await import('./version-strip.tsx')).VersionStrip }));

/** A real company of the US whose report was written without a word from the SEC. */
function lacksFilings({ instrument, simulated, sources }: Report): boolean {
  const isFiler = instrument.market === 'us' && instrument.kind === 'stock';
  return isFiler && !simulated && !sources.some(({ url }) => url?.includes('.sec.gov/') === true);
}

export interface ReportPageProps {
  readonly run: RunView;
  readonly report: Report;
  readonly progress: RunProgress;
}

/** One's own report: with what can be done with it, how it was made, and what changed since the last one. */
export function ReportPage({ run, report, progress }: ReportPageProps) {
  const { t } = useTranslation('research');
  const watch = useReportWatch(run, report);
  return (
    <WatchContext value={watch}>
      <ReportBody
        report={report}
        actions={<ReportActions run={run} report={report} />}
        trace={<RunTrace run={run} report={report} progress={progress} />}
        versions={
          <Suspense>
            <VersionStrip run={run} report={report} />
          </Suspense>
        }
      >
        {run.state === 'cancelled' ? (
          <div className="mt-4">
            <Banner tone="warn">{t('report.stopped')}</Banner>
          </div>
        ) : null}
        {lacksFilings(report) ? (
          <Suspense>
            <ContactOffer place="report" />
          </Suspense>
        ) : null}
      </ReportBody>
    </WatchContext>
  );
}
