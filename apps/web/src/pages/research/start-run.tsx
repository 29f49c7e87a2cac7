import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { createReport } from '@plumbline/contract/report';
import { applyKeptInvite } from '../../lib/account.ts';
import { call, isApiError } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Card } from '../../ui/card.tsx';
import { RunningSkeleton } from './running-skeleton.tsx';
import { StartPage } from './start-page-lazy.ts';
import { instrumentsIn } from './instruments-in.ts';
import { useResearchSearch } from './use-research-search.ts';

export interface StartRunProps {
  /** As typed or linked: `US:NVDA`, `茅台`. The server decides what it means. */
  readonly symbol: string;
  /** A past date: only what was known then enters. */
  readonly asOf?: string | undefined;
}

/** Starts a run for the symbol in the address and puts the run's id there. Nothing starts when the symbol is not clear. */
export function StartRun({ symbol, asOf }: StartRunProps) {
  const { t } = useTranslation('research');
  const { change } = useResearchSearch();
  // One key for this visit of the page: effects that run twice, and retries, ask for the same run.
  const [key] = useState(() => crypto.randomUUID());
  const start = useQuery({
    queryKey: ['start-report', symbol, asOf, key],
    queryFn: () =>
      call<typeof createReport>('post', '/reports', {
        as: 'owner',
        body: { symbol, ...(asOf === undefined ? {} : { asOf }) },
        idempotencyKey: key,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: (count, error) => count < 2 && isApiError(error) && error.code === 'network',
  });
  const run = start.data;
  useEffect(() => {
    if (run === undefined) return;
    void applyKeptInvite();
    change({ symbol: run.instrument.id, run: run.id, asOf: undefined }, true);
  }, [run, change]);

  if (!start.isError) return <RunningSkeleton symbol={symbol} />;
  const { error } = start;
  if (isApiError(error) && error.code === 'ambiguous-instrument') {
    return (
      <StartPage asked={{ kind: 'ambiguous', text: symbol, choices: instrumentsIn(error.details['candidates']) }} />
    );
  }
  if (isApiError(error) && error.code === 'unknown-instrument') {
    return (
      <StartPage asked={{ kind: 'unknown', text: symbol, choices: instrumentsIn(error.details['suggestions']) }} />
    );
  }
  return (
    <>
      <h1 tabIndex={-1} className="mb-4 text-h1">
        {t('start.title')}
      </h1>
      <Card flush>
        <ErrorState
          title={t('start.failed', { symbol })}
          error={error}
          onRetry={() => void start.refetch()}
          retrying={start.isFetching}
        />
      </Card>
    </>
  );
}
