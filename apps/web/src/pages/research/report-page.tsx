import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '@plumbline/contract/report';
import type { Report } from '@plumbline/model/report';
import { WatchContext } from '../../blocks/watch-context.ts';
import { Banner } from '../../ui/banner.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportBody } from './report-body-lazy.ts';
import type { RunProgress } from './run-progress.ts';
import { RunStrip } from './run-strip.tsx';
import { useReportWatch } from './use-report-watch.ts';

// Brings the list of dates along, which a first report does not need.
const VersionStrip = lazy(async () => ({ default: (await import('./version-strip.tsx')).VersionStrip }));

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
      <ReportBody report={report} actions={<ReportActions run={run} report={report} />}>
        {run.state === 'cancelled' ? (
          <div className="mt-4">
            <Banner tone="warn">{t('report.stopped')}</Banner>
          </div>
        ) : null}
        <RunStrip run={run} report={report} progress={progress} />
        <Suspense>
          <VersionStrip run={run} report={report} />
        </Suspense>
      </ReportBody>
    </WatchContext>
  );
}
