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
  const share =
    (of: (record: LabelRecord) => number) =>
    (record: LabelRecord): number | null =>
      record.count === 0 ? null : of(record) / record.count;
  const columns: readonly Column<LabelRecord>[] = [
    {
      key: 'label',
      title: t('record.label'),
      saveAs: ({ label }) => research(`rating.label.${label}`),
      render: ({ label }) => <span className="whitespace-nowrap">{research(`rating.label.${label}`)}</span>,
    },
    {
      key: 'count',
      title: t('record.count'),
      align: 'right',
      render: ({ count }) => count,
      sortBy: ({ count }) => count,
    },
    {
      key: 'after',
      title: t('record.after'),
      align: 'right',
      render: ({ after }) => change(after),
      sortBy: ({ after }) => after,
    },
    {
      key: 'beyond',
      title: t('record.beyond'),
      align: 'right',
      render: ({ beyond }) => change(beyond),
      sortBy: ({ beyond }) => beyond,
    },
    {
      key: 'ahead',
      title: t('record.ahead'),
      align: 'right',
      render: ({ ahead, count }) => part(ahead, count),
      sortBy: share(({ ahead }) => ahead),
    },
    {
      key: 'market',
      title: t('record.aheadOfMarket'),
      align: 'right',
      render: ({ aheadOfMarket, count }) => part(aheadOfMarket, count),
      sortBy: share(({ aheadOfMarket }) => aheadOfMarket),
    },
  ];
  return (
    <div className="-mx-(--card-padding) mt-4">
      <Table
        caption={t('record.title')}
        kept="labels"
        tools={['file']}
        fileName="labels"
        columns={columns}
        rows={labels.toReversed()}
        rowKey={({ label }) => label}
      />
    </div>
  );
}
