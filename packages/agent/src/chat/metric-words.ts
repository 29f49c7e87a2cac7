import { PlumblineError } from '@plumbline/model/errors';
import { locales } from '@plumbline/model/locale';
import { allMetrics } from '@plumbline/quant/catalogue/catalogue';

/** What people call figures besides their labels. Longer spellings win over shorter ones inside them. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  priceToEarnings: [
    'p/e',
    'pe',
    'pe ratio',
    'p/e ratio',
    'price to earnings',
    'price-to-earnings',
    'earnings multiple',
    '市盈率',
    '本益比',
    '市盈',
  ],
  priceToBook: ['pb', 'price to book', 'price-to-book', 'pb ratio', 'p/b ratio', '市净率', '市淨率', '市賬率'],
  priceToSales: ['ps ratio', 'price to sales', 'price-to-sales', '市销率', '市銷率'],
  evToEbitda: ['ev/ebitda', 'ev to ebitda', '企业价值倍数', '企業價值倍數'],
  marketCap: [
    'market cap',
    'market capitalisation',
    'market capitalization',
    'market value',
    '市值',
    '总市值',
    '總市值',
  ],
  revenue: [
    'sales',
    'revenues',
    'turnover',
    'top line',
    '营收',
    '收入',
    '营业额',
    '營收',
    '營業額',
    '销售额',
    '銷售額',
  ],
  netIncome: [
    'profit',
    'profits',
    'net profit',
    'earnings',
    'bottom line',
    '利润',
    '净利',
    '利潤',
    '淨利',
    '淨利潤',
    '赚了多少',
    '賺了多少',
  ],
  operatingIncome: ['operating profit', 'ebit', '经营利润', '經營利潤', '營業利潤'],
  grossProfit: ['gross income', '毛利润', '毛利潤'],
  operatingMargin: [
    'margin',
    'margins',
    'operating margins',
    '利润率',
    '利潤率',
    '经营利润率',
    '經營利潤率',
    '營業利潤率',
    '营业利润率',
  ],
  grossMargin: ['gross margins', '毛利率'],
  netMargin: ['net profit margin', 'profit margin', '净利润率', '淨利潤率', '淨利率'],
  epsDiluted: ['eps', 'earnings per share', '每股收益', '每股盈利', '每股盈餘'],
  freeCashFlow: ['fcf', 'free cash', '自由現金流'],
  operatingCashFlow: ['cash flow', 'cashflow', 'cash from operations', '经营现金流', '經營現金流', '现金流', '現金流'],
  fcfYield: ['fcf yield', '自由现金流收益率', '自由現金流收益率'],
  dividendYield: ['dividend', 'dividends', 'yield', '股息', '分红', '派息', '股息率', '派息率'],
  payoutRatio: ['payout', '分红率', '分紅率'],
  returnOnEquity: ['roe', '净资产回报率', '股本回报率', '股本回報率', '淨資產收益率'],
  returnOnAssets: ['roa', '总资产回报率'],
  returnOnInvestedCapital: ['roic', '投入資本回報率'],
  totalDebt: ['debt', 'borrowings', '负债', '債務', '债务', '借款', '負債'],
  netDebt: ['净负债', '淨債務'],
  debtToEquity: ['leverage', 'debt/equity', 'd/e', '杠杆', '杠杆率', '槓桿'],
  cash: ['cash', 'cash pile', '现金', '現金'],
  currentRatio: ['liquidity', '流動比率'],
  equity: ['book value', 'net assets', '净资产', '淨資產', '股东权益', '股東權益'],
  totalAssets: ['assets', '总资产', '資產'],
  researchAndDevelopment: ['r&d', 'r&d spending', 'research spending', '研发', '研發', '研发投入', '研發費用'],
  capitalExpenditure: ['capex', 'capital spending', '资本支出', '資本開支', '資本支出'],
  revenueGrowth: ['sales growth', 'growth', '收入增长', '营收增长', '增长', '增速', '營收增長', '增長'],
  epsGrowth: ['earnings growth', '每股收益增长', '盈利增长', '盈利增長'],
  netIncomeGrowth: ['profit growth', '利润增长', '净利润增长', '利潤增長'],
  shareRepurchases: ['buyback', 'buybacks', 'repurchases', '回购', '回購'],
  sharesOutstanding: ['share count', 'shares outstanding', '股本', '總股本'],
  volatility: ['vol', 'how volatile', 'volatile', '波动率', '波動率', '波动', '波動'],
  maxDrawdown: [
    'max drawdown',
    'maximum drawdown',
    'drawdown',
    'worst fall',
    'deepest fall',
    'biggest drop',
    '最大回撤',
    '回撤',
    '最大跌幅',
  ],
  beta: ['beta', '贝塔', 'β', '貝塔'],
  sharpe: ['sharpe', 'sharpe ratio', '夏普', '夏普比率'],
  sortino: ['sortino', 'sortino ratio', '索提诺', '索提諾'],
  high52w: ['52 week high', '52w high', 'one year high', 'year high', '52周最高', '52周高点', '一年最高', '52週最高'],
  low52w: ['52 week low', '52w low', 'one year low', 'year low', '52周最低', '52周低点', '一年最低', '52週最低'],
  return1M: ['monthly return', 'last month', 'past month', '最近一个月', '近一个月', '上个月', '近一個月'],
  return3M: ['last quarter return', 'past three months', '近三个月', '近三個月'],
  return1Y: [
    'one year return',
    '1-year return',
    'past year',
    'last year return',
    '近一年',
    '过去一年',
    '過去一年',
    '一年涨幅',
    '一年回報',
  ],
  return5Y: ['five year return', '5-year return', 'past five years', '近五年', '过去五年', '過去五年'],
  returnYTD: ['ytd', 'year to date', 'this year return', '今年以来', '今年涨幅', '今年以來', '今年升幅'],
  dayChange: ['change today', "today's change", '今天涨', '涨跌', '涨幅', '今天跌', '升跌', '升幅'],
  movingAverage200: ['200-day moving average', '200 day average', '200日均线', '200 日均線', '年线'],
  movingAverage50: ['50-day moving average', '50 day average', '50日均线', '50 日均線'],
  valueAtRisk: ['var', 'value at risk', '在险价值', '風險值'],
  altmanZ: ['altman z', 'z-score', 'bankruptcy risk', '破产风险', '破產風險'],
  enterpriseValue: ['ev', '企业价值', '企業價值'],
  inventory: ['inventories', '库存', '存货', '存貨', '庫存'],
  goodwill: ['goodwill', '商誉', '商譽'],
  interestCover: ['interest coverage', '利息覆盖', '利息保障'],
};

interface Spelling {
  readonly text: string;
  readonly metric: string;
}

const hanPattern = /\p{Script=Han}/u;

const spellings: readonly Spelling[] = [
  ...Object.entries(spoken).flatMap(([metric, texts]) => texts.map((text) => ({ text, metric }))),
  // A label that several metrics share, such as volume, means the first of them.
  ...allMetrics().flatMap(({ id, label }) =>
    locales.map((locale) => ({ text: label[locale].toLowerCase(), metric: id })).filter(({ text }) => isTelling(text)),
  ),
].toSorted((a, b) => b.text.length - a.text.length);

/** One-word labels such as price or volume are too common to name a figure by themselves. */
function isTelling(text: string): boolean {
  return hanPattern.test(text) ? text.length > 2 : text.length > 4 && text !== 'price' && text !== 'signals';
}

const ids = new Set(allMetrics().map(({ id }) => id));

export interface MetricSpan {
  readonly from: number;
  readonly to: number;
  readonly metric: string;
}

function isWordAt(text: string, from: number, to: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[from - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(text[to] ?? ' ');
}

/** Every figure that a text names, in its order, each stretch read once. Latin words end at Chinese ones: `ROE是多少` names one. */
export function findMetrics(text: string): readonly MetricSpan[] {
  const lower = text.toLowerCase();
  const latin = lower.replace(/\p{Script=Han}/gu, ' ');
  const found: MetricSpan[] = [];
  for (const { text: spelling, metric } of spellings) {
    for (let from = lower.indexOf(spelling); from >= 0; from = lower.indexOf(spelling, from + 1)) {
      const to = from + spelling.length;
      const isFree = found.every((one) => to <= one.from || from >= one.to);
      if (isFree && (hanPattern.test(spelling) || isWordAt(latin, from, to))) found.push({ from, to, metric });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

/** The figure a text is the name of; null when it names none. */
export function metricNamed(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const byId = allMetrics().find(({ id }) => id.toLowerCase() === wanted);
  if (byId !== undefined) return byId.id;
  return spellings.find((spelling) => spelling.text === wanted)?.metric ?? findMetrics(text)[0]?.metric ?? null;
}

/** A metric id from outside: as it is, or by its name. Throws `bad-input` for what names none. */
export function knownMetric(text: string): string {
  if (ids.has(text)) return text;
  const named = metricNamed(text);
  if (named !== null) return named;
  throw new PlumblineError('bad-input', `"${text.slice(0, 40)}" names no figure of the catalogue.`);
}
