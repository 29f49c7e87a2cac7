import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StrategyView } from '@plumbline/contract/strategy';
import { dateOf } from '@plumbline/model/date';
import { missingMark } from '@plumbline/model/format';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { CorrelationMatrix } from '../../charts/correlation-matrix.tsx';
import { useFormat } from '../../lib/format.ts';
import { mixOf } from '../../lib/mix.ts';
import { strategyEquityQuery } from '../../lib/strategy-equity.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface EqualRiskProps {
  readonly strategies: readonly StrategyView[];
  /** Of each, unlike any other. */
  readonly names: readonly string[];
}

/** Whether strategies overlap, and what all of them at equal risk would have made. */
export function EqualRisk({ strategies, names }: EqualRiskProps) {
  const { t } = useTranslation('strategy');
  const { figure } = useFormat();
  const { date } = useDates();
  const answers = useQueries({ queries: strategies.map(({ current }) => strategyEquityQuery(current.spec)) });
  const known = answers.flatMap(({ data }) => data ?? []);
  const isAll = known.length === strategies.length;
  const mix = isAll ? mixOf(known) : null;
  const ratio = (value: number): string =>
    Number.isFinite(value) ? figure({ value, unit: 'ratio', decimals: 2 }) : missingMark;
  const fraction = (value: number): string => figure({ value, unit: 'fraction', decimals: 1 });
  if (answers.some(({ isError }) => isError) || (isAll && mix === null)) {
    return <p className="mt-4 text-ui font-normal text-2">{t('mix.none')}</p>;
  }
  if (mix === null) return <Skeleton className="mt-4 h-32 w-full" />;
  const figures = [
    [ratio(mix.sharpe), t('kpi.sharpe')],
    [fraction(mix.maxDrawdown), t('kpi.maxDrawdown')],
    [fraction(mix.annualReturn), t('kpi.annualReturn')],
  ] as const;
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4 md:grid-cols-2" data-testid="equal-risk">
      <ChartFrame
        title={t('mix.overlap')}
        level={3}
        summary={t('mix.pairs', { count: names.length })}
        height={names.length * 34 + 28}
        simulated={strategies.some(({ current }) => current.test.summary?.simulated === true)}
        fileName="strategies-correlation"
        table={() => ({
          head: [t('mix.overlap'), ...names],
          rows: mix.correlation.map((row, at) => ({
            key: String(at),
            cells: [names[at], ...row.map(ratio)],
            values: [names[at] ?? '', ...row],
          })),
        })}
      >
        {() => <CorrelationMatrix names={names} values={mix.correlation} label={t('mix.overlap')} print={ratio} />}
      </ChartFrame>
      <section className="min-w-0">
        <h3 className="mb-2 text-h3">{t('mix.title')}</h3>
        <dl className="grid grid-cols-3">
          {figures.map(([value, label]) => (
            <div key={label}>
              <dd className="num text-metric">{value}</dd>
              <dt className="text-caption text-3">{label}</dt>
            </div>
          ))}
        </dl>
        <p className="num mt-2 text-caption text-pretty text-3">
          {t('mix.basis', {
            weights: mix.weights.map((weight) => figure({ value: weight, unit: 'fraction', decimals: 0 })).join(' / '),
            from: date(dateOf(mix.from)),
            to: date(dateOf(mix.to)),
          })}
        </p>
      </section>
    </div>
  );
}
