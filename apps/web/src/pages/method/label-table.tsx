import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Table, type Column } from '../../ui/table.tsx';

export interface LabelRecord {
  readonly label: string;
  readonly count: number;
  /** Mean return of the year after; null where the label was never given. */
  readonly after: number | null;
  /** The same less the mean of all shares rated on that day. */
  readonly beyond: number | null;
  /** How many did better than the middle share of that day, and than the market. */
  readonly ahead: number;
  readonly aheadOfMarket: number;
}

/** What each label was followed by. */
export function LabelTable({ labels }: { readonly labels: readonly LabelRecord[] }) {
  const { t } = useTranslation('method');
  const { t: research } = useTranslation('research');
  const { figure } = useFormat();
  const change = (value: number | null): string => figure({ value, unit: 'fraction', decimals: 1 }, { sign: true });
  const part = (of: number, count: number): string =>
    count === 0 ? figure({ value: null, unit: 'fraction', decimals: 0 }) : t('record.of', { of, count });
  const columns: readonly Column<LabelRecord>[] = [
    {
      key: 'label',
      title: t('record.label'),
      render: ({ label }) => <span className="whitespace-nowrap">{research(`rating.label.${label}`)}</span>,
    },
    { key: 'count', title: t('record.count'), align: 'right', render: ({ count }) => count },
    { key: 'after', title: t('record.after'), align: 'right', render: ({ after }) => change(after) },
    { key: 'beyond', title: t('record.beyond'), align: 'right', render: ({ beyond }) => change(beyond) },
    { key: 'ahead', title: t('record.ahead'), align: 'right', render: ({ ahead, count }) => part(ahead, count) },
    {
      key: 'market',
      title: t('record.aheadOfMarket'),
      align: 'right',
      render: ({ aheadOfMarket, count }) => part(aheadOfMarket, count),
    },
  ];
  return (
    <div className="-mx-(--card-padding) mt-4">
      <Table caption={t('record.title')} columns={columns} rows={labels.toReversed()} rowKey={({ label }) => label} />
    </div>
  );
}
