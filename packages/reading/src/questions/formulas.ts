import type { Calculation } from './arithmetic.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

/** What a figure is called in the formulas below. */
const names: Readonly<Record<string, string>> = {
  epsDiluted: 'eps',
  price: 'price',
  close: 'price',
  priceToEarnings: 'pe',
  dividend: 'dividend',
  dividendPerShare: 'dividend',
  income: 'dividend',
  dividendYield: 'yield',
  capital: 'price',
  bookValuePerShare: 'bookPerShare',
  priceToBook: 'pb',
  marketCap: 'marketCap',
  sharesOutstanding: 'shares',
  netIncome: 'netIncome',
  earnings: 'netIncome',
  revenue: 'revenue',
  netMargin: 'netMargin',
  profitability: 'netMargin',
  payoutRatio: 'payoutRatio',
  priceToSales: 'ps',
  freeCashFlow: 'fcf',
  fcfYield: 'fcfYield',
  enterpriseValue: 'ev',
  ebitda: 'ebitda',
  evToEbitda: 'evToEbitda',
  totalDebt: 'debt',
  debt: 'debt',
  debtToEquity: 'debtToEquity',
  bookValue: 'equity',
  returnOnEquity: 'roe',
  totalAssets: 'assets',
  returnOnAssets: 'roa',
  grossProfit: 'grossProfit',
  grossMargin: 'grossMargin',
  operatingIncome: 'operatingIncome',
  operatingMargin: 'operatingMargin',
};

/** One figure is the second over the third. */
const ratios: readonly (readonly [string, string, string])[] = [
  ['pe', 'price', 'eps'],
  ['pe', 'marketCap', 'netIncome'],
  ['pb', 'price', 'bookPerShare'],
  ['pb', 'marketCap', 'equity'],
  ['ps', 'marketCap', 'revenue'],
  ['yield', 'dividend', 'price'],
  ['payoutRatio', 'dividend', 'eps'],
  ['payoutRatio', 'dividend', 'netIncome'],
  ['eps', 'netIncome', 'shares'],
  ['price', 'marketCap', 'shares'],
  ['bookPerShare', 'equity', 'shares'],
  ['netMargin', 'netIncome', 'revenue'],
  ['grossMargin', 'grossProfit', 'revenue'],
  ['operatingMargin', 'operatingIncome', 'revenue'],
  ['roe', 'netIncome', 'equity'],
  ['roa', 'netIncome', 'assets'],
  ['fcfYield', 'fcf', 'marketCap'],
  ['evToEbitda', 'ev', 'ebitda'],
  ['debtToEquity', 'debt', 'equity'],
];

/** Figures that are no money. */
const shares: ReadonlySet<string> = new Set(
  ratios.map(([ratio]) => ratio).filter((one) => !/eps|price|book/u.test(one)),
);

function nameOf(item: Item | undefined, slots: Slots): string | undefined {
  const meaning = item === undefined ? undefined : slots.chosen.get(item);
  return meaning === undefined ? undefined : names[meaning.id];
}

interface Named {
  readonly values: ReadonlyMap<string, number>;
  readonly wanted: readonly string[];
}

/** Each number with the figure right before or right after it; figures that are left are asked for. */
function namedValues(slots: Slots): Named | null {
  const content = slots.items.filter(
    (item) => item.is === 'quantity' || (item.is === 'word' && nameOf(item, slots) !== undefined),
  );
  const values = new Map<string, number>();
  const taken = new Set<Item>();
  const unnamed: number[] = [];
  for (const [at, item] of content.entries()) {
    if (item.is !== 'quantity') continue;
    const beside = [content[at - 1], content[at + 1]].find((one) => one?.is === 'word' && !taken.has(one));
    const isMoney = item.quantity.unit === 'money';
    const named = nameOf(beside, slots);
    const name = isMoney && named !== undefined && shares.has(named) ? undefined : named;
    if (beside === undefined || name === undefined) unnamed.push(item.quantity.value);
    else if (values.has(name)) return null;
    else {
      values.set(name, item.quantity.value);
      taken.add(beside);
    }
  }
  // One amount without a name is the price.
  if (unnamed.length > 1 || (unnamed.length === 1 && values.has('price'))) return null;
  if (unnamed.length === 1) values.set('price', unnamed[0]!);
  const wanted = content.flatMap((item) => (taken.has(item) ? [] : (nameOf(item, slots) ?? [])));
  return { values, wanted };
}

/** A formula of which two figures are given and the third is asked for. */
export function solved(slots: Slots): Calculation | null {
  if (slots.quantities.length !== 2) return null;
  const named = namedValues(slots);
  if (named?.values.size !== 2) return null;
  for (const [ratio, over, under] of ratios) {
    const [r, a, b] = [ratio, over, under].map((name) => named.values.get(name));
    const missing = [ratio, over, under].find((name) => !named.values.has(name));
    if (missing === undefined || !named.wanted.includes(missing)) continue;
    const result =
      a !== undefined && b !== undefined
        ? a / b
        : r !== undefined && b !== undefined
          ? r * b
          : a !== undefined && r !== undefined
            ? a / r
            : Number.NaN;
    if (!Number.isFinite(result)) continue;
    return { what: missing, values: Object.fromEntries(named.values), result, items: slots.quantities };
  }
  return null;
}
