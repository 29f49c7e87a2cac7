import type { Fact } from '@plumbline/model/fact';
import type { Rewording } from './rewording.ts';
import { areAll, isKind, rewording } from './rewording.ts';
import { doubled } from './rewordings-compared.ts';

// Wordings of analysts' prose: a company that lifts a figure, a multiple without its name, a figure beside its name, a comparison
// in front of its figures. Each becomes the plain order; what a word claims beside it is looked up here.

const label = String.raw`(?:FY ?|fiscal (?:year )?)?20\d\d`;
const against = '(against|versus|vs\\.?|compared with|compared to)';
const multiple = isKind('priceToEarnings');
const yielding = isKind('dividendYield');

const valueOf = (fact: Fact | undefined): number => fact?.value ?? Number.NaN;
const isOneKind = ([a, b]: readonly Fact[]): boolean =>
  a !== undefined && b?.metric === a.metric && b.unit === a.unit && b.currency === a.currency;
/** `{a} but only {b}`: the second is of the same kind, and less. */
const isLess: Rewording['holds'] = (facts) =>
  facts.length === 2 && isOneKind(facts) && valueOf(facts[1]) < valueOf(facts[0]);
const hardlyGrew = areAll(
  ({ metric, value }) => metric === 'revenueGrowth' && value !== null && Math.abs(value) <= 0.015,
);
const isHalf: Rewording['holds'] = (facts, said) => {
  const wanted = said.some((word) => /^twice/i.test(word)) ? 2 : 0.5;
  const share = valueOf(facts[0]) / valueOf(facts[1]);
  return facts.length === 2 && isOneKind(facts) && multiple(facts, []) && Math.abs(share / wanted - 1) <= 0.1;
};
const isLoss = areAll(({ metric, value }) => /income$/i.test(metric) && (value ?? 0) < 0);
const isProfit = areAll(({ metric, value }) => /income$/i.test(metric) && (value ?? 0) > 0);
/** One of the first kind a year behind the other at the ends of calendar years. */
const endsOfYear: Rewording['holds'] = (facts, said) => {
  const [a, b] = facts.map(({ period, asOf }) => period?.end ?? asOf);
  const year = Number(said.find((word) => /^20\d\d$/.test(word)));
  return a === `${String(year - 1)}-12-31` && b === `${String(year)}-12-31`;
};

const lifting = 'lifted|raised|increased|boosted|expanded|stepped up|pushed up|improved|widened|grew';
const cutting = 'cut|reduced|lowered|trimmed|shrank|brought down|pared|slashed';
const aKind = '([^,;:}{]{3,40}?)';
const aName = '([^,;:}{]{2,40}?)';
const degree = '(slightly|somewhat|much|far|clearly|considerably|a little|modestly|marginally|well) ';
const wider: readonly (readonly [string, string])[] = [
  ['fatter|wider|higher|better|richer|larger', 'higher'],
  ['thinner|narrower|lower|slimmer|smaller|leaner', 'lower'],
];

export const englishProse: readonly Rewording[] = [
  rewording(String.raw`\b(?:as against|set against|as opposed to|as compared with|as compared to)\b`, 'against'),
  rewording(
    String.raw`\b(?:swung|flipped|turned|switched|lurched) from (?=an? (?:net |operating )?(?:loss|profit)\b)`,
    'moved from ',
  ),
  // Somebody lifts a figure: it rose.
  ...(
    [
      [lifting, 'rose'],
      [cutting, 'fell'],
    ] as const
  ).map(([verbs, as]) =>
    rewording(
      String.raw`^${aName} (?:has |had )?(?:${verbs}) (?:its |their )?${aKind} from {}`,
      `the $<w2> of $<w1> ${as} from {}`,
    ),
  ),
  rewording(String.raw`\bin the course of (?=20|fiscal)`, 'during '),
  rewording(
    String.raw`\b(?:roughly|about|nearly|almost|more or less) doubled (?:in|during|over|in the course of) (20\d\d),? from {} to {}`,
    'rose from {} to {}',
    { holds: (facts, said) => endsOfYear(facts, said) && doubled(0.2)(facts, []) },
  ),
  rewording(
    String.raw`\b(rose|grew|climbed|increased|fell|dropped|declined|shrank|narrowed|widened|slipped) between (${label}) and (${label}),? from {} to {}`,
    '$<w1> from {} in $<w2> to {} in $<w3>',
  ),
  // A multiple without its name.
  rewording(String.raw`\b(at|on|for|of|pays?|paying|to) {} (?:trailing )?earnings\b`, '$<w1> {} times earnings', {
    holds: multiple,
  }),
  rewording(String.raw`\b(at|on|for|of) {} sales\b`, '$<w1> {} times sales', { holds: isKind('priceToSales') }),
  rewording(String.raw`\b(?:headline |earnings |trailing |current )?multiple (of|is|was|at) {}`, 'P/E $<w1> {}', {
    holds: multiple,
  }),
  rewording(String.raw`\b(?:a|an|its|the) {} multiple\b`, 'a P/E of {}', { holds: multiple }),
  rewording(String.raw`\b(a|an|its|the|just a|only a) {} (?:dividend )?yield\b`, '$<w1> dividend yield of {}', {
    holds: yielding,
  }),
  rewording(
    String.raw`^${aName} at {}(?: times)? earnings costs? (?:about |roughly |nearly )?(half|twice) as much as ${aName} at {}(?: times)?(?: earnings)?`,
    'the P/E of $<w1> is {} against {} for $<w3>',
    { holds: isHalf },
  ),
  rewording(String.raw`{}([^}{;]*?),? but (?:only|just|merely|a mere) {}`, '{}$<w1> and {}', { holds: isLess }),
  rewording(
    String.raw`\b(?:spent|put|used|laid out|devoted) {} (?:on|into|for) (?:buying back |repurchasing )?(?:its|their) own (?:shares|stock)`,
    'had share repurchases of {}',
    { holds: isKind('shareRepurchases') },
  ),
  rewording(
    String.raw`\bbought back {} of (?:its |its own |their )?(?:stock|shares)\b`,
    'had share repurchases of {}',
    {
      holds: isKind('shareRepurchases'),
    },
  ),
  rewording(String.raw`\bkeeping {} of (?=(?:its |their )?(?:revenue|sales))`, 'kept {} of '),
  rewording(
    String.raw`^from peak to trough,? ${aName} (?:lost|fell|dropped|gave up) {}`,
    'the maximum drawdown of $<w1> was {}',
    {
      holds: isKind('maxDrawdown'),
    },
  ),
  rewording(
    String.raw`{}([^},{]*), (most|the greater part|the larger part|more than half) of the {} of ((?:free|operating) cash flow|net income) (?:that )?(?:it|the company) (?:produced|generated|earned|made)`,
    '{}$<w1>, $<w2> of its $<w3> of {}',
  ),
  // A figure beside its name.
  rewording(String.raw`^([^,;:}{]*'s [^,;:}{]+), {}(?=,|$)`, '$<w1> is {}'),
  rewording(String.raw`^([^,;:}{]{2,30}), now {},`, '$<w1>, now at {},', { holds: isKind('price') }),
  rewording(
    String.raw`\bis (?:still )?(?:far|a long way|well short) (?:from|off|of|short of) (its (?:52-week|all-time) high)`,
    'is well below $<w1>',
  ),
  // A comparison in front of its figures.
  ...wider.flatMap(([words, as]) =>
    (['', degree] as const).map((far) => {
      const [d, k] = far === '' ? ['', 2] : ['$<w2> ', 3];
      return rewording(
        String.raw`^${aName} (?:ran|had|has|earned|posted|reported|runs|showed|shows|enjoyed|kept) an? ${far}(?:${words}) ${aKind} than ${aName} (?:in|for) (${label})(?:, |: |, at |, with ){} ${against} {}`,
        `in $<w${String(k + 2)}> $<w1> had a ${d}${as} $<w${String(k)}> than $<w${String(k + 1)}>: {} $<w${String(k + 3)}> {}`,
      );
    }),
  ),
  ...(
    [
      ['faster|more quickly', 'higher'],
      ['slower|more slowly', 'lower'],
    ] as const
  ).map(([words, as]) =>
    rewording(
      String.raw`^${aName} (?:grew|expanded) (?:${words}) than ${aName} in (${label}), {} ${against} {}`,
      `in $<w3> the revenue growth of $<w1> was ${as} than that of $<w2>: {} $<w4> {}`,
      { holds: isKind('revenueGrowth') },
    ),
  ),
  rewording(
    String.raw`^${aName} (?:hardly|barely|scarcely) grew in (${label}),? (?:with )?(?:sales|revenue) (?:being )?(?:up|growing|rising) {}`,
    'the revenue growth of $<w1> in $<w2> was {}',
    { holds: hardlyGrew },
  ),
  rewording(
    String.raw`^there is (?:little|not much|hardly anything) to choose on yield between ([^,}{]+), {}, and ([^,}{]+), {}`,
    '$<w1> has a dividend yield of {} and $<w2> has a dividend yield of {}',
    {
      holds: (facts) => yielding(facts, []) && Math.abs(valueOf(facts[0]) - valueOf(facts[1])) <= 0.005,
    },
  ),
  rewording(String.raw`\bpaid {} (?:a|per) share\b`, 'paid a dividend per share of {}', {
    holds: isKind('dividendPerShare'),
  }),
  rewording(String.raw`\b(?:has |have )(?:given up|surrendered|handed back) {}`, 'is down {}', {
    holds: areAll(({ metric, value }) => /^return\d/.test(metric) && (value ?? 0) < 0),
    isSized: true,
  }),
  rewording(
    String.raw`{}([^}{,;]*?) as ([^}{,;]+?) (returned|gained|lost|fell|rose|added|made|slipped|climbed) {}`,
    '{}$<w1> while $<w2> $<w3> {}',
    { holds: ([a, b]) => a?.instrumentId !== b?.instrumentId },
  ),
  ...(
    [
      ['shrank|contracted|declined|went backwards', -1, 'changing|falling|down|declining|dropping|shrinking'],
      ['grew|expanded|advanced', 1, 'rising|up|growing|climbing|advancing'],
    ] as const
  ).map(([verbs, sign, going]) =>
    rewording(
      String.raw`^${aName} (?:${verbs}) in (${label}),? with (?:its )?(?:sales|revenues?) (?:${going})(?: by)? {}`,
      'the revenue growth of $<w1> in $<w2> was {}',
      { holds: areAll(({ metric, value }) => metric === 'revenueGrowth' && Math.sign(value ?? 0) === sign) },
    ),
  ),
  rewording(
    String.raw`^([^,;:}{]+?) of {} in (${label}) (collapsed|fell|dropped|declined|rose|grew|climbed|slipped|shrank|plummeted|ballooned) to {}`,
    '$<w1> $<w3> from {} in $<w2> to {}',
  ),
  // The loss and the profit of a year.
  rewording(String.raw`\b(?:making|earning) {} after (?:losing|a loss of) {}`, 'a profit of {} and a loss of {}', {
    holds: (facts) => isProfit(facts.slice(0, 1), []) && isLoss(facts.slice(1), []),
  }),
  rewording(String.raw`\ban? {} (net |operating )?loss\b`, 'a $<w1>loss of {}', { holds: isLoss }),
  rewording(String.raw`'s (20\d\d) (net |operating )?loss of {}`, "'s $<w2>loss in $<w1> of {}", { holds: isLoss }),
];

const day = '20\\d\\d年\\d{1,2}月\\d{1,2}日';
const moved = '(?:升|跌|涨|降|回落|下跌|上涨|上升|下降|下滑|回升|攀升|滑落|提高|提升|增长|减少)';
/** As many years apart as said, a fifth and more, and the way that is said: 改善 is up, of what is better when it is more. */
const goesSo: Rewording['holds'] = ([a, b], [many = '', way = '', from = '', , to = '']) => {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const isUp = /改善|提升|上升/.test(way);
  const isBetter = /改善|恶化/.test(way) ? /margin|return|cashFlow|income|revenue/i.test(a?.metric ?? '') : true;
  const share = valueOf(b) / valueOf(a);
  return isBetter && years === { 两: 2, 三: 3, 四: 4, 五: 5 }[many] && (isUp ? share >= 1.2 : share <= 1 / 1.2);
};
/** A twelfth apart and more. */
const isClear: Rewording['holds'] = ([a, b]) => Math.abs(valueOf(b) / valueOf(a) - 1) >= 0.08;
/** Of one unit, and less than half of the first. */
const isHalfOfIt: Rewording['holds'] = ([a, b]) =>
  a !== undefined && a.unit === b?.unit && a.currency === b.currency && Math.abs(valueOf(b)) * 2 < valueOf(a);

export const chineseProse: readonly Rewording[] = [
  rewording('{}的?(?:巨额|大额|小幅|净)?(?:亏损|虧損)', '亏损{}', { holds: isLoss }),
  rewording('(?:尚有|还有|录得|实现|取得|有){}的?(?:盈利|利润|净利润)', '盈利{}', { holds: isProfit }),
  rewording('(?<![转为由扭巨])亏(?!损){}', '亏损{}', { holds: isLoss }),
  rewording(
    '(?:把|将)?(?:收入|营收|营业收入)的{}(?:都)?(?:投入|用于|花在|用在)了?(?:产品)?研发(?:上)?',
    '研发费用率为{}',
    {
      holds: isKind('researchIntensity'),
    },
  ),
  rewording(
    '[，,](?:比|较|相比)([^，,}{。]+?)的?{}倍?(略|稍|明显|显著|远|大幅)?(?:为|要|更|也)?(高|低)(?=[。，,]|$)',
    ',$<w2>$<w3>于$<w1>的{}',
  ),
  rewording('{}([^}{；;]*?)(?:只剩下?|仅剩|只有|仅有|仅为|只为|不过|仅|只)(?:有)?{}', '{}$<w1>为{}', { holds: isLess }),
  rewording('(?:还只有|仅有|只有|才){}([^}{；;]*?)(升至|涨至|增至|升到|涨到)(了)?{}', '为{}$<w1>$<w2>{}', {
    holds: (facts) => facts.length === 2 && isOneKind(facts) && valueOf(facts[0]) < valueOf(facts[1]),
  }),
  rewording('(?:仍|还|尚|也|却)?(?:仍有|还有|尚有)(?={)', '为'),
  rewording(
    '(?:仍|尚|还)?(?:未|尚未|没有|未能)(?:回复|恢复|回到|重回|回升|达到)(?:至|到)?(20\\d\\d年)(?:的)?{}(?:的)?(?:水平|高点|规模)?',
    '低于$<w1>的{}',
  ),
  rewording(
    `(?:在)?(${day})(?:还|仍)?(?:收于|收报|收在|报收|为|是|报)?{}[，,](?:但|而)?(?:到|至)?了?(${day})(?:已经?|便|就)?(${moved}[至到])了?{}`,
    '由$<w1>的{}$<w3>$<w2>的{}',
  ),
  rewording(
    `(?:较|比|从)(20\\d\\d年)的?{}(?:已|已经)?(?:明显|有所)?(${moved})[，,](?:到)?(20\\d\\d年)(?:为|是|已为){}`,
    '从$<w1>的{}$<w2>至$<w3>的{}',
    { holds: isClear },
  ),
  rewording(
    '(?:在)?(两|三|四|五)年(?:间|里|内)(?:显著|明显|大幅)?(改善|提升|上升|恶化|下滑|下降)[，,][由从](20\\d\\d年)的{}(提高|提升|上升|升|改善|降|下降|下滑|回落)至(20\\d\\d年)的{}',
    '由$<w3>的{}$<w4>至$<w5>的{}',
    { holds: goesSo },
  ),
  rewording('[，,](?:而|但)?到了?(20\\d\\d年)(?![末底初\\d])', ',$<w1>'),
  rewording('高达{}([^}{；;]*?)(?:不过|仅为|只有|仅有|只是|仅|只为)(?:有)?{}', '为{}$<w1>为{}', { holds: isHalfOfIt }),
  rewording('小(涨|跌|升){}', '$<w1>{}', { holds: areAll(({ value }) => Math.abs(value ?? 1) <= 0.1) }),
  rewording('(?:已|已经)?(?:变为|转为|变成|转成|变回)正的{}', '转正为{}'),
];
