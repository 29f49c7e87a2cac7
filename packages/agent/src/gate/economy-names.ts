// What texts call the figures of an economy. A fact of one says itself which it is, in its label or its handle.

const maturities = [
  ['1-month', '1个月期', '1m'],
  ['3-month', '3个月期', '3m'],
  ['6-month', '6个月期', '6m'],
  ['1-year', '1年期', '1y'],
  ['2-year', '2年期', '2y'],
  ['3-year', '3年期', '3y'],
  ['5-year', '5年期', '5y'],
  ['7-year', '7年期', '7y'],
  ['10-year', '10年期', '10y'],
  ['20-year', '20年期', '20y'],
  ['30-year', '30年期', '30y'],
] as const;

interface Series {
  /** How a label or a handle is known to be of this series. */
  readonly pattern: RegExp;
  readonly names: string;
}

const bonds: readonly Series[] = maturities.map(([english, chinese, short]) => ({
  pattern: new RegExp(
    `(?:\\b|_)${english.replace('-', '[- ]?')}.{0,24}(?:yield|treasur|bond|note|rate)|(?:yield|treasury|bond|gs|us|cn)_?${short}\\b|${chinese.replace(/(\d)/g, '$1 ?')}?.{0,4}(?:国债|债券|收益率)`,
    'i',
  ),
  names: [
    ...['treasury', 'treasury note', 'treasury bond', 'government bond', 'treasury yield', 'government bond yield'].map(
      (kind) => `${english} ${kind}`,
    ),
    `${english} yield`,
    `yield on the ${english} treasury`,
    `yield on ${english} treasuries`,
    `${english} treasuries`,
    english,
    ...['国债收益率', '国债', '国债利率', '收益率', '美债收益率', '美债', '中债收益率', ''].map(
      (kind) => `${chinese}${kind}`,
    ),
    ...['国债收益率', '收益率'].map((kind) => `${chinese.replace(/(\d+)/, '$1 ')}${kind}`),
  ].join('; '),
}));

const rates: readonly Series[] = [
  {
    pattern: /spread|slope|curve|期限利差|利差/i,
    names:
      'yield curve spread; term spread; spread; yield spread; slope of the yield curve; yield curve; gap between the two; 10-year minus 2-year spread; 2s10s spread; difference between the two; 期限利差; 利差; 长短端利差; 收益率曲线利差; 两者利差',
  },
  {
    pattern: /policy.?rate|fed(?:eral)?.?funds|fedfunds|政策利率|联邦基金/i,
    names:
      'federal funds rate; fed funds rate; policy rate; policy interest rate; key rate; benchmark rate; central bank rate; target rate; fed funds target rate; 联邦基金利率; 政策利率; 基准利率; 联邦基金目标利率; 美联储政策利率; 央行政策利率',
  },
  {
    pattern: /core.?(?:inflation|cpi)|核心/i,
    names:
      'core inflation; core cpi; core consumer price inflation; core cpi inflation; 核心通胀; 核心通胀率; 核心cpi; 核心 cpi',
  },
  { pattern: /core.?pce/i, names: 'core pce; core pce inflation; 核心pce; 核心 pce' },
  {
    pattern: /\bppi\b|producer price/i,
    names: 'producer price inflation; ppi; producer prices; ppi inflation; 生产者价格指数; ppi同比; ppi 同比',
  },
  {
    pattern: /inflation|(?:^|[^a-z])cpi|consumer price|通胀|通货膨胀/i,
    names:
      'inflation; inflation rate; consumer price inflation; cpi; cpi inflation; headline inflation; annual inflation; annual inflation rate; consumer prices; 通胀率; 通胀; 通货膨胀率; cpi同比; cpi 同比; 消费者物价指数; 居民消费价格指数; 通胀水平; cpi同比涨幅',
  },
  {
    pattern: /unemployment|jobless|失业/i,
    names: 'unemployment rate; unemployment; jobless rate; rate of unemployment; 失业率; 城镇调查失业率',
  },
  {
    pattern: /gdp|国内生产总值/i,
    names:
      'gdp growth; real gdp growth; economic growth; gdp growth rate; annual gdp growth; growth of gdp; gdp增速; gdp 增速; gdp增长率; 经济增速; 国内生产总值增速; 经济增长率; 实际gdp增速',
  },
  {
    pattern: /services.?pmi|非制造业/i,
    names: 'services pmi; non-manufacturing pmi; 服务业pmi; 非制造业pmi; 非制造业 pmi',
  },
  {
    pattern: /pmi|purchasing manager|采购经理/i,
    names: 'manufacturing pmi; pmi; purchasing managers index; 制造业pmi; 制造业 pmi; 采购经理指数; 制造业采购经理指数',
  },
  { pattern: /mortgage/i, names: 'mortgage rate; 30-year mortgage rate; 按揭利率; 房贷利率' },
  { pattern: /loan prime|\blpr\b|贷款市场报价/i, names: 'loan prime rate; lpr; 贷款市场报价利率; 1年期lpr; 5年期lpr' },
  {
    pattern: /\bvix\b|波动率指数/i,
    names: 'vix; vix index; volatility index; 恐慌指数; 波动率指数; vix指数; vix 指数',
  },
  { pattern: /dollar.?index|\bdxy\b|美元指数/i, names: 'dollar index; us dollar index; dxy; 美元指数' },
  {
    pattern: /real.?yield|real.?rate|实际利率/i,
    names: 'real yield; real rate; real interest rate; 实际利率; 实际收益率',
  },
  {
    pattern: /money supply|\bm2\b|货币供应/i,
    names: 'm2 growth; money supply growth; m2增速; m2 增速; m2同比; 广义货币增速',
  },
];

const countries: readonly (readonly [pattern: RegExp, english: readonly string[], chinese: readonly string[]])[] = [
  [/\bus|u\.s\.|america|federal|fed|美国|美债|美联储/i, ['us', 'u.s.', 'american', "america's"], ['美国', '美']],
  [/\bcn|china|chinese|中国|中债/i, ['china', 'chinese', "china's", 'mainland'], ['中国', '我国', '国内']],
  [/\beu\b|\bea\b|euro|欧元区/i, ['euro-area', 'euro area', 'eurozone'], ['欧元区']],
  [/\bjp|japan|日本/i, ['japan', 'japanese', "japan's"], ['日本']],
  [/\bhk|hong kong|香港/i, ['hong kong', "hong kong's"], ['香港']],
  [/\buk|\bgb|britain|british|英国/i, ['uk', 'british', "britain's"], ['英国']],
];

/** Everything a figure of an economy may be called, from its label or handle; nothing where it is no such figure. */
export function economyNames(text: string): readonly string[] {
  const series = [...rates, ...bonds].find(({ pattern }) => pattern.test(text));
  if (series === undefined) return [];
  const names = series.names.split('; ').filter((name) => name !== '');
  const [, english, chinese] = countries.find(([pattern]) => pattern.test(text)) ?? [null, [], []];
  return names.flatMap((name) =>
    /\p{Script=Han}/u.test(name)
      ? [name, ...chinese.flatMap((one) => [`${one}${name}`, `${one}的${name}`])]
      : [name, ...english.map((one) => `${one} ${name}`)],
  );
}
