import type { LocalText } from '@plumbline/model/locale';
import type { Method } from './blend-methods.ts';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { isFinancial, reportingCurrency } from './instrument-kind.ts';
import { blendTexts } from './messages/blend.ts';
import { valuationTexts as texts } from './messages/valuation.ts';
import type { Place } from './places.ts';
import { figureAt } from './places.ts';

const points = ['low', 'median', 'high'] as const;

type Result = { readonly range: { readonly low: string; readonly mid: string; readonly high: string } };

/** One figure per point of the past; null where one of them cannot be had. */
function rangeOf(context: ReportContext, make: (point: (typeof points)[number]) => string | null): Result | null {
  const [low, mid, high] = points.map((point) => {
    const id = make(point);
    return id === null || valueOf(context.book, id) === null ? null : id;
  });
  return low == null || mid == null || high == null ? null : { range: { low, mid, high } };
}

/** Value per share when paid as the company itself was paid in the past, by earnings and by operating profit. */
export function ownMultipleValues(context: ReportContext, place: Place): readonly Method[] {
  const { book, instrument } = context;
  const currency = reportingCurrency(instrument);
  const known = (id: string | null): id is string => id !== null && valueOf(book, id) !== null;
  const earnings = figureAt(book, place, 'epsDiluted');
  const profit = figureAt(book, place, 'operatingIncome');
  const netDebt = figureAt(book, place, 'netDebt');
  const shares = figureAt(book, place, 'sharesDiluted') ?? figureAt(book, place, 'sharesOutstanding');
  const isLoss = (id: string | null): boolean => known(id) && (valueOf(book, id) ?? 0) <= 0;

  function byEarnings(): Result | null {
    if (!known(earnings) || isLoss(earnings)) return null;
    return rangeOf(context, (point) => {
      const multiple = `priceToEarnings.${point}`;
      if (!known(multiple)) return null;
      const inputs = [
        { name: 'multiple', fact: multiple },
        { name: 'perShare', fact: earnings },
      ];
      return book.derived({ id: `ownEarnings.${point}`, metric: 'ownMultipleValue', inputs, currency }).id;
    });
  }

  function byProfit(): Result | null {
    if (isFinancial(instrument) || isLoss(profit)) return null;
    if (!known(profit) || !known(netDebt) || !known(shares)) return null;
    return rangeOf(context, (point) => {
      const multiple = `evToEbit.${point}`;
      if (!known(multiple)) return null;
      const inputs = [
        { name: 'multiple', fact: multiple },
        { name: 'amount', fact: profit },
        { name: 'netDebt', fact: netDebt },
        { name: 'shares', fact: shares },
      ];
      return book.derived({ id: `ownEnterprise.${point}`, metric: 'ownEnterpriseMultipleValue', inputs, currency }).id;
    });
  }

  const whyNot = (amount: string | null): { readonly whyNot: LocalText } => ({
    whyNot: isLoss(amount) ? blendTexts.noProfit : blendTexts.noOwnHistory,
  });
  return [
    { key: 'ownEarnings', label: texts.ownEarnings, ...(byEarnings() ?? whyNot(earnings)) },
    {
      key: 'ownEnterprise',
      label: texts.ownEnterprise,
      ...(byProfit() ?? (isFinancial(instrument) ? { whyNot: blendTexts.bankEnterprise } : whyNot(profit))),
    },
  ];
}
