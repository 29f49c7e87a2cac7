import type { Fact } from '@plumbline/model/fact';
import type { Rewording } from './rewording.ts';
import { areAll, fell, isKind, rewording, rose } from './rewording.ts';
import { follows, hardlyMoved } from './rewordings-compared.ts';

// Wordings of lists, brackets and clauses that stand elsewhere than the reading looks for them. What they say is kept; the order
// they are written in is not.

const inputs = /^(?:wacc|terminalGrowth|growth|middleGrowth|costOfEquity|costOfDebt|riskFreeRate)$/;
const areInputs = areAll(({ metric }) => inputs.test(metric));
/** Figures that show how far something rose or fell. */
const isReturn = areAll(({ metric }) => /^return\d|^dayChange|Growth$/.test(metric));
const all =
  (...tests: readonly Rewording['holds'][]): Rewording['holds'] =>
  (facts, said) =>
    tests.every((one) => one(facts, said));
const yearOf = ({ period }: Fact): number => (period?.kind === 'year' ? Number(period.label.slice(-4)) : Number.NaN);
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, 两: 2, 三: 3, 四: 4, 五: 5 };

/** As many years one after another as the first word says, of one kind and owner, each above or below the one before. */
const inEachYear: Rewording['holds'] = (facts, [many = '', way = '']) => {
  const steps = facts.slice(1).map((fact, at): number => {
    const before = facts[at];
    const isNext =
      before?.metric === fact.metric &&
      before.instrumentId === fact.instrumentId &&
      yearOf(fact) === yearOf(before) + 1;
    return isNext ? Math.sign((fact.value ?? 0) - (before.value ?? 0)) : Number.NaN;
  });
  const wanted = /^(?:fall|fell|declin|drop|decreas|narrow|slip|shr|下|减|回|走低)/i.test(way) ? -1 : 1;
  return steps.length === counts[many.toLowerCase()] && steps.every((step) => step === wanted);
};

const isYear: Rewording['holds'] = (facts, said) => {
  const last = facts.at(-1);
  return follows('year')(facts, []) && last !== undefined && yearOf(last) === Number(said[1]);
};
const moreThanTwice: Rewording['holds'] = (facts) => {
  const [first = 0, second = 0] = facts.flatMap(({ value }) => value ?? []);
  return follows('year')(facts, []) && first > 0 && second > 2 * first;
};
const isZero = areAll(({ value, metric }) => value === 0 && metric === 'dividendYield');
const multiples = areAll(({ metric }) => /^(?:priceTo|evTo)/.test(metric));
const label = String.raw`(?:FY ?|fiscal (?:year )?)?20\d\d|Q[1-4] (?:FY ?)?20\d\d`;
const aSpan =
  '((?: over| in| during| for)(?: the)?(?: past| last| latest)? (?:day|week|month|quarter|year|decade|(?:one|two|three|five|six|ten|twelve) (?:days|weeks|months|quarters|years)))';
const against = '(against|versus|vs\\.?|compared with|compared to)';

export const englishTold: readonly Rewording[] = [
  // `… in FY2025 is below B's {b} in the same year`
  rewording(
    String.raw`\b(in|for|of) (${label})(?= )([^;]*?) (?:in|for|of|over) (?:the|that) same (?:fiscal |financial )?(?:year|quarter|period)\b`,
    '$<w1> $<w2>$<w3> in $<w2>',
  ),
  rewording(String.raw`(?<=\}) on dividends\b`, ' in dividends'),
  rewording(String.raw`\b(puts|put|pegs) (fair |intrinsic )?value (?:per share )?at {}`, '$<w1> the value at {}'),
  // What a valuation rests on, one after another.
  rewording(
    String.raw`^(?:the|this|that|its) (?:model|valuation|estimate|calculation|two-stage dcf|dcf) (?:assumes|uses|rests on|applies|is based on|takes) (?:a |an )?(?:growth(?: rate)?) of {}`,
    'the growth assumption is {}',
    { holds: isKind('growth') },
  ),
  rewording(
    String.raw`^(?:the|this|that|its) (?:model|valuation|estimate|calculation|two-stage dcf|dcf) (?:assumes|uses|rests on|applies|is based on|takes) (?:a |an )?([^,;}{]{3,30}) of {}`,
    'the $<w1> is {}',
    { holds: areInputs },
  ),
  rewording(
    String.raw`(?<=\}),? (and )?(?:a |an )?(terminal growth(?: rate)?|discount rate|wacc|cost of equity|cost of debt|risk-free rate) of {}`,
    ', $<w1>the $<w2> is {}',
    { holds: areInputs },
  ),
  // The highest price is the end of a range.
  ...(['earnings', 'book', 'sales'] as const).map((per) =>
    rewording(
      String.raw`\b(highest|lowest) price[ -]to[ -]${per}\b(?:[ -](?:ratio|multiple)s?)?`,
      `$<w1> P/${per.slice(0, 1).toUpperCase()}`,
    ),
  ),
  // `has the highest P/E, at {a}`
  rewording(
    String.raw`\b(has|had|shows|carries) the (highest|lowest|largest|smallest|widest|thinnest) ([^,;}{]+), at {}`,
    '$<w1> the $<w2> $<w3> at {}',
  ),
  rewording(String.raw`\bthan ([^,;}{]+?) (?:did|does|had|has) ?\({}\)`, 'than $<w1> ({})'),
  rewording(
    String.raw`^([^,;}{]+?) in (${label}) \({}\) than ([^,;}{]+?) \({}\)`,
    '$<w1> ({}) than $<w3> ({}) in $<w2>',
  ),
  // `A's margin was above B's in FY2025: {a} against {b}`
  rewording(
    String.raw`^([^,;:()}{]+?) (?:in|for) (${label})(?:: | \(| at |, at |, ){} ${against} {}\)?`,
    'in $<w2> $<w1>: {} $<w3> {}',
  ),
  // `A's margin (FY2025: {a}) is above B's (FY2025: {b})`
  rewording(
    String.raw`^([^,;:()}{]+?) \((${label}): {}\) ([^,;:()}{]+?) \((\2): {}\)`,
    'in $<w2> $<w1> ({}) $<w3> ({})',
  ),
  rewording(
    String.raw`\bthe value of {} (?:from|by|under|in|according to) the (?:two-stage )?(?:dcf|discounted cash flow)(?: model)?\b`,
    'the DCF value of {}',
    {
      holds: isKind('dcfTwoStage'),
    },
  ),
  rewording(
    String.raw`\bbeta (?:of|is) {},? (?:meaning|(?:which )?means|so|which implies|implying)(?: that)? (?:it|the stock|the shares|they) (?:moves?|swings?) (more|less) than the market`,
    'beta is {}; it moves $<w1> than the market',
    { holds: isKind('beta') },
  ),
  rewording(
    String.raw`\bpays no dividend(?::|,|;| and)? (?:so )?(?:its |the )?dividend yield (?:is|of) {}`,
    'has a dividend yield of {}',
    {
      holds: isZero,
    },
  ),
  rewording(
    String.raw`^both ([^,;}{]+?) and ([^,;}{]+?) have (?:a )?(beta|current ratio)s? (above|below) one \({} and {}\)`,
    '$<w1> has a $<w3> of {}, $<w4> one, and $<w2> has a $<w3> of {}, $<w4> one',
  ),
  rewording(String.raw`\bclosed (?:the day )?{} (?:higher|up) at {}`, 'closed at $<f2>, up $<f1> on the day', {
    holds: (facts) => facts[0]?.metric === 'dayChange' && (facts[0].value ?? 0) > 0,
  }),
  rewording(
    String.raw`^compared with ([^,;}{]+), ([^,;}{]+?) has (?:the|a) (higher|lower|wider|narrower|larger|smaller) ([^,;()}{]+?) \({} ${against} {} (?:in|for) (${label})\)`,
    'in $<w6> $<w2> has a $<w3> $<w4> than $<w1>: {} $<w5> {}',
  ),
  rewording(
    String.raw`^(?:relative to|compared with|against|versus) its (\d{1,3}-day average|52-week (?:high|low)) of {}, ([^,;}{]+?) trades (higher|lower)`,
    '$<w2> trades $<w3> than its $<w1> of {}',
  ),
  rewording(String.raw`\bits (52-week high of) {}([^}{]*?) its low of {}`, 'its $<w1> {}$<w2> its 52-week low of {}', {
    holds: isKind('high52w', 'low52w'),
  }),
  rewording(String.raw`\bcombines (an? )([^,;}{]+?) of {} with (an? )`, 'has $<w1>$<w2> of {} and $<w3>'),
  rewording(
    String.raw`{} in dividends( (?:in|for) (?:${label}))? out of (net income|earnings|free cash flow) of {}`,
    '{} in dividends$<w1>, and $<w2> of {}$<w1>',
  ),
  rewording(
    String.raw`\b(bought back|repurchased) (?:its |its own )?(?:shares|stock) (?:worth|for) {}`,
    '$<w1> {} of shares',
    { holds: isKind('shareRepurchases') },
  ),
  // `has declined for two years, from {a} in 2023 to …`
  rewording(
    String.raw`\b(?:has |have )?(fell|fallen|declined|dropped|decreased|narrowed|slipped|shrunk|rose|risen|grew|grown|increased|widened|improved|climbed) (?:for|in each of the (?:past|last)) (two|three|four|five) (?:straight |consecutive |successive )?years(?: in a row| running)?,? (?=from \{)`,
    '$<w1> ',
    { holds: (facts, [way = '', many = '']) => inEachYear(facts, [many, way]) },
  ),
  // `The stock has declined over the last month ({x})`
  rewording(
    String.raw`\b(?:has |have )?(?:lost ground|declined|fallen|dropped|slipped|fell|come down)${aSpan} \({}\)`,
    'is down {}$<w1>',
    { holds: all(isReturn, fell), isSized: true },
  ),
  rewording(
    String.raw`\b(?:has |have )?(?:gained ground|advanced|risen|climbed|gained|rose|moved up)${aSpan} \({}\)`,
    'is up {}$<w1>',
    { holds: all(isReturn, rose) },
  ),
  rewording(
    String.raw`\b(?:maximum|deepest|largest|biggest|worst|steepest) (?:fall|drop|decline|loss|slide)(?: in the price)? from (?:a |the |its |any )?(?:previous |earlier )?(?:peak|high|top)(?: to (?:a |the |its )?(?:trough|low|bottom))?\b`,
    'maximum drawdown',
    { holds: isKind('maxDrawdown') },
  ),
];

export const chineseTold: readonly Rewording[] = [
  rewording(
    '^(?:该|这一|这个|上述|此)?(?:估值|模型|测算|估算|DCF|两阶段DCF|现金流折现)(?:模型)?(?:假设|假定|采用|使用|基于)(?:的)?(?:增长率|增速|收入增长率)(为|是){}',
    '增长假设$<w1>{}',
    { holds: isKind('growth') },
  ),
  rewording(
    '^(?:该|这一|这个|上述|此)?(?:估值|模型|测算|估算|DCF|两阶段DCF|现金流折现)(?:模型)?(?:假设|假定|采用|使用|基于)(?:的)?([^，。；}{]{2,8}?)(为|是){}',
    '$<w1>$<w2>{}',
    { holds: areInputs },
  ),
  rewording('(回购(?:股份|股票)?)(?:共|合共|合计|总共)?(?:涉资|斥资|耗资|动用|花费)(?:约)?{}', '$<w1>{}', {
    holds: isKind('shareRepurchases'),
  }),
  rewording('^截至(?:当日|最新|今日|本日)?(?:收盘|收市)[，,]?', ''),
  rewording(
    '^按(市盈率|市净率|市销率)(?:计算|计|来看|衡量|看)?[，,]([^，,。（(}{]+?)[（(]{}倍[）)](?:比|较)([^，,。（(}{]+?)[（(]{}倍[）)](?:更|为|便)?便宜',
    '$<w2>的$<w1>({}倍)低于$<w3>({}倍)',
    { holds: multiples },
  ),
  rewording(
    '^按(市盈率|市净率|市销率)(?:计算|计|来看|衡量|看)?[，,]([^，,。（(}{]+?)[（(]{}倍[）)](?:比|较)([^，,。（(}{]+?)[（(]{}倍[）)](?:更|为)?(?:昂贵|贵)',
    '$<w2>的$<w1>({}倍)高于$<w3>({}倍)',
    { holds: multiples },
  ),
  rewording('相对强弱指[数标][（(](\\d{1,3})(?:日|天)?[）)]', '$<w1>日RSI'),
  rewording('{}[，,](?:与|和)(上一财年|上财年|上一年|上年|前一年|去年)的?{}(?:基本|大致|大体)?持平', '{},$<w1>为{}', {
    holds: hardlyMoved,
  }),
  rewording('(?:同比|按年)?(?:增长)?(?:翻倍以上|一倍以上|翻了一番以上)[，,](?:由|从)(?=\\{)', '由', {
    holds: moreThanTwice,
  }),
  rewording(
    '^(20\\d\\d)(?:财年|年)?(?:至|到)(20\\d\\d)(财年|年)[，,](?:期间)?([^，,}{]*?)由{}(上升|增加|增长|提高|提升|下降|下跌|回落|减少|升|增|降|跌)至{}',
    '$<w4>由$<w1>$<w3>的{}$<w5>至$<w2>$<w3>的{}',
  ),
  rewording(
    '(?:较|比)(\\d{1,3}日均线|52周(?:最)?[高低](?:点|位|价)){}(?:元|港元|美元)?(?:为|更)?(高|低)',
    '$<w2>于$<w1>{}',
  ),
  // 2025年利润率由 {a} 上升至 {b}: the year is that of the second.
  rewording(
    '^([^，,。}{]{1,12}?)(20\\d\\d)(?:财年|年)(?:的)?([^，,。}{]{2,10}?)由{}(上升|增加|增长|提高|提升|下降|下跌|回落|减少|扩大|收窄|升|增|降|跌)至{}(?=。?$)',
    '$<w1>$<w3>由{}$<w4>至{}',
    { holds: isYear },
  ),
  rewording(
    '(收入|营收|营业收入|净利润|纯利|每股收益|每股盈利)(?:同比|按年)?(增长|上升|下降|减少){}[，,]([^，,。}{]{2,8}?)(?:则|亦|也)?(?:同比|按年)?(增长|上升|下降|减少){}',
    '$<w1>$<w2>{},$<w3>$<w1>$<w4>{}',
  ),
  // 营收增长 would be the name of a rate.
  ...(
    [
      ['下降|下滑|回落|走低|减少', '下降'],
      ['上升|增长|提高|提升|增加', '上升'],
    ] as const
  ).map(([verbs, as]) =>
    rewording(`连续(两|三|四|五)年(${verbs})[：:，,](?=(?:20\\d\\d|由|从))`, `${as},`, { holds: inEachYear }),
  ),
];
