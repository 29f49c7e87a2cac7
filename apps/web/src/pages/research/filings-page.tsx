import { ShieldCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FilingsReview, readFilingsReview } from '@plumbline/contract/instrument';
import { call } from '../../lib/api.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { FilingsExceptions } from './filings-exceptions.tsx';
import { FilingsIdentities } from './filings-identities.tsx';
import { RunningSkeleton } from './running-skeleton.tsx';
import { useResearchSearch } from './use-research-search.ts';

export interface FilingsPageProps {
  /** Canonical id: `US:PLUG`. */
  readonly id: string;
  /** A past date: only what was public then. */
  readonly asOf?: string | undefined;
}

/** The reconciliation of one company: which identities of its filed statements fail, and what is withheld for each. */
export function FilingsPage({ id, asOf }: FilingsPageProps) {
  const { t } = useTranslation('research');
  const review = useQuery({
    queryKey: ['filings-review', id, asOf],
    queryFn: ({ signal }) =>
      call<typeof readFilingsReview>('get', '/instruments/:id/filings', { params: { id }, query: { asOf }, signal }),
    staleTime: 60 * 60_000,
  });
  if (review.data !== undefined) return <Reconciliation review={review.data} />;
  if (!review.isError) return <RunningSkeleton symbol={id} />;
  return (
    <Card flush>
      <ErrorState
        title={t('filings.failed')}
        error={review.error}
        onRetry={() => void review.refetch()}
        retrying={review.isFetching}
      />
    </Card>
  );
}

function Reconciliation({ review }: { readonly review: FilingsReview }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const dates = useDates();
  const { search, change } = useResearchSearch();
  const { instrument, template, exceptions, identities } = review;
  const name = instrument.name[locale];
  const about = { name, date: dates.date(review.asOf) };
  const isUnchecked = identities.length === 0;
  return (
    <div data-testid="filings" className="mx-auto flex max-w-[1080px] flex-col gap-(--card-gap)">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="flex flex-wrap items-center gap-2 text-h1">
            {t('filings.title', { name })}
            {review.simulated ? <SimulatedChip /> : null}
            {template === null ? null : <Chip>{t(`filings.templates.${template}`)}</Chip>}
          </h1>
          <p className="mt-1 text-ui font-normal text-2">
            {t('filings.asOf', { date: about.date, publisher: review.source.publisher })}
          </p>
        </div>
        {search.run === undefined ? null : (
          <Button onClick={() => change({ view: undefined, asOf: undefined })}>{t('filings.back')}</Button>
        )}
      </header>
      <p className="max-w-[72ch] text-ui font-normal text-pretty text-2">{t('filings.lead')}</p>
      <Card title={t('filings.exceptions')} flush>
        {exceptions.length > 0 ? (
          <FilingsExceptions exceptions={exceptions} />
        ) : (
          <EmptyState
            icon={<ShieldCheck size={20} aria-hidden />}
            title={t(isUnchecked ? 'filings.unchecked' : 'filings.none')}
            detail={t(isUnchecked ? 'filings.uncheckedDetail' : 'filings.noneDetail', about)}
          />
        )}
      </Card>
      {isUnchecked ? null : (
        <Card title={t('filings.held')} flush>
          <FilingsIdentities identities={identities} />
        </Card>
      )}
    </div>
  );
}
