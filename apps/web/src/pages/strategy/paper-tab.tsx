import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaperFill, PaperView } from '@plumbline/contract/paper';
import { dateOf } from '@plumbline/model/date';
import { missingMark } from '@plumbline/model/format';
import { averageDecimals } from '@plumbline/model/price-decimals';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { EquityChart } from '../../charts/equity-chart.tsx';
import { useFormat } from '../../lib/format.ts';
import { paperQuery } from '../../lib/paper.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SimulatedChip } from '../../ui/simulated-chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { symbolOf } from '../signals/signal-row.tsx';
import { FillRules } from './fill-rules.tsx';

function Figures({ paper }: { readonly paper: PaperView }) {
  const { t } = useTranslation('signals');
  const { t: ofStrategy } = useTranslation('strategy');
  const { figure } = useFormat();
  const { dateTime, date } = useDates();
  const { equity, currency, growth, benchmarkGrowth, maxDrawdown, fills, activatedAt, asOf, simulated } = paper;
  const share = (value: number | null): string =>
    value === null ? missingMark : figure({ value, unit: 'fraction', decimals: 2 }, { sign: true });
  const money = (value: number): string => figure({ value, unit: 'money', currency, decimals: 2 }, { compact: false });
  const cells: readonly (readonly [string, string])[] = [
    [t('paper.equity'), money(equity)],
    [t('paper.growth'), share(growth)],
    [t('paper.benchmark'), share(benchmarkGrowth)],
    [t('paper.drawdown'), share(maxDrawdown)],
    [t('paper.fills'), String(fills)],
  ];
  return (
    <Card>
      <p className="num mb-3 flex flex-wrap items-center gap-2 text-caption text-pretty text-2">
        {simulated && <SimulatedChip />}
        {t('paper.since', { date: dateTime(activatedAt), cash: money(paper.cash) })}{' '}
        {asOf === null ? t('paper.waiting') : t('paper.asOf', { date: date(asOf) })}
      </p>
      <dl className="num grid gap-4 sm:grid-cols-3 lg:grid-cols-5" aria-label={ofStrategy('tab.paper')}>
        {cells.map(([label, value]) => (
          <div key={label}>
            <dt className="text-caption text-3">{label}</dt>
            <dd className="text-metric">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Curve({ paper }: { readonly paper: PaperView }) {
  const { t } = useTranslation('signals');
  const { figure } = useFormat();
  const { date } = useDates();
  const { time, equityCurve, benchmarkCurve, executions, simulated } = paper;
  const columns = useMemo(
    () => ({
      times: Float64Array.from(time),
      equity: Float64Array.from(equityCurve),
      benchmark: benchmarkCurve === null ? null : Float64Array.from(benchmarkCurve, (value) => value ?? Number.NaN),
    }),
    [time, equityCurve, benchmarkCurve],
  );
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 });
  const multiple = (value: number): string => figure({ value, unit: 'multiple', decimals: 3 });
  const from = time[0] ?? 0;
  const until = time.at(-1) ?? from;
  return (
    <ChartFrame
      title={t('paper.chart')}
      summary={t('paper.summary', { from: date(dateOf(from)), to: date(dateOf(until)), count: executions.length })}
      height={280}
      simulated={simulated}
      fileName="paper-portfolio"
      table={() => ({
        head: [t('paper.date'), t('paper.equity')],
        rows: time.map((at, row) => ({
          key: String(at),
          cells: [date(dateOf(at)), figure({ value: equityCurve[row] ?? null, unit: 'ratio', decimals: 2 })],
          values: [dateOf(at), equityCurve[row] ?? null],
        })),
      })}
    >
      {({ describedBy, height }) => (
        <EquityChart
          {...columns}
          zones={[{ from, label: t('paper.zone'), kind: 'paper' }]}
          marks={executions.map(({ time: at, side }) => ({ time: at, side, kind: side > 0 ? 'entry' : 'exit' }))}
          scale="linear"
          height={height}
          label={t('paper.chart')}
          describedBy={describedBy}
          formatMultiple={multiple}
          formatFraction={fraction}
        />
      )}
    </ChartFrame>
  );
}

function Fills({ paper }: { readonly paper: PaperView }) {
  const { t } = useTranslation('signals');
  const { figure } = useFormat();
  const { date } = useDates();
  const price = (value: number, currency: string): string =>
    figure({ value, unit: 'price', currency, decimals: averageDecimals(value) });
  const sideOf = ({ side }: PaperFill): string => t(side > 0 ? 'side.buy' : 'side.sell');
  const whyOf = ({ reason }: PaperFill): string => t(`why.${reason}`);
  const columns: readonly Column<PaperFill>[] = [
    {
      key: 'date',
      title: t('paper.date'),
      render: ({ time }) => date(dateOf(time)),
      sortBy: ({ time }) => time,
      filterBy: ({ time }) => dateOf(time),
      saveAs: ({ time }) => dateOf(time),
    },
    {
      key: 'symbol',
      title: t('paper.symbol'),
      render: ({ instrumentId }) => symbolOf(instrumentId),
      sortBy: ({ instrumentId }) => instrumentId,
    },
    { key: 'side', title: t('filter.side'), render: sideOf, sortBy: sideOf },
    {
      key: 'quantity',
      title: t('detail.quantity'),
      align: 'right',
      render: ({ quantity }) => figure({ value: quantity, unit: 'count', decimals: quantity < 10 ? 4 : 0 }),
      sortBy: ({ quantity }) => quantity,
    },
    {
      key: 'price',
      title: t('paper.price'),
      align: 'right',
      render: (fill) => price(fill.price, fill.currency),
      sortBy: (fill) => fill.price,
    },
    {
      key: 'costs',
      title: t('paper.costs'),
      align: 'right',
      render: ({ commission, currency }) =>
        figure({ value: commission, unit: 'money', currency, decimals: 2 }, { compact: false }),
      sortBy: ({ commission }) => commission,
    },
    { key: 'why', title: t('detail.why'), render: whyOf, sortBy: whyOf },
    {
      key: 'rules',
      title: t('paper.rules'),
      render: ({ instrumentId, time, ruleIds }) => (
        <FillRules
          id={instrumentId}
          time={time}
          ruleIds={ruleIds}
          label={t('paper.ruleCount', { count: ruleIds.length })}
        />
      ),
      saveAs: ({ ruleIds }) => ruleIds.join(' '),
    },
  ];
  const fills = useMemo(() => paper.executions.toReversed(), [paper]);
  return (
    <Card flush title={t('paper.fillsTitle')}>
      <Table
        caption={t('paper.fillsTitle')}
        kept="fills"
        fileName="paper-fills"
        columns={columns}
        rows={fills}
        rowKey={({ time, instrumentId, side }) => `${time} ${instrumentId} ${side}`}
        empty={<EmptyState ghost="rows" title={t('paper.none')} />}
      />
    </Card>
  );
}

export interface PaperTabProps {
  readonly id: string;
  readonly onActivate: () => void;
}

/** The account that does exactly what the signals say since the activation, with every fill and the rules that shaped it. */
export function PaperTab({ id, onActivate }: PaperTabProps) {
  const { t } = useTranslation('signals');
  const { t: ofStrategy } = useTranslation('strategy');
  const { data, error, refetch } = useQuery(paperQuery(id));
  if (error !== null) {
    return (
      <Card>
        <ErrorState title={t('paper.failed')} error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data === undefined) return <Skeleton className="h-96 w-full" />;
  const { paper } = data;
  if (paper === null) {
    return (
      <Card>
        <EmptyState
          ghost="chart"
          title={t('paper.offTitle')}
          detail={t('paper.off')}
          action={
            <Button variant="primary" onClick={onActivate}>
              {ofStrategy('activate.button')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-(--card-gap)" data-testid="paper">
      <Figures paper={paper} />
      {paper.time.length > 1 && <Curve paper={paper} />}
      <Fills paper={paper} />
    </div>
  );
}
