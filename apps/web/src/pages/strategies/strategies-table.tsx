import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { missingMark } from '@plumbline/model/format';
import { displaySymbol, parseInstrumentId } from '@plumbline/model/instrument';
import { dateOf } from '@plumbline/model/date';
import { useFormat } from '../../lib/format.ts';
import { signalsQuery } from '../../lib/signals.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';
import { BirthLine } from './birth-line.tsx';
import { SharpeInterval } from './sharpe-interval.tsx';
import { provenSharpe, verdictRank } from './strategy-rows.ts';

export interface StrategiesTableProps {
  readonly strategies: readonly StrategyView[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
}

const deepestOf = ({ current }: StrategyView): number | null =>
  current.test.summary?.metrics.whole['maxDrawdown'] ?? null;

/** One row per strategy: whether to believe it stands before how it did. */
export function StrategiesTable({ strategies, selected, onSelect }: StrategiesTableProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const signals = useQuery(signalsQuery({}));
  const about = ({ current }: StrategyView): string => {
    const { kind, universe } = current.spec;
    const [first] = universe.instruments;
    const id = first === undefined ? null : parseInstrumentId(first);
    const count = universe.instruments.length;
    const held = count === 1 && id !== null ? displaySymbol(id) : t('head.instruments', { count });
    return [t(`kind.${kind}`), held, `v${current.version}`].join(' · ');
  };
  const verdictOf = ({ current }: StrategyView): string => {
    const label = current.test.verdict?.label;
    return label === undefined ? '' : t(`verdict.${label}`);
  };
  const lastSignalOf = (id: string) => signals.data?.signals.find(({ strategyId }) => strategyId === id);
  const columns: readonly Column<StrategyView>[] = [
    {
      key: 'name',
      title: t('list.name'),
      sortBy: ({ name }) => name,
      render: (row) => (
        <span className="flex min-w-48 items-center gap-3">
          <Checkbox
            hideLabel
            label={t('list.select', { name: row.name })}
            checked={selected.has(row.id)}
            onChange={(next) => onSelect(row.id, next)}
          />
          <span className="min-w-0">
            <Link
              to="/strategy/$strategyId"
              params={{ strategyId: row.id }}
              search={{}}
              className="block text-ui font-semibold text-1 hover:text-accent"
            >
              {row.name}
            </Link>
            <span className="block text-caption text-3">{about(row)}</span>
            {row.current.test.summary?.simulated === true && <SimulatedChip />}
          </span>
        </span>
      ),
    },
    {
      key: 'verdict',
      title: t('list.verdict'),
      // The best supported first.
      sortBy: (row) => (row.current.test.verdict === null ? null : verdictRank(row)),
      saveAs: verdictOf,
      render: ({ current }) => {
        const { verdict, state, error } = current.test;
        if (verdict !== null) return <VerdictBadge verdict={verdict.label} label={t(`verdict.${verdict.label}`)} />;
        if (state === 'failed')
          return (
            <span className="text-caption text-3" title={error ?? ''}>
              {t('test.failed')}
            </span>
          );
        return (
          <span className="inline-flex items-center gap-2 text-caption text-3">
            <Spinner size={14} /> {t('list.computing')}
          </span>
        );
      },
    },
    {
      key: 'sharpe',
      title: t('list.sharpe'),
      sortBy: (row) => provenSharpe(row).value,
      render: (row) => <SharpeInterval {...provenSharpe(row)} />,
    },
    {
      key: 'drawdown',
      title: t('list.drawdown'),
      align: 'right',
      sortBy: deepestOf,
      render: (row) => {
        const value = deepestOf(row);
        return value === null ? missingMark : figure({ value, unit: 'fraction', decimals: 1 });
      },
    },
    {
      key: 'state',
      title: t('list.state'),
      sortBy: ({ state }) => t(`state.${state}`),
      render: (row) => (
        <span className="block">
          {t(`state.${row.state}`)}
          <span className="block text-caption text-3">{t('list.tries', { count: row.trials })}</span>
        </span>
      ),
    },
    {
      key: 'signal',
      title: t('list.lastSignal'),
      sortBy: ({ id }) => lastSignalOf(id)?.barTime ?? null,
      saveAs: ({ id }) => {
        const last = lastSignalOf(id);
        return last === undefined ? null : dateOf(last.barTime);
      },
      render: ({ id }) => {
        const last = lastSignalOf(id);
        if (last === undefined) return <span className="text-3">{t('list.noSignal')}</span>;
        const known = parseInstrumentId(last.instrumentId);
        return (
          <span className="block">
            <span className={last.side > 0 ? 'text-up' : 'text-down'}>{last.side > 0 ? '▲' : '▼'}</span>{' '}
            {t(last.side > 0 ? 'list.buy' : 'list.sell', {
              name: known === null ? last.instrumentId : displaySymbol(known),
            })}
            <span className="num block text-caption text-3">{date(dateOf(last.barTime))}</span>
          </span>
        );
      },
    },
    {
      key: 'equity',
      title: t('list.equity'),
      render: ({ current }) => {
        const { summary } = current.test;
        if (summary === null) return missingMark;
        return (
          <span className="block w-24">
            <BirthLine summary={summary} bornAt={current.createdAt} height={28} />
          </span>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('list.title')}
      kept="strategies"
      // The search above it filters.
      tools={['columns', 'pin', 'file']}
      fileName="strategies"
      columns={columns}
      rows={strategies}
      rowKey={({ id }) => id}
      empty={<p className="p-5 text-ui font-normal text-2">{t('list.none')}</p>}
    />
  );
}
