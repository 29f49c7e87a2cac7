import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import type { SourceHealth } from './source-health.ts';
import { SourceLatency, SourceQuota, SourceState, useSourceTitle } from './source-state.tsx';

function useColumns(): readonly Column<SourceHealth>[] {
  const { t } = useTranslation('settings');
  const titleOf = useSourceTitle();
  const marketsOf = ({ markets }: SourceHealth): string =>
    markets.map((market) => t(`market.${market}`, { defaultValue: market })).join(' · ');
  return [
    {
      key: 'source',
      title: t('data.source'),
      sortBy: titleOf,
      render: (source) => (
        <div className="min-w-40">
          <p className="font-semibold">{titleOf(source)}</p>
          <SourceState source={source} />
        </div>
      ),
    },
    {
      key: 'markets',
      title: t('data.markets'),
      sortBy: marketsOf,
      render: marketsOf,
    },
    {
      key: 'latency',
      title: t('data.latency'),
      align: 'right',
      sortBy: (source) => source.latencyMs,
      render: (source) => <SourceLatency source={source} />,
    },
    {
      key: 'success',
      title: t('data.lastSuccess'),
      align: 'right',
      sortBy: (source) => source.lastSuccessAt,
      saveAs: ({ lastSuccessAt: at }) => (at === null ? null : new Date(at).toISOString()),
      render: (source) =>
        source.lastSuccessAt === null ? (
          <span className="text-3">{t('data.never')}</span>
        ) : (
          <DateTime at={source.lastSuccessAt} />
        ),
    },
    {
      key: 'quota',
      title: t('data.quota.title'),
      align: 'right',
      sortBy: (source) => source.requestsToday,
      render: (source) => <SourceQuota source={source} />,
    },
  ];
}

/** Health of every source as the server sees it now, those included that no order has. */
export function AllSources({ sources }: { readonly sources: readonly SourceHealth[] }) {
  const { t } = useTranslation('settings');
  return (
    <Card as="div" flush className="overflow-clip">
      <Table
        caption={t('section.data')}
        kept="sources"
        tools={['filter', 'file']}
        fileName="sources"
        columns={useColumns()}
        rows={sources}
        rowKey={(source) => source.id}
        empty={<EmptyState title={t('data.none')} />}
      />
    </Card>
  );
}
