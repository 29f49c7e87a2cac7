import type { Reading } from './printed-number.ts';
import { numbersIn } from './printed-number.ts';
import { arithmeticRelations } from './printed-arithmetic.ts';
import { marginMoves } from './printed-moves.ts';
import { ratingRelations } from './printed-rating.ts';
import type { Relation } from './printed-relation.ts';
import { isRatio, near, pick, row, slack, table } from './printed-relation.ts';
import type { PrintedTable } from './printed-report.ts';
import { oneLabel } from './printed-one-label.ts';
import { ratioSigns } from './printed-signs.ts';
import { saidStanding, standing, yearEnds } from './printed-standing.ts';

/** One check of named quantities, left out where one of them is not printed. */
function named(
  kind: string,
  names: readonly string[],
  holds: (one?: Reading, two?: Reading, three?: Reading) => boolean,
): Relation {
  return {
    kind,
    check: ({ first }) => {
      const found = names.flatMap((name) => first(name) ?? []);
      if (found.length < names.length) return [];
      return [
        {
          holds: holds(found[0], found[1], found[2]),
          what: names.map((name, at) => `${name} ${found[at]?.text}`).join(', '),
        },
      ];
    },
  };
}

/** Weights times values give the printed total, and the weights a whole. */
function weighted(kind: string, titles: readonly [string, string], share: number, value: number): Relation {
  return {
    kind,
    check: (printed) => {
      const found = table(printed, ...titles);
      const rows = found?.rows ?? [];
      const last = rows.at(-1);
      const total = numbersIn(last?.cells[value] ?? '')[0];
      const terms = rows.slice(0, -1).flatMap(({ cells }) => {
        const [weight, one] = [printed.number(cells[share]), printed.number(cells[value])];
        return weight === null || one === null ? [] : [{ weight, one }];
      });
      if (total === undefined || terms.length === 0) return [];
      const sum = terms.reduce((all, { weight, one }) => all + weight.value * one.value, 0);
      const open = terms.reduce((all, { weight, one }) => all + weight.value * one.tolerance, total.tolerance);
      const whole = terms.reduce((all, { weight }) => all + weight.value, 0);
      return [
        { holds: near(sum, total.value, open), what: `${last?.label} ${total.text}, by its rows ${sum}` },
        { holds: near(whole, 1, 1e-6), what: `weights of ${last?.label} come to ${whole}` },
      ];
    },
  };
}

/** Each case against the price as the value against it says. */
const caseGaps: Relation = {
  kind: 'gap of each case',
  check: (printed) => {
    const price = printed.first('price');
    const rows = table(printed, 'Scenarios', '情景')?.rows ?? [];
    if (price === null) return [];
    return rows.flatMap(({ label, cells }) => {
      const [value, gap] = [printed.number(cells[3]), printed.number(cells[4])];
      if (value === null || gap === null) return [];
      const isTraded = value.currency === price.currency;
      return [{ holds: isTraded && isRatio(gap, value, price, 1), what: `${label} ${value.text}, ${gap.text}` }];
    });
  },
};

const drawsAgainstPrice: Relation = {
  kind: 'share of draws above the price',
  check: ({ first }) => {
    const [price, low, middle, high, above] = ['price', 'drawsLow', 'drawsMiddle', 'drawsHigh', 'drawsAbove'].map(
      first,
    );
    if (!price || !low || !middle || !high || !above) return [];
    const share = above.value;
    const side =
      price.value > high.value
        ? share <= 0.11
        : price.value > middle.value
          ? share <= 0.51
          : price.value > low.value
            ? share >= 0.49
            : share >= 0.89;
    const isOrdered = low.value <= middle.value && middle.value <= high.value;
    return [
      { holds: side && isOrdered, what: `${above.text} of draws above ${price.text}; ${low.text} to ${high.text}` },
    ];
  },
};

/** Values per share beside the price are in its currency. */
const oneCurrency: Relation = {
  kind: 'currency of values',
  check: (printed) => {
    const price = printed.first('price');
    if (price === null) return [];
    const titles = [
      ['Fair value per share', '每股合理价值'],
      ['Simulated value per share by cash flow', '模拟现金流每股价值'],
      ['Scenarios', '情景'],
    ] as const;
    return titles.flatMap(([en, zhCn]) => {
      const found = table(printed, en, zhCn);
      const cells = (found?.rows ?? []).flatMap(({ cells: all }) => all.flatMap((cell) => numbersIn(cell)));
      return cells
        .filter(({ unit }) => unit === 'money')
        .map(({ text, currency }) => ({ holds: currency === price.currency, what: `${text} beside ${price.text}` }));
    });
  },
};

const trend: Relation = {
  kind: 'trend in words',
  check: ({ report, locale, first }) => {
    const above = first('aboveAverage200');
    const words = {
      en: [/trend points up/, /trend points down/, /no clear trend/] as const,
      'zh-CN': [/趋势向上/, /趋势向下/, /没有明确趋势|趋势不明/] as const,
    }[locale];
    const said = words.map((word) => report.lines.some(({ text }) => word.test(text)));
    if (above === null || !said.includes(true)) return [];
    const isSign = (said[0] !== true || above.value > 0) && (said[1] !== true || above.value < 0);
    return [{ holds: isSign && said.filter(Boolean).length === 1, what: `trend at ${above.text} to its average` }];
  },
};

/** A price that is said to lie between its averages does. */
const between: Relation = {
  kind: 'price between its averages',
  check: ({ report, locale, first }) => {
    const said = report.lines.find(({ text }) =>
      (locale === 'en' ? /lies between the 50-day average/ : /处于 50 日均线/).test(text),
    );
    const [price, one, other] = [first('price'), first('average50'), first('average200')];
    if (said === undefined || price === null || one === null || other === null) return [];
    const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
    return [{ holds: price.value >= low && price.value <= high, what: said.text }];
  },
};

/** What is said of the swings of a quarter beside those of the year. */
const swings: Relation = {
  kind: 'volatility in words',
  check: ({ report, locale, first }) => {
    const ratio = first('quarterToYear');
    const words = {
      en: [/^Volatility has fallen/, /^Volatility is as usual/, /^Volatility has risen/],
      'zh-CN': [/^波动趋缓/, /^波动如常/, /^波动加剧/],
    }[locale];
    const said = words.findIndex((word) => report.lines.some(({ text }) => word.test(text)));
    if (ratio === null || said < 0) return [];
    // Beyond a quarter more or a fifth less a swing is another one.
    const is = ratio.value < 0.8 - ratio.tolerance ? 0 : ratio.value > 1.25 + ratio.tolerance ? 2 : 1;
    const isEdge = Math.abs(ratio.value - 0.8) <= ratio.tolerance || Math.abs(ratio.value - 1.25) <= ratio.tolerance;
    return [{ holds: isEdge || said === is, what: `${words[said]} at ${ratio.text}` }];
  },
};

const chartFall: Relation = {
  kind: 'deepest fall and its chart',
  check: ({ closes, first }) => {
    const fall = first('deepestFall');
    if (closes === null || fall === null) return [];
    let [high, deepest] = [0, 0];
    for (const close of closes) {
      high = Math.max(high, close);
      deepest = Math.min(deepest, close / high - 1);
    }
    return [{ holds: near(fall.value, deepest, fall.tolerance), what: `${fall.text}, drawn ${deepest}` }];
  },
};

/** Lines of a statement that follow from one another, in every period of a table. */
const statements: Relation = {
  kind: 'lines of the statements',
  check: (printed) => {
    const { locale, report } = printed;
    const label = (en: string, zhCn: string): string => pick(locale, en, zhCn);
    const annual = [table(printed, 'Fiscal years', '财政年度'), table(printed, 'Margins and growth', '利润率与增速')];
    const trailing = report.tables.find(({ title }) => title === label('Last twelve months', '最近十二个月')) ?? null;
    const cell = (from: readonly (PrintedTable | null)[], name: string, at: number): Reading | null =>
      from.map((one) => printed.number(row(one, name)?.[at])).find((one) => one !== null) ?? null;
    const margins = [
      [label('Gross margin', '毛利率'), label('Gross profit', '毛利')],
      [label('Operating margin', '营业利润率'), label('Operating income', '营业利润')],
      [label('Net margin', '净利率'), label('Net income', '净利润')],
      [label('Free cash flow margin', '自由现金流利润率'), label('Free cash flow', '自由现金流')],
    ] as const;
    const revenueName = label('Revenue', '营业收入');
    return [annual, [trailing]].flatMap((tables) => {
      const columns = tables[0]?.head.length ?? 0;
      return Array.from({ length: columns }, (_, at) => at).flatMap((at) => {
        const revenue = cell(tables, revenueName, at);
        const before = at === 0 || tables === annual ? cell(tables, revenueName, tables === annual ? at - 1 : 1) : null;
        const growth = cell(tables, label('Revenue growth', '营收增速'), at);
        const [cash, spent, free] = [
          cell(tables, label('Operating cash flow', '经营活动现金流'), at),
          cell(tables, label('Capital expenditure', '资本开支'), at),
          cell(tables, label('Free cash flow', '自由现金流'), at),
        ];
        const period = tables[0]?.head[at];
        return [
          ...margins.flatMap(([margin, profit]) => {
            const [share, amount] = [cell(tables, margin, at), cell(tables, profit, at)];
            if (share === null || amount === null || revenue === null) return [];
            return [{ holds: isRatio(share, amount, revenue), what: `${margin} ${share.text} in ${period}` }];
          }),
          ...(growth === null || revenue === null || before === null || (tables === annual && at === 0)
            ? []
            : [{ holds: isRatio(growth, revenue, before, 1), what: `growth ${growth.text} in ${period}` }]),
          ...(cash === null || spent === null || free === null
            ? []
            : [
                {
                  holds: near(cash.value - spent.value, free.value, cash.tolerance + spent.tolerance + free.tolerance),
                  what: `free cash flow ${free.text} in ${period}`,
                },
              ]),
        ];
      });
    });
  },
};

const isReciprocal = (one: Reading | undefined, other: Reading | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.value >= 1 / (other.value + other.tolerance) - one.tolerance &&
  // Of what prints as nothing, as large as may be.
  (other.value <= other.tolerance || one.value <= 1 / (other.value - other.tolerance) + one.tolerance);

/** A labelled figure of one period is one number, in whatever table it stands; one in each currency. */
const figuresAgain: Relation = {
  kind: 'one labelled figure',
  check: ({ report, locale }) => {
    const seen = new Map<string, Reading>();
    return report.tables
      .filter(({ title }) => title === pick(locale, 'Key figures', '关键数据'))
      .flatMap(({ rows }) => rows)
      .flatMap(({ label, cells }) => {
        const [period = '', text = ''] = cells;
        const reading = numbersIn(text)[0];
        if (reading === undefined) return [];
        const key = `${label} ${period} ${reading.currency}`;
        const before = seen.get(key);
        seen.set(key, before ?? reading);
        if (before === undefined) return [];
        const open = before.tolerance + reading.tolerance;
        return [{ holds: near(before.value, reading.value, open), what: `${key}: ${before.text}, ${text}` }];
      });
  },
};

/** Market value, debt, sales and the multiples of them, in one currency. */
const wholeValue: Relation = {
  kind: 'market value and multiples',
  check: (printed) => {
    const { report, locale, first } = printed;
    const revenue = first('revenue');
    const rows = report.tables
      .filter(({ title }) => title === pick(locale, 'Key figures', '关键数据'))
      .flatMap(({ rows: all }) => all);
    const amounts = (label: string): readonly Reading[] =>
      rows.flatMap((one) => (one.label === label ? (printed.number(one.cells[1]) ?? []) : []));
    const sales = first('priceToSales');
    const caps = amounts(pick(locale, 'Market cap', '总市值'));
    const cash = amounts(pick(locale, 'Net cash', '净现金'));
    const debts = amounts(pick(locale, 'Net debt', '净债务'));
    return [
      ...caps
        .filter(({ currency }) => currency === revenue?.currency)
        .flatMap((cap) =>
          sales === null || revenue === null
            ? []
            : [{ holds: isRatio(sales, cap, revenue), what: `${sales.text} of ${revenue.text}, ${cap.text}` }],
        ),
      ...debts.flatMap((debt) => {
        const other = cash.find(({ currency }) => currency === debt.currency);
        if (other === undefined) return [];
        const open = debt.tolerance + other.tolerance;
        return [{ holds: near(debt.value, -other.value, open), what: `net cash ${other.text}, net debt ${debt.text}` }];
      }),
    ];
  },
};

/** What must hold between what a report prints. */
export const relations: readonly Relation[] = [
  named('gap of value and price', ['gap', 'value', 'price'], (gap, value, price) =>
    gap === undefined || value === undefined || price === undefined ? false : isRatio(gap, value, price, 1),
  ),
  named('price and its averages', ['aboveAverage200', 'price', 'average200'], (share, price, average) =>
    share === undefined || price === undefined || average === undefined ? false : isRatio(share, price, average, 1),
  ),
  named('price in its year', ['low52w', 'price', 'high52w'], (low, price, high) =>
    low === undefined || price === undefined || high === undefined
      ? false
      : low.value <= price.value + slack && price.value <= high.value + slack,
  ),
  named(
    'multiple, price and profit per share',
    ['priceToEarnings', 'price', 'earningsPerShare'],
    (multiple, price, profit) =>
      multiple === undefined || price === undefined || profit === undefined
        ? false
        : profit.currency !== price.currency || isRatio(multiple, price, profit),
  ),
  named('yield and multiple', ['earningsYield', 'priceToEarnings'], isReciprocal),
  named('yield and multiple', ['freeCashYield', 'priceToFreeCash'], isReciprocal),
  named('growth of the cases', ['bullGrowth', 'bearGrowth', 'growthStep'], (bull, bear, step) =>
    bull === undefined || bear === undefined || step === undefined
      ? false
      : near(bull.value - bear.value, 2 * step.value, bull.tolerance + bear.tolerance + 2 * step.tolerance),
  ),
  named('rates of the cases', ['bullRate', 'bearRate', 'rateStep'], (bull, bear, step) =>
    bull === undefined || bear === undefined || step === undefined
      ? false
      : near(bear.value - bull.value, 2 * step.value, bull.tolerance + bear.tolerance + 2 * step.tolerance),
  ),
  named('smallest order at the price', ['lotCost', 'lot', 'price'], (cost, lot, price) =>
    cost === undefined || lot === undefined || price === undefined
      ? false
      : near(cost.value, lot.value * price.value, cost.tolerance + lot.value * price.tolerance),
  ),
  named('fall from the highest price', ['belowRecord', 'price', 'recordHigh'], (share, price, high) =>
    share === undefined || price === undefined || high === undefined ? false : isRatio(share, price, high, 1),
  ),
  named('fall from the high', ['belowHigh', 'deepestFall'], (now, deepest) =>
    now === undefined || deepest === undefined ? false : now.value >= deepest.value - slack && now.value <= 0,
  ),
  weighted('value as the sum of its methods', ['Fair value per share', '每股合理价值'], 0, 2),
  weighted('cases and their sum', ['Scenarios', '情景'], 0, 3),
  caseGaps,
  drawsAgainstPrice,
  oneCurrency,
  standing,
  saidStanding,
  ...ratingRelations,
  figuresAgain,
  yearEnds,
  wholeValue,
  trend,
  between,
  swings,
  oneLabel,
  chartFall,
  statements,
  ratioSigns,
  marginMoves,
  ...arithmeticRelations,
];
