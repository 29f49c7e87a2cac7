import type { Instrument } from '@plumbline/model/instrument';
import type { StatementLine } from '@plumbline/model/fundamentals';
import { reportingRate } from '../reporting-rate.ts';
import type { CompanySize } from '../sizes/company-size.ts';
import { sizedOn } from '../sizes/sized-on.ts';
import { marketOn } from './market-on.ts';

/** What a reader sees of the size of a simulated company; value and revenue in dollars, the price in its own currency. */
export interface SeenSize {
  readonly price: number;
  readonly value: number;
  readonly revenue: number;
  readonly netMargin: number;
}

/** The figures of a company on the day for which the tables of sizes were written. */
export async function seenSize(instrument: Instrument): Promise<SeenSize> {
  const { market, context } = marketOn(`${sizedOn}T23:30:00Z`);
  const { items } = (await market.fundamentals(instrument, context)).value;
  const year = (line: StatementLine): number =>
    items
      .filter((item) => item.line === line && item.period.kind === 'quarter')
      .slice(-4)
      .reduce((sum, item) => sum + item.value, 0);
  const { price } = (await market.quote(instrument, context)).value;
  const shares = items.findLast(({ line }) => line === 'sharesOutstanding')?.value ?? NaN;
  const units = shares / (instrument.sharesPerUnit ?? 1);
  return {
    price,
    value: (price * units) / reportingRate(instrument.currency),
    revenue: year('revenue') / reportingRate(instrument.reportingCurrency ?? instrument.currency),
    netMargin: year('netIncome') / year('revenue'),
  };
}

/** Ten to the half: what is nearer than this is of the same order of magnitude. */
const half = Math.sqrt(10);

/** The figures that are of another order of magnitude than the table's; a margin is far by ten points, or by half of itself. */
export function farFigures(seen: SeenSize, wanted: CompanySize): readonly (keyof SeenSize)[] {
  const amounts = (['price', 'value', 'revenue'] as const).filter(
    (name) => !(seen[name] > wanted[name] / half && seen[name] < wanted[name] * half),
  );
  const isMarginNear = Math.abs(seen.netMargin - wanted.netMargin) < Math.max(0.1, Math.abs(wanted.netMargin) / 2);
  return isMarginNear ? amounts : [...amounts, 'netMargin'];
}
