import type { Fact } from '@plumbline/model/fact';
import { isMeasured, measureWords } from './measures.ts';
import type { Rewording } from './rewording.ts';
import { areAll, isKind, rewording } from './rewording.ts';

// Wordings that weigh two figures or order several: so many times as volatile, ranked first, the lowest of these, doubled to. The
// weight is worked out here; what is read then only says which figure is whose and which is more.

const label = String.raw`(?:FY ?|fiscal (?:year )?)?20\d\d`;
const aName = '([^,;:}{]{2,40}?)';
const aKind = '([^,;:}{]{3,40}?)';
const against = '(?:against|versus|vs\\.?|compared with|compared to)';
const valueOf = (fact: Fact | undefined): number => fact?.value ?? Number.NaN;
const areOneKind = (facts: readonly Fact[]): boolean =>
  facts.length > 1 &&
  facts.every(
    ({ metric, unit, currency }) =>
      metric === facts[0]?.metric && unit === facts[0].unit && currency === facts[0].currency,
  );
const ofTwo = (facts: readonly Fact[]): boolean =>
  areOneKind(facts) && new Set(facts.map(({ instrumentId }) => instrumentId)).size === facts.length;
const yearOf = ({ period }: Fact): number => (period?.kind === 'year' ? Number(period.label.slice(-4)) : Number.NaN);
/** Of one owner, the first a year or more before the second. */
const inTime = ([a, b]: readonly (Fact | undefined)[]): boolean =>
  a !== undefined &&
  b !== undefined &&
  areOneKind([a, b]) &&
  a.instrumentId === b.instrumentId &&
  yearOf(a) < yearOf(b);

/** Whether the first of two is so many times the second as the words say. */
const isTimes = (words: string, a: Fact | undefined, b: Fact | undefined): boolean => {
  const measure = measureWords.get(words.trim().toLowerCase())?.measure;
  return measure !== undefined && isMeasured(measure, valueOf(b), valueOf(a));
};
const times =
  '((?:more than |nearly |almost |about |roughly |around |over |less than )?(?:twice|two times|three times|four times|five times|six times|seven times|eight times|nine times|ten times|half))';
const multiplied = '((?:more than |nearly |almost |roughly |about |over )?(?:doubled|tripled|trebled|quadrupled))';
const halved = '((?:more than |nearly |almost |roughly |about )?halved)';
const descends: Rewording['holds'] = (facts) =>
  ofTwo(facts) && facts.every((fact, at) => at === 0 || valueOf(fact) < valueOf(facts[at - 1]));
/** The first is the most, or the least, of those shown. */
const isEnd: Rewording['holds'] = (facts, said) => {
  const isLeast = said.some((word) =>
    /^(?:lowest|smallest|thinnest|cheapest|least|weakest|最低|最小|最少)$/i.test(word),
  );
  const [own, ...others] = facts;
  return ofTwo(facts) && others.every((one) => (isLeast ? valueOf(own) < valueOf(one) : valueOf(own) > valueOf(one)));
};
const areClose: Rewording['holds'] = (facts) =>
  ofTwo(facts) &&
  Math.max(...facts.map(valueOf)) * 0.9 <= Math.min(...facts.map(valueOf)) &&
  facts.every(({ value }) => (value ?? 0) > 0);
const group =
  '(?:(?:of|among) (?:these|those|the|all)(?: (?:two|three|four|five|six))?(?: (?:stocks|companies|shares|names|businesses|banks|retailers|chip makers|firms|peers))?)';
const isInside: Rewording['holds'] = (facts) => {
  const [own, low, high] = facts;
  return (
    own?.metric === 'price' &&
    low?.metric === 'low52w' &&
    high?.metric === 'high52w' &&
    new Set(facts.map(({ instrumentId }) => instrumentId)).size === 1 &&
    valueOf(low) <= valueOf(own) &&
    valueOf(own) <= valueOf(high)
  );
};
const fullOf: Readonly<Record<string, string>> = {
  volatile: 'volatility',
  expensive: 'priceToEarnings',
  profitable: 'netMargin',
  large: 'revenue',
  big: 'revenue',
};
const ofWord =
  (word: string): Rewording['holds'] =>
  (facts, said) =>
    areAll(({ metric }) => metric === fullOf[word])(facts, said) &&
    ofTwo(facts) &&
    isTimes(said[1] ?? '', facts[0], facts[1]);

/** The first amount is a little less than the second of the same owner and time. */
const isNearly: Rewording['holds'] = ([a, b]) =>
  a !== undefined &&
  b !== undefined &&
  a.unit === b.unit &&
  a.currency === b.currency &&
  a.instrumentId === b.instrumentId &&
  a.period?.label === b.period?.label &&
  valueOf(a) <= valueOf(b) &&
  valueOf(a) >= 0.9 * valueOf(b);
const isGainAndLoss: Rewording['holds'] = ([gain, loss]) =>
  gain !== undefined &&
  gain.metric.startsWith('return') &&
  valueOf(gain) > 0 &&
  loss?.metric === 'netIncome' &&
  valueOf(loss) < 0 &&
  gain.instrumentId === loss.instrumentId;

export const englishWeighed: readonly Rewording[] = [
  rewording(
    String.raw`^${aName} (?:is|has|carries|looks) ((?:a little |slightly |somewhat |much |considerably |far )?)(more|less) (?:leveraged|leverage|indebted|debt relative to earnings) than ${aName}(?:, at|: net debt of|,|:) {} times ebitda ${against} {} times(?: ebitda)?`,
    'the net debt to EBITDA of $<w1> is $<w2>$<w3> than that of $<w4>: {} against {}',
    { holds: isKind('netDebtToEbitda') },
  ),
  rewording(
    String.raw`^${aName}'s ${aKind} of {} (?:is|was) (?:almost|nearly) as (?:large|big|high) as its ${aKind} of {} in (${label})`,
    "$<w1>'s $<w2> was {} in $<w4> and its $<w3> was {} in $<w4>",
    { holds: isNearly },
  ),
  rewording(
    String.raw`^${aName}'s (stock|shares) (has risen|have risen|rose|gained|has gained|have gained|is up|are up) {} ([^,;:}{]{5,30}) despite an? (?:net )?loss of {}`,
    "$<w1>'s $<w2> $<w3> {} $<w4>; $<w1> had a net loss of {}",
    { holds: isGainAndLoss },
  ),
  // Doubled to.
  ...(['rose', 'fell'] as const).map((as) =>
    rewording(
      String.raw`\b${as === 'rose' ? multiplied : halved} to {}((?: in ${label})?),? from {}`,
      `${as} to {}$<w2> from {}`,
      {
        holds: (facts, said) => inTime([facts[1], facts[0]]) && isTimes(said[0] ?? '', facts[0], facts[1]),
      },
    ),
  ),
  // How many times as much.
  ...Object.entries({ volatile: 'volatility', expensive: 'P/E', profitable: 'net margin' }).map(([word, kind]) =>
    rewording(
      String.raw`^${aName} is ${times} as ${word} as ${aName}(?::|,| at) {} ${against} {}`,
      `the ${kind} of $<w1> is {} and the ${kind} of $<w3> is {}`,
      { holds: ofWord(word) },
    ),
  ),
  rewording(
    String.raw`^${aName} (?:earned|made) ${times} as much as ${aName} in (${label})(?::|,) {} ${against} {}`,
    'in $<w4> the net income of $<w1> was {} and the net income of $<w3> was {}',
    {
      holds: (facts, said) =>
        isKind('netIncome')(facts, said) && ofTwo(facts) && isTimes(said[1] ?? '', facts[0], facts[1]),
    },
  ),
  rewording(
    String.raw`^${aName}'s ${aKind} is ${times}(?: that of)? ${aName}'s(?::|,) {} ${against} {} in (${label})`,
    'in $<w5> the $<w2> of $<w1> was {} and the $<w2> of $<w4> was {}',
    { holds: (facts, said) => ofTwo(facts) && isTimes(said[2] ?? '', facts[0], facts[1]) },
  ),
  rewording(
    String.raw`^${aName}'s ${aKind} (?:is|was) ${times} ${aName}'s(?::|,) {} ${against} {} in (${label})`,
    'in $<w5> the $<w2> of $<w1> was {} and the $<w2> of $<w4> was {}',
    { holds: (facts, said) => ofTwo(facts) && isTimes(said[2] ?? '', facts[0], facts[1]) },
  ),
  rewording(
    String.raw`^${aName} is ${times} as (?:large|big) as ${aName} by (revenue|sales|net income) \({} ${against} {} in (${label})\)`,
    'in $<w5> the $<w4> of $<w1> was {} and the $<w4> of $<w3> was {}',
    { holds: (facts, said) => ofTwo(facts) && isTimes(said[1] ?? '', facts[0], facts[1]) },
  ),
  // More than another.
  rewording(
    String.raw`^${aName} (?:earned|made) (more|less) than ${aName} in (${label})(?::|,| at) {} ${against} {}`,
    'in $<w4> the net income of $<w1> was $<w2> than that of $<w3>: {} against {}',
    { holds: isKind('netIncome') },
  ),
  rewording(
    String.raw`^${aName} (?:generated|produced|had|reported|booked|spent) (more|less) ${aKind} than ${aName} in (${label})(?::|,| at) {} ${against} {}`,
    'in $<w5> the $<w3> of $<w1> was $<w2> than that of $<w4>: {} against {}',
  ),
  rewording(
    String.raw`^${aName} (?:commands|trades on|trades at|has|carries|fetches) an? ((?:much |slightly |somewhat |far |considerably )?)(higher|lower) (?:earnings )?(?:multiple|valuation) than ${aName}(?:,|:| at) {} ${against} {}(?: times)? earnings`,
    'the P/E of $<w1> is $<w2>$<w3> than that of $<w4>: {} against {}',
    { holds: isKind('priceToEarnings') },
  ),
  // Ranked.
  rewording(String.raw`^(?:on|by|in terms of|measured by) (?:an? )?${aKind} basis, `, 'on $<w1>, '),
  rewording(
    String.raw`^(?:ranked |measured |sorted )?(?:by|on) ${aKind}, ${aName} \({}\) (?:ranks|comes|is) first, (?:ahead of|followed by) ${aName} \({}\),? (?:and|then) ${aName} \({}\)`,
    '$<w1>: $<w2> {}, $<w3> {}, $<w4> {}',
    { holds: descends },
  ),
  rewording(
    String.raw`^(?:ranked |measured |sorted )?(?:by|on) ${aKind}, ${aName} \({}\) (?:ranks|comes|is) first, (?:ahead of|followed by) ${aName} \({}\)`,
    '$<w1>: $<w2> {}, $<w3> {}',
    { holds: descends },
  ),
  rewording(
    String.raw`^${group}, ${aName} (?:has|had|shows|offers) the (lowest|highest|smallest|largest|thinnest|widest) ${aKind}(?::|,| at|, at) {},? (?:${against}|followed by|ahead of) {} (?:for|at) ${aName} and {} (?:for|at) ${aName}(?=\.?$)`,
    '$<w3>: $<w1> {}, $<w4> {}, $<w5> {}',
    { holds: isEnd },
  ),
  rewording(
    String.raw`^on ${aKind}, ${aName} \({}\) and ${aName} \({}\) (?:are|look) (?:close|similar|alike|comparable)`,
    '$<w1>: $<w2> {}, $<w3> {}',
    { holds: areClose },
  ),
  // A price within its range, and above a value.
  rewording(
    String.raw`{}, (?:which is )?(?:well )?(?:within|inside) its 52-week range of {} (?:to|and|-) {}`,
    '{}, between its 52-week low of {} and its 52-week high of {}',
    { holds: isInside },
  ),
  rewording(
    String.raw`^at {},? (?:the )?(?:shares|stock) of ${aName} (?:stands?|trades?|is|are|sits?) (above|below) (?=(?:the|its) )`,
    "$<w1>'s price of {} is $<w2> ",
    { holds: isKind('price') },
  ),
  rewording(
    String.raw`\bnet debt (?:at|of|for) ${aName} (?:is|was|stood at|came to|stands at) {} times ebitda`,
    'the net debt to EBITDA of $<w1> is {}',
    { holds: isKind('netDebtToEbitda') },
  ),
  rewording(
    String.raw`^${aName} (?:has )?(?:grew|grown|expanded) (?:by )?(?:only |just )?{}(?= in (?:fiscal )?20|$)`,
    "$<w1>'s revenue grew {}",
    { holds: isKind('revenueGrowth') },
  ),
];

const moved = '(?:上升|提高|提升|增加|增长|升|增|涨|扩大|下降|下滑|下跌|减少|回落|降|跌|减|收窄)';
const part =
  '((?:约|大约|近|超过|逾|接近|不到)?(?:三分之一|四分之一|五分之一|一半|一倍|[一两三四五六七八九]成半?)(?:以上|多)?)';
const isDown = (word: string): boolean => /[下跌减落降窄]/.test(word);
/** Of one owner a step of time apart, as far as the words say and that way. */
const isStep: Rewording['holds'] = ([a, b], said) => {
  if (!inTime([a, b])) return false;
  const change = valueOf(b) / valueOf(a) - 1;
  const far = said.find((word) => new RegExp(`^${part}$`).test(word));
  const way = said.find((word) => new RegExp(`^${moved}$`).test(word)) ?? '';
  if (far === undefined || (isDown(way) ? change >= 0 : change <= 0)) return false;
  const measure = measureWords.get(far)?.measure;
  if (far.includes('一倍'))
    return /近|接近/.test(far)
      ? change >= 0.9 && change <= 1
      : /超过|逾|以上|多/.test(far)
        ? change > 1
        : Math.abs(change - 1) <= 0.1;
  return measure !== undefined && isMeasured({ ...measure, isOfChange: true }, 1, 1 + change);
};
const aYear = '(20\\d\\d(?:年|财年))';
const chineseName = '([^，。；：}{]{2,16}?)';
const kinds =
  '(营业收入|营收|收入|净利润|盈利|利润|毛利率|净利率|营业利润率|经营利润率|自由现金流|经营现金流|资本开支|研发投入|研发费用|净资产收益率|股本回报率|每股盈利|每股收益|回购金额|派息比率|派息率|负债权益比率)';
const isFlatStep: Rewording['holds'] = (facts) =>
  inTime(facts) && Math.abs(valueOf(facts[1]) / valueOf(facts[0]) - 1) <= 0.025;
const isUpStep: Rewording['holds'] = (facts) => inTime(facts) && valueOf(facts[1]) > valueOf(facts[0]);
const isDownStep: Rewording['holds'] = (facts) => inTime(facts) && valueOf(facts[1]) < valueOf(facts[0]);
const isTimesInChinese: Rewording['holds'] = (facts, said) => {
  const measure = measureWords.get(
    `${said.includes('约') || said.includes('大约') ? '约' : ''}${said.find((word) => /倍|一半/.test(word)) ?? ''}`,
  )?.measure;
  return ofTwo(facts) && measure !== undefined && isMeasured(measure, valueOf(facts[1]), valueOf(facts[0]));
};
const manyTimes = '((?:约|大约|近|超过|逾|接近|不到)?(?:[两三四五六七八九十]倍(?:多|以上)?|一半))';

const fellSo: Rewording['holds'] = ([fact], said) =>
  fact?.metric === 'return1Y' && (said.some((word) => /跌/.test(word)) ? valueOf(fact) < 0 : valueOf(fact) > 0);

export const chineseWeighed: readonly Rewording[] = [
  rewording('(较|比)(上一?财年|上年|上一年|去年|上年同期){}', '$<w1>$<w2>的{}'),
  rewording(`^${kinds}方面[，,]${chineseName}为?{}[，,](?:而)?${chineseName}(?:则)?为?{}`, '$<w1>：$<w2>{}，$<w3>{}', {
    holds: ofTwo,
  }),
  rewording(
    `^(过去一年|近一年)[，,]?${chineseName}(?:的)?(?:股价)?(下跌|上涨|上升)[，,](?:一年|同期)?回报(?:率)?为{}`,
    '$<w2>$<w1>回报为{}',
    { holds: fellSo },
  ),
  rewording(
    `^${chineseName}(?:的)?股价(过去一年|近一年)(下跌|上涨|上升)[，,](?:一年|同期)?回报(?:率)?为{}`,
    '$<w1>$<w2>回报为{}',
    { holds: fellSo },
  ),
  rewording(`{}[，,](?:是|为|相当于)${aYear}的?{}的${manyTimes}`, '{}，$<w1>为{}', {
    holds: ([own, before], said) => inTime([before, own]) && isTimes(said[1] ?? '', own, before),
  }),
  rewording(
    `^${chineseName}${aYear}的?${kinds}(?:同比|按年)?(${moved})了?${part}[，,][由从]{}(${moved}[至到]){}`,
    '$<w1>$<w3>由{}$<w6>$<w2>的{}',
    { holds: isStep },
  ),
  rewording(
    `^${chineseName}${kinds}(?:同比|按年)?(${moved})了?${part}[，,][由从]${aYear}的{}(${moved}[至到])${aYear}的{}`,
    '$<w1>$<w2>由$<w5>的{}$<w6>$<w7>的{}',
    { holds: isStep },
  ),
  rewording(
    `^${chineseName}${aYear}的?${kinds}(?:同比|按年)(${moved})[，,][由从]{}(${moved}[至到]){}`,
    '$<w1>$<w3>由{}$<w5>$<w2>的{}',
    { holds: (facts, said) => inTime(facts) && isDown(said[3] ?? '') === valueOf(facts[1]) < valueOf(facts[0]) },
  ),
  ...(
    [
      ['几乎没有增长|基本持平|大致持平|变化不大|几乎持平|变动不大', isFlatStep],
      ['按年改善|有所改善|按年上升|同比上升|同比提高|同比增长|按年增长|有所提升|有所上升', isUpStep],
      ['按年下降|同比下降|有所下降|有所回落|按年减少|同比减少', isDownStep],
    ] as const
  ).flatMap(([words, holds]) => [
    rewording(
      `^${chineseName}${kinds}(?:${words})[，,：:]${aYear}为?{}[，,]${aYear}为?{}`,
      '$<w1>$<w2>$<w3>为{}，$<w4>为{}',
      { holds: (facts, said) => holds(facts, said) || holds(facts.toReversed(), said) },
    ),
  ]),
  rewording(
    `^${chineseName}${kinds}(高于|低于|超过)${kinds}[，,]${aYear}分别为{}和{}`,
    '$<w1>$<w5>$<w2>为{}，$<w3>$<w4>{}',
  ),
  rewording(
    `^${chineseName}的?${kinds}(约|大约|)(?:为|是)${chineseName}的${manyTimes}[，,]${aYear}分别为{}和{}`,
    '$<w1>$<w6>$<w2>为{}，$<w4>为{}',
    { holds: isTimesInChinese },
  ),
  rewording(
    `^[与和]${aYear}的{}相比[，,]${chineseName}${aYear}的?${kinds}(${moved}[至到])(?:了)?{}`,
    '$<w2>$<w4>由$<w1>的{}$<w5>$<w3>的{}',
  ),
];
