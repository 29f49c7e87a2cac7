import type { MarketId } from '@plumbline/model/instrument';
import type { ScreenNumber } from './screen-fields.ts';
import type { ScreenRule } from './screen-rule.ts';

/** How a market is named in a sentence. */
export const marketWords: readonly (readonly [RegExp, MarketId])[] = [
  [/\b(?:hk|hong kong|hang seng)\b|港股|香港|恒生/i, 'hk'],
  [/\b(?:a[- ]?shares?|cn)\b|a股|沪深|中国A股|A 股|沪市|深市/i, 'cn'],
  [/\b(?:us|u\.s\.|usa|america|american|wall street)\b|美股|美国|美國/i, 'us'],
  [/\b(?:crypto|cryptos|cryptocurrenc(?:y|ies)|coins?|tokens?)\b|加密货币|加密貨幣|数字货币|币圈/i, 'crypto'],
];

/** How a sector is named in a sentence. */
export const sectorWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:banks?|banking|insurers?|insurance|brokers?|financials?)\b|银行股?|銀行股?|保险|保險|券商|金融股?/i,
    'financials',
  ],
  [
    /\b(?:tech|technology|software|semiconductors?|chips?|chipmakers?)\b|科技股?|半导体|半導體|芯片|晶片|软件|軟件|信息技术/i,
    'technology',
  ],
  [/\b(?:telecoms?|media|communications?)\b|通信|通訊|电信|電訊|传媒|傳媒/i, 'communication'],
  [
    /\b(?:pharma|pharmaceuticals?|biotechs?|drug ?makers?|health ?care|hospitals?)\b|医药|醫藥|医疗|醫療|生物科技/i,
    'health-care',
  ],
  [/\b(?:oil|gas|energy|coal)\b|能源|石油|煤炭/i, 'energy'],
  [/\b(?:miners?|mining|steel|chemicals?|materials?)\b|原材料|有色|钢铁|鋼鐵|化工/i, 'materials'],
  [/\b(?:utilities|utility|power companies)\b|公用事业|公用事業|电力|電力/i, 'utilities'],
  [/\b(?:reits?|real estate|property|developers?)\b|房地产|房地產|地产|地產|内房/i, 'real-estate'],
  [/\b(?:staples|food|beverages?|liquor)\b|必需消费|必需消費|食品|饮料|飲料|白酒/i, 'consumer-staples'],
  [
    /\b(?:retailers?|retail|car ?makers?|autos?|discretionary)\b|可选消费|零售|汽车|汽車|家电|家電/i,
    'consumer-discretionary',
  ],
  [/\b(?:industrials?|airlines?|shipping|machinery)\b|工业|工業|航空|航运|航運|机械|機械/i, 'industrials'],
];

/** How a figure is named, the longer names first; whether its numbers are said in percent. */
export const numberWords: readonly (readonly [string, ScreenNumber])[] = [
  ['free cash flow yield|fcf yield|自由现金流收益率|自由現金流收益率', 'fcfYield'],
  ['dividend yield|dividend yields|dividends?|yielding|yields?|股息率|股息收益率|股息|息率', 'dividendYield'],
  ['price to earnings|price-to-earnings|p/?e(?: ratio)?|市盈率|本益比', 'priceToEarnings'],
  ['price to book|price-to-book|p/?b(?: ratio)?|市净率|市賬率|市淨率', 'priceToBook'],
  ['price to sales|price-to-sales|p/?s(?: ratio)?|市销率|市銷率', 'priceToSales'],
  ['ev/ebitda|ev to ebitda|企业价值倍数|企業價值倍數', 'evToEbitda'],
  ['return on equity|roe|净资产收益率|淨資產收益率|股本回报率|股本回報率', 'returnOnEquity'],
  ['return on invested capital|roic|投入资本回报率|投入資本回報率', 'returnOnInvestedCapital'],
  ['gross margins?|毛利率', 'grossMargin'],
  ['operating margins?|营业利润率|營業利潤率|经营利润率', 'operatingMargin'],
  ['net margins?|profit margins?|净利率|淨利率|净利润率', 'netMargin'],
  [
    'revenue growth|sales growth|revenue growing|sales growing|growing|growth|营收增长率?|收入增长率?|營收增長率?|收入增長率?',
    'revenueGrowth',
  ],
  ['earnings growth|eps growth|每股收益增长率?|盈利增长率?|盈利增長率?', 'epsGrowth'],
  ['debt to equity|debt-to-equity|负债权益比|負債權益比|产权比率', 'debtToEquity'],
  ['market caps?|market value|市值', 'marketCap'],
  ['momentum|动量|動量', 'momentum12To1'],
  ['volatility|波动率|波動率', 'volatility'],
];

/** Names of a yield that may as well be money per share: their number needs the sign. */
export const needsPercentSign = /^(?:dividends?|股息)$/i;

/** Words that are a sector by themselves; the others name an industry inside it, which the data does not tell apart. */
export const wholeSectors =
  /^(?:financials?|金融股?|tech|technology|科技股?|信息技术|communications?|health ?care|医疗|醫療|energy|能源|materials?|原材料|utilities|utility|公用事业|公用事業|real estate|房地产|房地產|地产|地產|staples|必需消费|必需消費|discretionary|可选消费|industrials?|工业|工業)$/i;

/** Currencies by their words and signs, behind or before an amount. */
export const currencyWords: readonly (readonly [RegExp, 'USD' | 'CNY' | 'HKD'])[] = [
  [/hk\$|hkd|港元|港币|港幣/i, 'HKD'],
  [/us\$|usd|美元|dollars?/i, 'USD'],
  [/cny|rmb|yuan|人民币|人民幣|元/i, 'CNY'],
  [/\$/, 'USD'],
];

/** Figures whose plain number means percent even without the sign. */
export const percentNumbers: ReadonlySet<string> = new Set<ScreenNumber>([
  'dividendYield',
  'fcfYield',
  'returnOnEquity',
  'returnOnInvestedCapital',
  'grossMargin',
  'operatingMargin',
  'netMargin',
  'revenueGrowth',
  'epsGrowth',
  'dayChange',
  'return1M',
  'return6M',
  'return1Y',
  'momentum12To1',
  'volatility',
  'maxDrawdown',
]);

/** Phrases that stand for a whole condition. */
export const phrases: readonly (readonly [RegExp, ScreenRule])[] = [
  [
    /\b(?:trading )?below (?:its |their )?book(?: value)?\b|破净股?|破淨股?|低于净资产|低於淨資產/i,
    { join: 'and', field: 'priceToBook', test: 'lt', value: 1 },
  ],
  [/\bprofitable\b|盈利的|有盈利/i, { join: 'and', field: 'netMargin', test: 'gt', value: 0 }],
  [
    /\bnear (?:its |their |a |the )?(?:52[- ]week|year(?:ly)?) highs?\b|接近(?:52|五十二)[周週]新?高|接近一年新高/i,
    { join: 'and', field: 'position52w', test: 'gte', value: 0.95 },
  ],
  [/\bsmall[- ]caps?\b|小盘股?|小盤股?|小市值/i, { join: 'and', field: 'marketCap', test: 'lt', value: 2e9 }],
  [/\blarge[- ]caps?\b|大盘股?|大盤股?|大市值/i, { join: 'and', field: 'marketCap', test: 'gte', value: 1e10 }],
  [/\blow[- ]volatility\b|低波动|低波動/i, { join: 'and', field: 'volatility', test: 'lte', value: 0.25 }],
];
