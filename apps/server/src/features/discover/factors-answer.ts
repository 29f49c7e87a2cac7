import type { z } from 'zod';
import { factorIds, type FactorId, type readFactorReturns } from '@plumbline/contract/discover';
import type { MarketId } from '@plumbline/model/instrument';
import { factorReturn } from '@plumbline/quant/catalogue/factors/factor-return';
import type { Section } from './screen-answer.ts';
import { sessionOf } from './movers-answer.ts';
import type { SectionRow } from './store/cross-section.ts';

type FactorsAnswer = z.input<typeof readFactorReturns.response>;

/** A third of fewer is a tale of single companies. */
const fewest = 10;

const given = (row: SectionRow, metric: string): number => row.values[metric] ?? Number.NaN;

/**
 * Scores as they stood a week ago: where the price is part of a figure, its change since is taken out again, since what fell
 * this week would otherwise count as cheap from its start. Momentum leaves the last month out by definition, and what a company
 * earns on its equity does not know the price. Volatility is that of the year to date, five days of which are of the week.
 */
const scores: Readonly<Record<FactorId, (row: SectionRow, change: number) => number>> = {
  value: (row, change) => (1 + change) / given(row, 'priceToEarnings'),
  size: (row, change) => -given(row, 'marketCap') / (1 + change),
  momentum: (row) => given(row, 'momentum12To1'),
  quality: (row) => given(row, 'returnOnEquity'),
  lowVolatility: (row) => -given(row, 'volatility'),
};

/** The stretch that most of them were measured over. */
function commonStart(rows: readonly SectionRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { week } of rows) if (week !== undefined) counts.set(week.from, (counts.get(week.from) ?? 0) + 1);
  const [first] = [...counts].toSorted(([a, x], [b, y]) => y - x || Number(b > a) - Number(b < a));
  return first?.[0] ?? null;
}

/** What the factors earned in one market over the last five sessions, of what was measured over the same days. */
export function factorsAnswer(market: MarketId, section: Section): FactorsAnswer {
  const known = section.known.filter((one) => one.market === market);
  const measured = known.flatMap((instrument) => {
    const row = section.rows.get(instrument.id);
    return row === undefined ? [] : [{ instrument, row }];
  });
  const date = sessionOf(measured);
  const ofDay = measured.flatMap(({ row }) => (row.asOf === date ? row : []));
  const from = commonStart(ofDay);
  const rows = ofDay.flatMap((row) =>
    row.week !== undefined && row.week.from === from ? { row, week: row.week } : [],
  );
  const returns = Float64Array.from(rows, ({ week }) => week.total);
  return {
    simulated: section.simulated,
    measured: measured.length,
    known: known.length,
    session: date === null || from === null ? null : { date, from, count: rows.length },
    factors: factorIds.map((id) => {
      const values = Float64Array.from(rows, ({ row, week }) => scores[id](row, week.price));
      return {
        id,
        scored: values.filter((value) => Number.isFinite(value)).length,
        week: factorReturn(values, returns, fewest),
      };
    }),
  };
}
