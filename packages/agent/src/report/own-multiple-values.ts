import type { FormulaInput } from '@plumbline/model/fact';
import type { LocalText } from '@plumbline/model/locale';
import type { MethodRange } from './blend-methods.ts';
import type { ReportContext } from './context.ts';
import { valueOf } from './fact-lookup.ts';
import { reportingCurrency } from './instrument-kind.ts';
import { blendTexts } from './messages/blend.ts';
import { farFromPrice } from './market-sense.ts';
import type { Place } from './places.ts';
import { figureAt, shareCount } from './places.ts';

const points = ['low', 'median', 'high'] as const;

export type OwnMultipleKey = 'ownEarnings' | 'ownEnterprise' | 'ownBook' | 'ownSales' | 'ownFunds';

interface OwnMultiple {
  readonly multiple: string;
  readonly amount: string;
  /** per share: the amount is already; shares: it is the company's and is divided; enterprise: debt goes off first. */
  readonly reading: 'per share' | 'shares' | 'enterprise';
}

const ownMultiples: Readonly<Record<OwnMultipleKey, OwnMultiple>> = {
  ownEarnings: { multiple: 'priceToEarnings', amount: 'epsDiluted', reading: 'per share' },
  ownEnterprise: { multiple: 'evToEbit', amount: 'operatingIncome', reading: 'enterprise' },
  ownBook: { multiple: 'priceToBook', amount: 'bookValuePerShare', reading: 'per share' },
  ownSales: { multiple: 'priceToSales', amount: 'revenue', reading: 'shares' },
  ownFunds: { multiple: 'priceToFfo', amount: 'fundsFromOperations', reading: 'shares' },
};

/** What the company's own amount is multiplied with, beside the multiple; null when one of them is not on record. */
function amountInputs(context: ReportContext, place: Place, own: OwnMultiple): readonly FormulaInput[] | null {
  const { book } = context;
  const named = (name: string, id: string | null): readonly FormulaInput[] =>
    id === null || valueOf(book, id) === null ? [] : [{ name, fact: id }];
  const shares = shareCount(book, place);
  const inputs = {
    'per share': () => named('perShare', figureAt(book, place, own.amount)),
    shares: () => [...named('amount', figureAt(book, place, own.amount)), ...named('shares', shares)],
    enterprise: () => [
      ...named('amount', figureAt(book, place, own.amount)),
      ...named('netDebt', figureAt(book, place, 'netDebt')),
      ...named('shares', shares),
    ],
  }[own.reading]();
  const wanted = { 'per share': 1, shares: 2, enterprise: 3 }[own.reading];
  return inputs.length === wanted ? inputs : null;
}

/** Value per share when paid as the company itself was paid in the past: at its lowest, median and highest multiple. */
export function ownMultipleValue(context: ReportContext, place: Place, key: OwnMultipleKey): MethodRange {
  const { book, instrument } = context;
  const own = ownMultiples[key];
  const amount = figureAt(book, place, own.amount);
  const known = amount === null ? null : valueOf(book, amount);
  if (known !== null && known <= 0) return { whyNot: noProfit(own) };
  const inputs = amountInputs(context, place, own);
  if (inputs === null) return { whyNot: blendTexts.noOwnHistory };
  const metric = own.reading === 'enterprise' ? 'ownEnterpriseMultipleValue' : 'ownMultipleValue';
  const median = { name: 'multiple', fact: `${own.multiple}.median` };
  const far = own.reading === 'shares' ? null : farFromPrice(context, place, metric, [median, ...inputs]);
  if (far !== null) return { whyNot: far };
  const currency = reportingCurrency(instrument);
  const [low, mid, high] = points.map((point) => {
    const multiple = `${own.multiple}.${point}`;
    if (valueOf(book, multiple) === null) return null;
    const all = [{ name: 'multiple', fact: multiple }, ...inputs];
    const head = { id: `${key}.${point}`, inputs: all, currency };
    if (own.reading === 'enterprise') return book.derived({ ...head, metric: 'ownEnterpriseMultipleValue' }).id;
    const expression = own.reading === 'shares' ? { expression: 'multiple * amount / shares' } : {};
    return book.derived({ ...head, metric: 'ownMultipleValue', ...expression }).id;
  });
  if (low == null || mid == null || high == null) return { whyNot: blendTexts.noOwnHistory };
  return { range: { low, mid, high } };
}

function noProfit({ amount }: OwnMultiple): LocalText {
  return amount === 'bookValuePerShare' || amount === 'revenue' ? blendTexts.noOwnHistory : blendTexts.noProfit;
}
