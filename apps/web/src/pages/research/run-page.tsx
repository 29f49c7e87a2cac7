import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { readReport, RunView } from '@plumbline/contract/report';
import { call, isApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FailedRun } from './failed-run.tsx';
import { ReportPage } from './report-page.tsx';
import { historyKey } from './history-key.ts';
import { RunningPage } from './running-page.tsx';
import { RunningSkeleton } from './running-skeleton.tsx';
import { useResearchSearch } from './use-research-search.ts';
import { useRunProgress } from './use-run-progress.ts';

export interface RunPageProps {
  readonly runId: string;
}

/** A run by its id: being made, made, or failed. A reload comes back to the same one. */
export function RunPage({ runId }: RunPageProps) {
  const { t } = useTranslation('research');
  const { search, change } = useResearchSearch();
  const client = useQueryClient();
  const { progress, connection } = useRunProgress(runId);
  const stored = useQuery({
    queryKey: ['report', runId],
    queryFn: ({ signal }) =>
      call<typeof readReport>('get', '/reports/:id', { as: 'owner', params: { id: runId }, signal }),
    // A finished report never changes; a run in progress is told by its events, not by asking again.
    staleTime: ({ state }) => (state.data?.report == null ? 0 : Number.POSITIVE_INFINITY),
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status === 404),
  });
  const { refetch } = stored;
  useEffect(() => {
    if (connection !== 'ended') return;
    void refetch();
    void client.invalidateQueries({ queryKey: historyKey });
  }, [connection, refetch, client]);

  if (stored.data === undefined) {
    if (!stored.isError) return <RunningSkeleton symbol={search.symbol} />;
    const isMissing = isApiError(stored.error) && stored.error.status === 404;
    const goBack = (
      <Button
        variant="primary"
        onClick={() => change({ symbol: undefined, run: undefined, figure: undefined, source: undefined })}
      >
        {t('run.toStart')}
      </Button>
    );
    return (
      <>
        <h1 tabIndex={-1} className="mb-4 text-h1">
          {t('start.title')}
        </h1>
        <Card flush>
          {isMissing ? (
            <EmptyState title={t('run.missing')} detail={t('run.missingDetail')} action={goBack} />
          ) : (
            <ErrorState
              title={t('run.unreadable')}
              error={stored.error}
              onRetry={() => void refetch()}
              retrying={stored.isFetching}
            />
          )}
        </Card>
      </>
    );
  }
  const { run, report } = stored.data;
  if (report !== null) return <ReportPage run={run} report={report} progress={progress} />;
  if (isOver(run)) return <FailedRun run={run} progress={progress} />;
  return <RunningPage run={run} progress={progress} connection={connection} />;
}

function isOver(run: RunView): boolean {
  return run.state === 'failed' || run.state === 'cancelled' || run.state === 'done';
}
