import type { Reading } from './printed-number.ts';
import { numbersIn } from './printed-number.ts';
import type { Printed, Relation } from './printed-relation.ts';
import { isRatio, near, pick, table } from './printed-relation.ts';
import type { PrintedTable } from './printed-report.ts';

interface Dated {
  readonly period: string;
  readonly reading: Reading;
}

/** Every row of the small tables of labelled figures that has a label, with its day or window. */
function datedOf({ report, locale, number }: Printed, en: string, zhCn: string): readonly Dated[] {
  const [title, label] = [pick(locale, 'Key figures', '关键数据'), pick(locale, en, zhCn)];
  const rows = report.tables.filter((one) => one.title === title).flatMap((one) => one.rows);
  return rows.flatMap(({ label: own, cells: [period = '', text] }) => {
    const reading = own === label ? number(text) : null;
    return reading === null ? [] : [{ period, reading }];
  });
}

function figuresOf(printed: Printed, en: string, zhCn: string): readonly Reading[] {
  return datedOf(printed, en, zhCn).map(({ reading }) => reading);
}

function cellsOf(from: PrintedTable | null, label: string, { number }: Printed): readonly (Reading | null)[] {
  return (from?.rows.find((one) => one.label === label)?.cells ?? []).map((cell) => number(cell));
}

/** The number that a pattern finds in the first line that it matches. */
function said({ report, locale }: Printed, en: RegExp, zhCn: RegExp): { text: string; found: RegExpExecArray } | null {
  for (const { text } of report.lines) {
    const found = (locale === 'en' ? en : zhCn).exec(text);
    if (found !== null) return { text, found };
  }
  return null;
}

const grown = [
  ['Revenue growth', '营收增速', 'Revenue', '营业收入'],
  ['EPS growth', '每股收益增速', 'EPS, diluted', '稀释每股收益'],
  ['Free cash flow growth', '自由现金流增速', 'Free cash flow', '自由现金流'],
] as const;

/** The growth of a year is that of the amounts printed for it and for the year before. */
const yearlyGrowth: Relation = {
  kind: 'growth of a year and its amounts',
  check: (printed) => {
    const { locale } = printed;
    const [rates, amounts] = [
      table(printed, 'Margins and growth', '利润率与增速'),
      table(printed, 'Fiscal years', '财政年度'),
    ];
    if (rates === null || amounts === null || rates.head.join() !== amounts.head.join()) return [];
    return grown.flatMap(([en, zhCn, ofEn, ofZhCn]) => {
      const growth = cellsOf(rates, pick(locale, en, zhCn), printed);
      const values = cellsOf(amounts, pick(locale, ofEn, ofZhCn), printed);
      return growth.flatMap((rate, at) => {
        const [now, before] = [values[at], values[at - 1]];
        if (rate === null || !now || !before || before.value <= before.tolerance) return [];
        return [
          {
            holds: isRatio(rate, now, before, 1),
            what: `${pick(locale, en, zhCn)} ${rates.head[at]} ${rate.text}, ${now.text} after ${before.text}`,
          },
        ];
      });
    });
  },
};

/** A window is not whole years to the day, and years are counted in sessions, of which one has a few more than another. */
const openYear = { days: 0.002, sessions: 0.04 } as const;

const yearlyReturn: Relation = {
  kind: 'return a year and in all',
  check: (printed) => {
    const { locale } = printed;
    const [label, whole] = [pick(locale, 'Return a year', '年化回报'), pick(locale, 'Total return', '总回报')];
    const [yearly, all] = [table(printed, 'Return a year', '年化回报'), table(printed, 'Total return', '总回报')];
    const totals = cellsOf(all, whole, printed);
    return cellsOf(yearly, label, printed).flatMap((rate, at) => {
      const window = yearly?.head[at] ?? '';
      const total = totals[all?.head.indexOf(window) ?? -1] ?? null;
      const years = Number.parseInt(window, 10);
      if (rate === null || total === null || !(years > 1)) return [];
      const expected = (1 + total.value) ** (1 / years) - 1;
      const open = rate.tolerance + total.tolerance + openYear.days + openYear.sessions * Math.abs(expected);
      return [{ holds: near(rate.value, expected, open), what: `${rate.text} a year, ${total.text} in ${window}` }];
    });
  },
};

const severities: Relation = {
  kind: 'severity of a risk',
  check: (printed) =>
    (table(printed, 'Risk', '风险')?.rows ?? []).flatMap(({ label, cells }) => {
      const [likely, impact, severity] = cells.slice(0, 3).map((cell) => printed.number(cell));
      if (!likely || !impact || !severity) return [];
      const open = likely.value * impact.tolerance + impact.value * likely.tolerance + severity.tolerance;
      const holds = near(likely.value * impact.value, severity.value, open);
      return [{ holds, what: `${label}: ${likely.text} × ${impact.text}, said ${severity.text}` }];
    }),
};

/** Return on equity as the product that it is taken apart into. */
const taken: Relation = {
  kind: 'return on equity and its factors',
  check: (printed) => {
    const { locale } = printed;
    const scores = table(printed, 'Scores and returns on capital', '评分与资本回报');
    const [whole, margin, turnover, multiplier] = (
      [
        ['Return on equity, DuPont', '杜邦净资产收益率'],
        ['Net margin', '净利率'],
        ['Asset turnover', '总资产周转率'],
        ['Equity multiplier', '权益乘数'],
      ] as const
    ).map(([en, zhCn]) => cellsOf(scores, pick(locale, en, zhCn), printed)[0]);
    if (!whole || !margin || !turnover || !multiplier) return [];
    const product = margin.value * turnover.value * multiplier.value;
    const relative = [margin, turnover, multiplier].reduce(
      (sum, one) => sum + one.tolerance / Math.max(1e-9, Math.abs(one.value)),
      0,
    );
    const holds = near(product, whole.value, whole.tolerance + 1.1 * Math.abs(product) * relative);
    return [{ holds, what: `${whole.text}, by its factors ${(100 * product).toFixed(1)}%` }];
  },
};

/** Market value and net debt are what the whole business costs. */
const enterprise: Relation = {
  kind: 'enterprise value and its parts',
  check: (printed) =>
    figuresOf(printed, 'Enterprise value', '企业价值').flatMap((whole) => {
      const same = ({ currency }: Reading): boolean => currency === whole.currency;
      const cap = figuresOf(printed, 'Market cap', '总市值').find(same);
      const debt = figuresOf(printed, 'Net cash', '净现金').find(same);
      if (cap === undefined || debt === undefined) return [];
      const open = cap.tolerance + debt.tolerance + whole.tolerance;
      const what = `${whole.text}, ${cap.text} less net cash of ${debt.text}`;
      return [{ holds: near(whole.value, cap.value - debt.value, open), what }];
    }),
};

/** Ratios of which one leaves out a part of the other, of one day. */
const quickRatio: Relation = {
  kind: 'current and quick ratio',
  check: (printed) =>
    datedOf(printed, 'Current ratio', '流动比率').flatMap(({ period, reading: current }) => {
      const quick = datedOf(printed, 'Quick ratio', '速动比率').find((one) => one.period === period)?.reading;
      if (period === '' || quick === undefined) return [];
      const holds = quick.value <= current.value + current.tolerance + quick.tolerance;
      return [{ holds, what: `current ratio ${current.text}, quick ratio ${quick.text} of ${period}` }];
    }),
};

const bestAndWorst: Relation = {
  kind: 'best and worst day',
  check: (printed) => {
    const [best] = figuresOf(printed, 'Best day', '最佳单日');
    const [worst] = figuresOf(printed, 'Worst day', '最差单日');
    if (best === undefined || worst === undefined) return [];
    return [{ holds: best.value > 0 && worst.value < 0, what: `best ${best.text}, worst ${worst.text}` }];
  },
};

/** A span is printed from its low to its high end, the value between them. */
const earlierSpans: Relation = {
  kind: 'span of an earlier value',
  check: (printed) =>
    (table(printed, 'Blended value as known then', '当时可知的综合价值')?.rows ?? []).flatMap(({ label, cells }) => {
      const [low, middle, high] = cells.map((cell) => printed.number(cell));
      if (!low || !middle || !high) return [];
      const holds = low.value <= middle.value && middle.value <= high.value;
      return [{ holds, what: `${label}: ${low.text}, ${middle.text}, ${high.text}` }];
    }),
};

/** The marked cell of a table of two assumptions is the value of the method itself. */
const baseCell: Relation = {
  kind: 'base of the sensitivity',
  check: (printed) => {
    const title = pick(printed.locale, 'Discount rate × ', '折现率 × ');
    const grid = printed.report.tables.find((one) => one.title.includes(title));
    const value = printed.first('cashFlowValue');
    if (grid === undefined || value === null) return [];
    const cells = grid.rows.flatMap(({ cells: row }) => row.flatMap((cell) => numbersIn(cell)));
    const holds = cells.some((one) => near(one.value, value.value, one.tolerance + value.tolerance));
    return [{ holds, what: `no cell is the value of the method, ${value.text}` }];
  },
};

const betaWords: Relation = {
  kind: 'beta in words',
  check: (printed) => {
    const beta = printed.first('beta');
    const line = said(
      printed,
      /has moved ([\d.]+) times as far as the market, in the (same|opposite)/,
      /平均变动幅度为大盘的 ([\d.]+) 倍，方向(相同|相反)/,
    );
    const [, times = '', way = ''] = line?.found ?? [];
    const moved = printed.number(times);
    if (beta === null || line === null || moved === null) return [];
    const isSame = way === 'same' || way === '相同';
    const holds = near(Math.abs(beta.value), moved.value, beta.tolerance) && isSame === beta.value >= 0;
    return [{ holds, what: `${line.text}; beta ${beta.text}` }];
  },
};

/** A place in a range counts from zero to a hundred, and is called near an end only on its side of the middle. */
const rangePlace: Relation = {
  kind: 'place in the 14-day range',
  check: (printed) => {
    const line = said(
      printed,
      /In its 14-day range it stands at (\d+) of one hundred[:,] (.+)/,
      /14 日区间位置 (\d+)，(.+)/,
    );
    const [, digits = '', words = ''] = line?.found ?? [];
    if (line === null) return [];
    const place = Number(digits);
    const isTop = /near the top|接近上沿/.test(words);
    const isBottom = /near the bottom|接近下沿/.test(words);
    const holds =
      place <= 100 &&
      (!isTop || place > 50) &&
      (!isBottom || place < 50) &&
      (isTop || isBottom || (place > 5 && place < 95));
    return [{ holds, what: line.text }];
  },
};

const buyback: Relation = {
  kind: 'buying back in words',
  check: (printed) => {
    const line = said(
      printed,
      /The company (buys back more than it issues|issues more than it buys back): the number of shares changed by ([+−]?[\d.]+%)/,
      /公司(回购多于增发|增发多于回购)，股数一年变化 ([+−]?[\d.]+%)/,
    );
    const [, words = '', change = ''] = line?.found ?? [];
    const value = printed.number(change);
    if (line === null || value === null) return [];
    const isFewer = /^buys|^回购/.test(words);
    return [{ holds: isFewer === value.value < 0, what: line.text }];
  },
};

const reactions: Relation = {
  kind: 'results that are counted',
  check: (printed) => {
    const line = said(
      printed,
      /Around the newest (\d+) (?:announcements|filings) of results/,
      /最近 (\d+) 次(?:业绩|财报)/,
    );
    const shown = table(printed, 'Reaction to results', '业绩反应');
    if (line === null || shown === null) return [];
    const count = Number(line.found[1]);
    return [{ holds: count === shown.head.length, what: `${line.text}; shown are ${shown.head.length}` }];
  },
};

/** What is still to come lies after the day of the report, and what is known before it. */
const days: Relation = {
  kind: 'days of the report',
  check: ({ report, locale }) => {
    const texts = report.lines.map(({ text }) => text);
    const day = texts.flatMap(
      (text) =>
        (locale === 'en' ? /· As of (\d{4}-\d{2}-\d{2})$/ : /· 截至 (\d{4}-\d{2}-\d{2})$/).exec(text)?.[1] ?? [],
    )[0];
    if (day === undefined) return [];
    const reviews = texts.flatMap((text) => {
      const found = (locale === 'en' ? /\(review on (\d{4}-\d{2}-\d{2})\)/ : /\(复核日期 (\d{4}-\d{2}-\d{2})\)/).exec(
        text,
      )?.[1];
      return found === undefined ? [] : [{ holds: found > day, what: `${text} in a report of ${day}` }];
    });
    const priced = texts.flatMap((text) => {
      const found = (
        locale === 'en' ? /^Price \S+ \(.*, (\d{4}-\d{2}-\d{2})\)/ : /^价格 \S+ \(.*, (\d{4}-\d{2}-\d{2})\)/
      ).exec(text)?.[1];
      return found === undefined ? [] : [{ holds: found <= day, what: `${text} in a report of ${day}` }];
    });
    return [...reviews, ...priced];
  },
};

/** A mark of a source leads to one of the list. */
const citations: Relation = {
  kind: 'marks of sources',
  check: ({ report, locale }) => {
    const title = pick(locale, 'Sources', '来源');
    const listed = report.lines.filter(({ section, text }) => section === title && /^\d+\. /.test(text)).length;
    if (listed === 0) return [];
    return report.lines.flatMap(({ section, text }) =>
      section === title
        ? []
        : [...text.matchAll(/\[(\d+)\]/g)].map(([mark, digits]) => ({
            holds: Number(digits) >= 1 && Number(digits) <= listed,
            what: `${mark} of ${listed} sources: ${text}`,
          })),
    );
  },
};

/** What a reader can add up, multiply or count again by himself. */
export const arithmeticRelations: readonly Relation[] = [
  yearlyGrowth,
  yearlyReturn,
  severities,
  taken,
  enterprise,
  quickRatio,
  bestAndWorst,
  earlierSpans,
  baseCell,
  betaWords,
  rangePlace,
  buyback,
  reactions,
  days,
  citations,
];
