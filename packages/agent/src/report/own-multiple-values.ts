import type { Block } from '@plumbline/model/report';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { isFinancial, reportingCurrency } from './instrument-kind.ts';
import { valuationTexts as texts } from './messages/valuation.ts';
import type { Place } from './places.ts';
import { figureAt } from './places.ts';

export type RangeRow = Extract<Block, { readonly kind: 'ranges' }>['rows'][number];

const points = ['low', 'median', 'high'] as const;

/** Value per share when paid as the company itself was paid in the past; no row where a figure is unknown. */
export function ownMultipleValues(context: ReportContext, place: Place): readonly RangeRow[] {
  const { book, instrument } = context;
  const currency = reportingCurrency(instrument);
  const known = (id: string | null): id is string => id !== null && valueOf(book, id) !== null;
  const earnings = figureAt(book, place, 'epsDiluted');
  const profit = figureAt(book, place, 'operatingIncome');
  const netDebt = figureAt(book, place, 'netDebt');
  const shares = figureAt(book, place, 'sharesDiluted') ?? figureAt(book, place, 'sharesOutstanding');

  const byEarnings = points.flatMap((point) => {
    const multiple = `priceToEarnings.${point}`;
    if (!known(earnings) || !known(multiple) || (valueOf(book, earnings) ?? 0) <= 0) return [];
    const inputs = [
      { name: 'multiple', fact: multiple },
      { name: 'perShare', fact: earnings },
    ];
    return [book.derived({ id: `ownEarnings.${point}`, metric: 'ownMultipleValue', inputs, currency }).id];
  });
  const byProfit = points.flatMap((point) => {
    const multiple = `evToEbit.${point}`;
    const isKnown = known(profit) && known(netDebt) && known(shares) && known(multiple);
    if (!isKnown || isFinancial(instrument) || (valueOf(book, profit) ?? 0) <= 0) return [];
    const inputs = [
      { name: 'multiple', fact: multiple },
      { name: 'amount', fact: profit },
      { name: 'netDebt', fact: netDebt },
      { name: 'shares', fact: shares },
    ];
    return [book.derived({ id: `ownEnterprise.${point}`, metric: 'ownEnterpriseMultipleValue', inputs, currency }).id];
  });
  const row = (label: RangeRow['label'], ids: readonly string[]): readonly RangeRow[] => {
    const [low, mid, high] = ids;
    return low === undefined || mid === undefined || high === undefined ? [] : [{ label, low, mid, high }];
  };
  return [...row(texts.ownEarnings, byEarnings), ...row(texts.ownEnterprise, byProfit)];
}
