import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { readSources } from '@plumbline/contract/system';
import type { CallOutput } from '../../lib/api.ts';
import { cx } from '../../lib/cx.ts';
import { configQuery, sourcesQuery } from '../../lib/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';

type SourceHealth = CallOutput<typeof readSources>['sources'][number];

const dots: Readonly<Record<SourceHealth['state'], string>> = {
  ok: 'bg-ok',
  limited: 'bg-warn',
  failing: 'bg-danger',
  open: 'bg-danger',
  idle: 'bg-[var(--text-3)]',
  off: 'bg-[var(--text-3)]',
};

function isFailing(source: SourceHealth): boolean {
  return source.state === 'failing' || source.state === 'open' || source.state === 'limited';
}

function useColumns(): readonly Column<SourceHealth>[] {
  const { t } = useTranslation('settings');
  return [
    {
      key: 'source',
      title: t('data.source'),
      sortBy: (source) => source.title,
      render: (source) => (
        <div className="min-w-40">
          <p className="font-semibold">{source.id === 'simulated' ? t('data.simulatedMarket') : source.title}</p>
          <p className="flex items-center gap-1.5 text-caption text-2">
            <span className={cx('size-[7px] shrink-0 rounded-full', dots[source.state])} aria-hidden="true" />
            {t(`data.state.${source.state}`)}
          </p>
          {isFailing(source) && source.lastError !== null && (
            <p className="mt-0.5 max-w-[36ch] text-caption text-danger">{source.lastError.message}</p>
          )}
        </div>
      ),
    },
    {
      key: 'markets',
      title: t('data.markets'),
      render: (source) => source.markets.map((market) => t(`market.${market}`, { defaultValue: market })).join(' · '),
    },
    {
      key: 'latency',
      title: t('data.latency'),
      align: 'right',
      sortBy: (source) => source.latencyMs,
      render: (source) => {
        if (source.latencyMs !== null) return `${Math.round(source.latencyMs)} ms`;
        return <span className="text-3">{isFailing(source) ? t('data.noAnswer') : '—'}</span>;
      },
    },
    {
      key: 'success',
      title: t('data.lastSuccess'),
      align: 'right',
      sortBy: (source) => source.lastSuccessAt,
      render: (source) =>
        source.lastSuccessAt === null ? (
          <span className="text-3">{t('data.never')}</span>
        ) : (
          <DateTime at={source.lastSuccessAt} />
        ),
    },
  ];
}

/** Health of every outside source as the server sees it now. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const sources = useQuery(sourcesQuery);
  const config = useQuery(configQuery);
  const columns = useColumns();
  const list = sources.data?.sources ?? [];
  const counts = [
    { key: 'healthy', count: list.filter((source) => source.state === 'ok').length },
    { key: 'failing', count: list.filter(isFailing).length },
    { key: 'idle', count: list.filter((source) => source.state === 'idle').length },
    { key: 'off', count: list.filter((source) => source.state === 'off').length },
  ];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-h2">{t('section.data')}</h3>
          <p className="mt-0.5 text-ui font-normal text-2">{t('data.intro')}</p>
        </div>
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          loading={sources.isFetching && sources.data !== undefined}
          onClick={() => void sources.refetch()}
        >
          {t('data.refresh')}
        </Button>
      </div>
      {config.data !== undefined && (
        <Banner tone={config.data.simulatedOnly ? 'warn' : 'info'}>
          {t(`data.mode.${config.data.dataMode}`)}
          {config.data.simulatedOnly && ` ${t('data.simulatedNow')}`}
        </Banner>
      )}
      {sources.isPending && <Skeleton className="h-72 w-full rounded-card" />}
      {sources.isError && sources.data === undefined && (
        <Card as="div" flush>
          <ErrorState title={t('data.failed')} error={sources.error} onRetry={() => void sources.refetch()} />
        </Card>
      )}
      {sources.data !== undefined && (
        <>
          <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line sm:grid-cols-4">
            {counts.map(({ key, count }) => (
              <div key={key} className="border-r border-line px-3.5 py-2.5 last:border-r-0">
                <dt className="text-caption text-3">{t(`data.count.${key}`)}</dt>
                <dd className="num text-metric">{count}</dd>
              </div>
            ))}
          </dl>
          <Card as="div" flush className="overflow-hidden">
            <Table
              caption={t('section.data')}
              columns={columns}
              rows={list}
              rowKey={(source) => source.id}
              empty={<EmptyState title={t('data.none')} />}
            />
          </Card>
        </>
      )}
    </div>
  );
}
