import { timeOf } from '@plumbline/model/date';
import type { Fact } from '@plumbline/model/fact';
import type { Assertion } from '@plumbline/model/text-part';
import { columnBetween, type PriceHistory } from '../../gather/price-history.ts';

/** What arithmetic in another order leaves open. */
const open = 1e-6;

interface Charts {
  /** Closes that the chart of falls draws. */
  readonly total: PriceHistory | null;
  /** Closes of the chart of prices. */
  readonly none: PriceHistory | null;
}

/** The deepest and the last fall below the highest close before it. */
function fallsOf(close: Float64Array): { readonly deepest: number; readonly last: number } {
  let [high, deepest, last] = [0, 0, 0];
  for (const one of close) {
    high = Math.max(high, one);
    last = one / high - 1;
    deepest = Math.min(deepest, last);
  }
  return { deepest, last };
}

/** What the charts of a report show of figures that its sentences print, read off the drawn series and not off formulas. */
export function chartAssertions(facts: readonly Fact[], { total, none }: Charts): readonly Assertion[] {
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const asserts: Assertion[] = [];
  const near = (fact: string, of: number): void => void asserts.push({ fact, side: 'near', of, within: open });
  const window = known.get('maxDrawdown')?.period;
  if (total !== null && window !== undefined) {
    const falls = fallsOf(columnBetween(total.series, 'close', window.start, window.end));
    near('maxDrawdown', falls.deepest);
    const now = known.get('currentDrawdown')?.period;
    if (now?.start === window.start && now.end === window.end) near('currentDrawdown', falls.last);
  }
  const price = known.get('price');
  const columns = none?.series.columns;
  // A quote that is newer than the last bar is no point of the chart.
  if (price !== undefined && none !== null && columns !== undefined && price.source.id === none.source.id) {
    const [time, close] = [columns.time.at(-1), columns.close.at(-1)];
    if (close !== undefined && time === timeOf(price.asOf)) near('price', close);
  }
  return asserts;
}
