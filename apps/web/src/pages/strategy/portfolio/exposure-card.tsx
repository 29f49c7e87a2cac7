import { useTranslation } from 'react-i18next';
import { missingMark } from '@plumbline/model/format';
import { marketOf, parseInstrumentId } from '@plumbline/model/instrument';
import { equityReturns } from '@plumbline/quant/engine/backtest/run-result';
import { screenSectors } from '@plumbline/quant/screen/screen-fields';
import { alphaBeta } from '@plumbline/quant/statistics/alpha-beta';
import type { HeldShares } from '@plumbline/quant/engine/strategy/held-shares';
import type { BacktestInput, StrategyBacktest } from '@plumbline/quant/engine/strategy/strategy-backtest';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { exposureOf, groupedExposures, sidesOf, type Exposure } from './exposures.ts';

export interface ExposureCardProps {
  readonly held: HeldShares;
  readonly input: BacktestInput;
  readonly backtest: StrategyBacktest;
}

/** How far the account moves with its benchmark; null without one, and where it was not there from the start. */
function betaOf(
  { cash, periodsPerYear }: BacktestInput,
  { equity, benchmark, measured, flags }: StrategyBacktest,
): number | null {
  if (benchmark === null || flags.includes('benchmark-late')) return null;
  const returnsOf = (column: Float64Array): Float64Array => equityReturns(column.subarray(measured.row), cash);
  const given = { returns: returnsOf(equity), benchmark: returnsOf(benchmark) };
  const { beta } = alphaBeta({ ...given, periodsPerYear, riskFree: 0 });
  return Number.isNaN(beta) ? null : beta;
}

/** What the account depended on: its sides, its sectors or markets, and the benchmark. */
export function ExposureCard({ held, input, backtest }: ExposureCardProps) {
  const { t } = useTranslation('strategy');
  const { t: research } = useTranslation('research');
  const { figure, locale } = useFormat();
  const { assets } = input;
  const { long, short, net } = sidesOf(held);
  const isSectored = assets.some(({ sector }) => sector !== undefined);
  const groups = assets.map(({ id, sector }) => {
    if (isSectored) {
      const name = sector ?? '';
      return screenSectors[name]?.[locale] ?? (name === '' ? t('portfolio.unknownSector') : name);
    }
    const known = parseInstrumentId(id);
    return known === null ? id : research(`market.${marketOf(known)}`);
  });
  const sides = [
    exposureOf(t('trades.long'), long),
    ...(short.some((share) => share < 0) ? [exposureOf(t('trades.short'), short)] : []),
    exposureOf(t('portfolio.net'), net),
  ];
  const byGroup = assets.length === 1 ? [] : groupedExposures(held, groups);
  const rows = [
    ...sides.map((row) => ({ ...row, id: `side ${row.name}` })),
    ...byGroup.map((row) => ({ ...row, id: row.name })),
  ];
  const beta = betaOf(input, backtest);
  const fraction = (value: number): string =>
    Number.isFinite(value) ? figure({ value, unit: 'fraction', decimals: 0 }) : missingMark;
  return (
    <Card flush title={t('portfolio.exposures')}>
      <Table<Exposure & { readonly id: string }>
        caption={t('portfolio.exposures')}
        columns={[
          { key: 'name', title: t('portfolio.part'), render: ({ name }) => name },
          { key: 'average', title: t('portfolio.average'), align: 'right', render: ({ average }) => fraction(average) },
          { key: 'last', title: t('portfolio.last'), align: 'right', render: ({ last }) => fraction(last) },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <p className="num px-(--card-padding) py-3 text-caption text-pretty text-3" data-testid="beta">
        {beta === null
          ? t('portfolio.noBeta')
          : t('portfolio.beta', { value: figure({ value: beta, unit: 'ratio', decimals: 2 }) })}
      </p>
    </Card>
  );
}
