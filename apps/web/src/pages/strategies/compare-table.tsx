import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { missingMark, type Printable } from '@plumbline/model/format';
import { printSentence } from '@plumbline/quant/evidence/print-sentence';
import { TableMenu } from '../../charts/chart-menu.tsx';
import type { ChartTable } from '../../charts/chart-table.tsx';
import { cx } from '../../lib/cx.ts';
import { useFormat } from '../../lib/format.ts';
import { useDates } from '../../lib/use-dates.ts';
import { Sideways, stickyHead } from '../../ui/sideways.tsx';
import { VerdictBadge } from '../strategy/verdict-look.tsx';
import {
  bestOf,
  checkFigure,
  metricFigure,
  turnoverFigure,
  type ComparedFigure,
  type Gap,
} from './compared-figures.ts';
import type { ComparedStrategy } from './compared-strategy.ts';
import { liveGrowth, liveHitRate, liveSince } from './live-figures.ts';
import { worstMonth } from './worst-month.ts';

interface Row {
  readonly id: string;
  readonly label: string;
  /** Null where periods differ, so that the larger is not the better. */
  readonly better: 'higher' | 'lower' | null;
  readonly of: (compared: ComparedStrategy) => ComparedFigure;
  /** How two numbers of one cell are joined. */
  readonly print?: (shown: readonly [Printable] | readonly [Printable, Printable]) => string;
}

function worstMonthFigure({ strategy, equity, problem }: ComparedStrategy): ComparedFigure {
  const { summary, state, error } = strategy.current.test;
  if (state === 'failed') return { known: false, gap: { kind: 'failed', error } };
  if (problem !== null) return { known: false, gap: { kind: 'failed', error: problem } };
  if (summary === null || equity === null) return { known: false, gap: { kind: 'computing' } };
  const value = worstMonth(equity, summary.outOfSampleFrom, summary.to);
  if (value === null) return { known: false, gap: { kind: 'short' } };
  return { known: true, rank: value, shown: [{ value, unit: 'fraction', decimals: 1 }] };
}

function Cell({ children, isBest, value }: { children: ReactNode; isBest: boolean; value: number | null }) {
  return (
    <td
      data-value={value ?? ''}
      className={cx('min-w-32 border-t border-line p-2 text-end align-top', isBest && 'font-bold')}
    >
      {children}
    </td>
  );
}

/** The figures side by side, after costs; the better value is bold, never coloured. */
export function CompareTable({ compared }: { readonly compared: readonly ComparedStrategy[] }) {
  const { t } = useTranslation('strategy');
  const { locale, figure } = useFormat();
  const { date } = useDates();
  const why = (gap: Gap): string => {
    switch (gap.kind) {
      case 'computing':
        return t('list.computing');
      case 'failed':
        return gap.error ?? t('test.failed');
      case 'check':
        return printSentence(gap.check.why, gap.check.figures, locale);
      default:
        return t(`compare.gap_${gap.kind}`);
    }
  };
  const line = (id: string): string => {
    const check = compared
      .flatMap(({ strategy }) => strategy.current.test.verdict?.checks ?? [])
      .find((one) => one.id === id);
    return check === undefined ? missingMark : figure({ ...check, value: check.threshold, decimals: 0 });
  };
  const metric = (id: string, unit: Printable['unit'], decimals: number): Row['of'] => {
    return ({ strategy }) => metricFigure(strategy, id, unit, decimals);
  };
  const check = (id: string, pair?: readonly [string, string]): Row['of'] => {
    return ({ strategy }) => checkFigure(strategy, id, pair);
  };
  const points = ({ value }: Printable): string => {
    const size = (value ?? Number.NaN) * 10_000;
    return figure({ value: size, unit: 'ratio', decimals: size < 10 ? 1 : 0 });
  };
  const label = (id: string): string => t(`compare.row_${id}`);
  const kpi = (id: string): string => t(`kpi.${id}`);
  const evidence: readonly Row[] = [
    { id: 'sharpe', label: t('list.sharpe'), better: 'higher', of: metric('sharpe', 'ratio', 2) },
    {
      id: 'interval',
      label: label('interval'),
      better: 'higher',
      of: check('bootstrap', ['laterLow', 'laterHigh']),
      print: (shown) => shown.map((one) => figure(one)).join(' – '),
    },
    {
      id: 'deflated',
      label: t('compare.row_deflated', { line: line('deflated-sharpe') }),
      better: 'higher',
      of: check('deflated-sharpe'),
    },
    { id: 'overfit', label: label('overfit'), better: 'lower', of: check('overfitting') },
  ];
  const risk: readonly Row[] = [
    { id: 'annualReturn', label: kpi('annualReturn'), better: 'higher', of: metric('annualReturn', 'fraction', 1) },
    { id: 'maxDrawdown', label: kpi('maxDrawdown'), better: 'higher', of: metric('maxDrawdown', 'fraction', 1) },
    { id: 'calmar', label: kpi('calmar'), better: 'higher', of: metric('calmar', 'ratio', 2) },
    { id: 'worstMonth', label: label('worstMonth'), better: 'higher', of: worstMonthFigure },
    {
      id: 'averageExposure',
      label: kpi('averageExposure'),
      better: 'lower',
      of: metric('averageExposure', 'fraction', 0),
    },
  ];
  const costs: readonly Row[] = [
    { id: 'turnover', label: label('turnover'), better: 'lower', of: turnoverFigure },
    {
      id: 'breakEven',
      label: label('breakEven'),
      better: 'higher',
      of: check('cost', ['breakEven', 'assumedCost']),
      print: (shown) => t('compare.points', { value: shown.map(points).join(' / ') }),
    },
  ];
  const live: readonly Row[] = [
    {
      id: 'liveSince',
      label: label('liveSince'),
      better: 'lower',
      of: liveSince,
      print: ([since]) => date(dateOf(since.value ?? 0)),
    },
    {
      id: 'liveHitRate',
      label: label('liveHitRate'),
      better: null,
      of: liveHitRate,
      print: ([rate, count]) => t('compare.hits', { rate: figure(rate), count: count?.value ?? 0 }),
    },
    { id: 'liveGrowth', label: label('liveGrowth'), better: null, of: liveGrowth },
  ];
  const printed = (row: Row, shown: readonly [Printable] | readonly [Printable, Printable]): string =>
    row.print === undefined ? figure(shown[0]) : row.print(shown);
  const drawn = (row: Row): ReactNode => {
    const cells = compared.map(row.of);
    const best = row.better === null ? null : bestOf(cells, row.better);
    return (
      <tr key={row.id} data-row={row.id}>
        <RowHead>{row.label}</RowHead>
        {cells.map((cell, at) => (
          <Cell
            key={compared[at]?.name}
            isBest={cell.known && cell.rank === best}
            value={cell.known ? (cell.shown[0].value ?? null) : null}
          >
            {cell.known ? (
              printed(row, cell.shown)
            ) : (
              <>
                {missingMark}
                <span className="ms-auto block max-w-44 text-caption text-pretty text-3">{why(cell.gap)}</span>
              </>
            )}
          </Cell>
        ))}
      </tr>
    );
  };
  const written = (): ChartTable => {
    const row = (key: string, name: string, values: readonly (string | number | null)[]) => ({
      key,
      cells: [],
      values: [name, ...values],
    });
    const verdicts = compared.map(({ strategy: { current } }) => current.test.verdict?.label);
    return {
      head: [t('compare.metric'), ...compared.map(({ name }) => name)],
      rows: [
        row(
          'verdict',
          t('list.verdict'),
          verdicts.map((one) => (one === undefined ? null : t(`verdict.${one}`))),
        ),
        row(
          'tries',
          t('compare.tries'),
          compared.map(({ strategy }) => strategy.trials),
        ),
        ...[...evidence, ...live, ...risk, ...costs].map((one) =>
          row(
            one.id,
            one.label,
            compared.map(one.of).map((cell) => (cell.known ? printed(one, cell.shown) : null)),
          ),
        ),
      ],
    };
  };
  return (
    <div>
      <div className="flex justify-end">
        <TableMenu
          title={t('compare.title')}
          fileName="strategies-compared"
          simulated={compared.some(({ strategy }) => strategy.current.test.summary?.simulated === true)}
          table={written}
        />
      </div>
      <Sideways label={t('compare.title')}>
        <table className="num w-full border-separate border-spacing-0 text-ui font-normal">
          <thead>
            <tr>
              <th
                scope="col"
                className={cx(
                  stickyHead,
                  'sticky left-0 bg-1 p-2 text-start align-bottom text-caption font-medium text-3',
                )}
              >
                {t('compare.metric')}
              </th>
              {compared.map(({ strategy, name, token }) => (
                <th
                  key={name}
                  scope="col"
                  className={cx(stickyHead, 'min-w-32 bg-1 p-2 text-end align-bottom text-ui font-semibold')}
                >
                  <i
                    aria-hidden
                    className="me-2 inline-block h-0.5 w-3 align-middle"
                    style={{ background: `var(${token})` }}
                  />
                  <Link
                    to="/strategy/$strategyId"
                    params={{ strategyId: strategy.id }}
                    search={{}}
                    className="text-1 hover:text-accent"
                  >
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <GroupHead columns={compared.length + 1}>{t('compare.group_evidence')}</GroupHead>
            <tr data-row="verdict">
              <RowHead>{t('list.verdict')}</RowHead>
              {compared.map(({ strategy, name }) => {
                const { verdict, state, error } = strategy.current.test;
                const gap: Gap = state === 'failed' ? { kind: 'failed', error } : { kind: 'computing' };
                return (
                  <Cell key={name} isBest={false} value={null}>
                    {verdict === null ? (
                      <>
                        {missingMark}
                        <span className="ms-auto block max-w-44 text-caption text-pretty text-3">{why(gap)}</span>
                      </>
                    ) : (
                      <VerdictBadge verdict={verdict.label} label={t(`verdict.${verdict.label}`)} />
                    )}
                  </Cell>
                );
              })}
            </tr>
            {evidence.map(drawn)}
            <tr data-row="tries">
              <RowHead>{t('compare.tries')}</RowHead>
              {compared.map(({ strategy, name }) => (
                <Cell key={name} isBest={false} value={strategy.trials}>
                  {strategy.trials}
                </Cell>
              ))}
            </tr>
          </tbody>
          {(
            [
              ['live', live],
              ['risk', risk],
              ['costs', costs],
            ] as const
          ).map(([id, rows]) => (
            <tbody key={id}>
              <GroupHead columns={compared.length + 1}>{t(`compare.group_${id}`)}</GroupHead>
              {rows.map(drawn)}
            </tbody>
          ))}
        </table>
      </Sideways>
    </div>
  );
}

function RowHead({ children }: { readonly children: ReactNode }) {
  return (
    <th
      scope="row"
      className="sticky left-0 min-w-36 border-t border-line bg-1 p-2 text-start align-top font-normal text-2"
    >
      {children}
    </th>
  );
}

function GroupHead({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={columns}
        className="border-t border-line bg-0 p-2 text-start text-caption font-medium text-3"
      >
        <span className="sticky left-2">{children}</span>
      </th>
    </tr>
  );
}
