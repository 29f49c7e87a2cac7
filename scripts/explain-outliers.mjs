// Why a measure of a company stands far from those of the others: each rule is a second way to the same figure, from other facts of
// its filings, or names what makes a sound figure extreme. A figure that no rule explains may be wrong.

/** Bounds beyond which a measure needs a reason. */
const usual = {
  marketCap: [5e9, 1e12],
  priceToEarnings: [8, 60],
  evToEbitda: [5, 40],
  grossProfitMargin: [0.1, 0.9],
  operatingIncomeMargin: [-0.2, 0.5],
  netIncomeMargin: [-0.2, 0.5],
};

const isNear = (a, b, share) => Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));
const newestOf = (items, line, kind, until) =>
  items
    .filter((item) => item.line === line && item.period.kind === kind && item.knownAt <= until)
    .toSorted((a, b) => a.period.end.localeCompare(b.period.end) || a.knownAt.localeCompare(b.knownAt))
    .at(-1)?.value;

/** Rules by measure: a name, and whether it explains the value. `of` reads twelve months, `at` the newest balance or count. */
const rules = {
  marketCap: [
    ['diluted shares times the price say the same', ({ value, price, shares }) => isNear(value, shares * price, 0.25)],
    ['one share class of several stands for all', ({ value, price, shares }) => value < 0.75 * shares * price],
  ],
  priceToEarnings: [
    ['thin margin; market value over profit says the same', (one) => saysSame(one) && one.profit < 0.05 * one.sales],
    [
      'dear against its sales; market value over profit says the same',
      (one) => saysSame(one) && one.cap > 10 * one.sales,
    ],
    ['cheap; market value over profit says the same', (one) => saysSame(one) && one.value < usual.priceToEarnings[0]],
    ['fast growth or a fall of profit; market value over profit says the same', saysSame],
  ],
  evToEbitda: [
    ['thin EBITDA after impairments or in a loss', ({ ebitda, sales }) => ebitda < 0.06 * sales],
    ['dear against its sales', ({ enterprise, sales }) => enterprise > 8 * sales],
    ['cheap; cash from operations says the same', ({ enterprise, cash }) => enterprise < 9 * cash],
    ['cash from operations says the same', ({ value, enterprise, cash }) => isNear(value, enterprise / cash, 0.6)],
  ],
  grossProfitMargin: [
    ['revenue less its cost says the same', ({ value, sales, cost }) => Math.abs(value - (1 - cost / sales)) < 0.02],
  ],
  operatingIncomeMargin: [
    ['income before tax says the same', ({ value, pretax, sales }) => Math.abs(value - pretax / sales) < 0.2],
    ['impairment: cash from operations is above zero', ({ value, cash }) => value < 0 && cash > 0],
    [
      'depreciation and interest stand between it and cash',
      ({ value, cash, sales }) => isNear(value, cash / sales, 0.5),
    ],
  ],
  netIncomeMargin: [
    [
      'income before tax less tax says the same',
      ({ value, pretax, tax, sales }) => Math.abs(value - (pretax - tax) / sales) < 0.06,
    ],
    ['operating income says the same', ({ value, operating, sales }) => Math.abs(value - operating / sales) < 0.06],
    ['earnings per share say the same', ({ value, eps, shares, sales }) => isNear(value, (eps * shares) / sales, 0.1)],
  ],
};

function saysSame({ value, cap, profit }) {
  return isNear(value, cap / profit, 0.25);
}

/** The rule by name; `undefined` where the value is no outlier, `null` where nothing explains it. */
export function explainOutlier(metric, value, { items, price, until, cap, enterprise }) {
  const [low, high] = usual[metric];
  if (value >= low && value <= high) return undefined;
  const of = (line) => newestOf(items, line, 'trailing', until) ?? Number.NaN;
  const count = ['sharesDiluted', 'sharesBasic']
    .flatMap((line) => ['quarter', 'year'].map((kind) => newestOf(items, line, kind, until)))
    .find((shares) => shares !== undefined);
  const facts = {
    value,
    price,
    cap: cap ?? (count ?? Number.NaN) * price,
    enterprise,
    shares: count ?? Number.NaN,
    profit: of('netIncome'),
    sales: of('revenue'),
    cost: of('costOfRevenue'),
    pretax: of('pretaxIncome'),
    tax: of('incomeTax'),
    cash: of('operatingCashFlow'),
    eps: of('epsDiluted'),
    operating: of('operatingIncome'),
    ebitda: of('operatingIncome') + of('depreciationAmortization'),
  };
  return rules[metric].find(([, explains]) => explains(facts))?.[0] ?? null;
}
