import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { readSharedReport } from '@plumbline/contract/report';
import { call, isApiError } from '../../lib/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ReportBody } from './report-body-lazy.ts';
import { RunningSkeleton } from './running-skeleton.tsx';
import { useResearchSearch } from './use-research-search.ts';

/** A report that somebody shares: the whole of it, and nothing that changes anything. */
export function SharedReport({ token }: { readonly token: string }) {
  const { t } = useTranslation('research');
  const { change } = useResearchSearch();
  const shared = useQuery({
    queryKey: ['shared-report', token],
    queryFn: ({ signal }) =>
      call<typeof readSharedReport>('get', '/shared/reports/:token', { params: { token }, signal }),
    // What it shows never changes; whether the link is still open is asked on every visit.
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => count < 2 && !(isApiError(error) && error.status === 404),
  });
  if (shared.data !== undefined) {
    return (
      <div data-testid="shared-report">
        <ReportBody report={shared.data.report}>
          <div className="mt-4" data-print="hide">
            <Banner tone="info">{t('share.banner')}</Banner>
          </div>
        </ReportBody>
      </div>
    );
  }
  if (!shared.isError) return <RunningSkeleton symbol={undefined} />;
  const isGone = isApiError(shared.error) && shared.error.status === 404;
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {t('start.title')}
      </h1>
      <Card flush>
        {isGone ? (
          <EmptyState
            title={t('share.goneTitle')}
            detail={t('share.goneDetail')}
            action={
              <Button variant="primary" onClick={() => change({ share: undefined })}>
                {t('run.toStart')}
              </Button>
            }
          />
        ) : (
          <ErrorState
            title={t('run.unreadable')}
            error={shared.error}
            onRetry={() => void shared.refetch()}
            retrying={shared.isFetching}
          />
        )}
      </Card>
    </>
  );
}
