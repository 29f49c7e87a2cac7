import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../lib/api.ts';
import { strategyQuery } from '../lib/strategies.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { NotFound } from './not-found.tsx';
import { StrategyDetail } from './strategy/strategy-detail.tsx';

const SharedStrategyPage = lazy(() =>
  import('./strategy/shared-page.tsx').then((file) => ({ default: file.SharedStrategyPage })),
);

/** One strategy: its own page, or somebody else's behind a link. */
export function StrategyPage() {
  const { share } = useSearch({ from: '/layout-2/strategy/$strategyId' });
  const { strategyId } = useParams({ from: '/layout-2/strategy/$strategyId' });
  if (share !== undefined) {
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <SharedStrategyPage token={share} />
      </Suspense>
    );
  }
  return <OwnStrategy key={strategyId} id={strategyId} />;
}

function OwnStrategy({ id }: { readonly id: string }) {
  const { t } = useTranslation('strategy');
  const { t: pages } = useTranslation('pages');
  const { data, error, refetch, isFetching } = useQuery(strategyQuery(id));
  if (data !== undefined) return <StrategyDetail strategy={data.strategy} versions={data.versions} />;
  if (error === null) {
    return (
      <div aria-busy="true" data-testid="strategy">
        <Skeleton className="mb-3 h-8 w-80" />
        <Skeleton className="mb-4 h-32 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  }
  if (isApiError(error) && error.code === 'not-found') {
    return <NotFound testId="strategy" title={pages('strategy.unknown')} detail={pages('strategy.unknownDetail')} />;
  }
  return <ErrorState title={t('detail.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}
