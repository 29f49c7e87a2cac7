/**
 * What stands in a slot of a text when it is listed: one text in all languages, or one each in English, mainland and Hong Kong
 * Chinese. A slot without a sample is listed as it is written.
 */
const samples = [
  ['name peers leftName rightName', 'NVIDIA', '英伟达', '英偉達'],
  ['symbol id instrumentId symbols', 'NVDA'],
  ['publisher provider source venue', 'SEC'],
  ['label', 'Net margin', '净利率', '淨利率'],
  ['leftLabel rightLabel metric', 'Gross margin', '毛利率', '毛利率'],
  ['title titles', 'Annual report', '年度报告', '年度報告'],
  ['reason why because', 'the last price is old', '最近价格已过期', '最近價格已過期'],
  ['industry sector', 'Semiconductors', '半导体', '半導體'],
  ['position', '34', '34', '34'],
  ['regime trend', 'rising markets', '上涨行情', '升市'],
  ['version', 'v3'],
  ['when asOf leftWhen rightWhen', '2026/06/30'],
  ['date at day', '2026/08/14'],
  ['time', '15:59'],
  ['window longer2', 'ten years', '近十年', '近十年'],
  ['recent', 'one year', '近一年', '近一年'],
  ['ends', 'five fiscal year ends', '五个财年末', '五個財年末'],
  ['quarter period', 'Q2 2026', '2026 年二季度', '2026 年第二季'],
  ['price current2 own', '$257.07'],
  ['value threshold base', '$209.80'],
  ['high', '$289.40'],
  ['low lower', '$187.30'],
  ['upper most', '$301.20'],
  ['revenue total', '$318.2B', '$3,182.0亿', '$3,182.0億'],
  ['netCash cash netDebt debt income', '$42.6B', '$426.0亿', '$426.0億'],
  ['interest', '$1.20B', '$12.0亿', '$12.0億'],
  ['capacity', '$25.0M', '$2,500.0万', '$2,500.0萬'],
  ['eps perShare paid', '$1.20'],
  ['cover', '10.2×', '10.2倍', '10.2倍'],
  ['current multiple', '31.4×', '31.4倍', '31.4倍'],
  ['median', '28.6×', '28.6倍', '28.6倍'],
  ['mayer', '1.12×', '1.12倍', '1.12倍'],
  ['beta', '1.24'],
  [
    'sharpe trainSharpe testSharpe sharpeNeeded sharpeLow sharpeHigh placeboSharpe delayedSharpe rollingSharpe anchoredSharpe worstNeighbour middleNeighbour hurdle mean',
    '0.75',
  ],
  ['percentile', '53'],
  ['bull', '11'],
  ['bear', '9'],
  ['confidence points', '62'],
  [
    'count n size shown found kept checks failed items sections sentences figures withheld trades members settings',
    '12',
  ],
  ['years growthYears yearsNeeded leastYears forever', '5'],
  ['days cashDays securityDays', '40'],
  ['bars candles', '252'],
  ['months hours candles', '3'],
  ['leastTrades periods', '30'],
  ['trials', '41'],
  ['percent', '60'],
  ['version', 'v3'],
  ['growth momentum change year gain rise up', '+7.9%'],
  ['fall drawdown worst loss down worstSpell marketSpell worstRegime fallBad', '−27.9%'],
  [
    'upside gap rate roic wacc roe implied volatility margin conversion distance ahead measuredCost assumedCost breakEven valueAtRisk roa turnover terminal share exposure volumeShare width tail balance doubtfulGain',
    '18.5%',
  ],
  ['before past longer shorter', '17.9%'],
];

const sampleOf = new Map(
  samples.flatMap(([names, en, cn = en, hk = cn]) =>
    names.split(' ').map((name) => [name, { en, 'zh-CN': cn, 'zh-HK': hk }]),
  ),
);

/** A text with samples in its slots; `{fall:size}` prints without its sign, as the report does. */
export function withSamples(text, language) {
  return text.replaceAll(/\{(\w+)(:size)?\}/g, (slot, name, isSize) => {
    const sample = sampleOf.get(name)?.[language];
    if (sample === undefined) return slot;
    return isSize === undefined ? sample : sample.replace(/^[+−]/, '');
  });
}
