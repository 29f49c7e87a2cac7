import type { Fact } from '@plumbline/model/fact';
import type { Rewording } from './rewording.ts';
import { areAll, isKind, rewording } from './rewording.ts';
import { saidCounts } from './said-counts.ts';
import { multiples as paid } from './worth.ts';

// Wordings of an analyst's answer: a distance in points, nearer to one end of a range, ranked by a figure, a time that a course
// begins at. What they say of the figures is worked out from them; then the plain order is read.

const label = String.raw`(?:FY ?|fiscal (?:year )?)?20\d\d`;
const aName = '([^,;:}{]{2,40}?)';
const aKind = '([^,;:}{]{3,40}?)';
const valueOf = (fact: Fact | undefined): number => fact?.value ?? Number.NaN;
const isOneKind = ([a, b]: readonly Fact[]): boolean => a !== undefined && a.metric === b?.metric && a.unit === b.unit;

/** How far from a whole number of points two shares may be that are said to be so many apart. */
const ofPoint = 0.25;
/** What a share may be off as it is printed. */
const ofRounding = 0.05;

/** The first of two shares is so many points above or below the second, or the second is so many above the first. */
function inPoints(first: 'left' | 'right'): Rewording['holds'] {
  return (facts, said) => {
    const [a, b] = first === 'left' ? facts : facts.toReversed();
    const text = said.join(' ').toLowerCase();
    const many =
      /(?:^|[^a-z])(half|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:full |percentage |whole )*(?:a )?(?:percentage )?points?|(一个半|[一两二三四五六七八九十半])个?(?:多)?百分点/.exec(
        text,
      );
    const count = saidCounts[many?.[1] ?? many?.[2] ?? ''] ?? Number.NaN;
    const isUp = !/less|lower|below|under|fell|fall|down|declin|drop|narrow|slip|低|少|降|跌|减|落|滑/.test(text);
    const apart = (valueOf(a) - valueOf(b)) * 100 * (isUp ? 1 : -1);
    const isAbout = Math.abs(apart - count) <= ofPoint;
    const isOver = /more than|over|超过|逾|多个/.test(text);
    const isUnder = /less than|under|nearly|almost|不到|不足|近/.test(
      text.replace(/less than (?!an? |one|two|three|four|five|half)/g, ''),
    );
    const holds = isOver
      ? apart > count + ofRounding && apart < count + 1
      : isUnder
        ? apart < count - ofRounding && apart > count - 1
        : isAbout;
    return isOneKind(facts) && a?.unit === 'fraction' && holds;
  };
}
const points =
  '((?:about |roughly |around |nearly |almost |more than |over |just over |a full )?(?:half a|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: full| whole)? percentage points?)';

/** Nearer to the first end of a range than to the second. */
const isNearer: Rewording['holds'] = ([own, first, second]) => {
  const kinds = new Set([first?.metric, second?.metric]);
  const isRange = kinds.has('high52w') && kinds.has('low52w') && own?.metric === 'price';
  const owners = new Set([own?.instrumentId, first?.instrumentId, second?.instrumentId]);
  return (
    isRange && owners.size === 1 && Math.abs(valueOf(own) - valueOf(first)) < Math.abs(valueOf(own) - valueOf(second))
  );
};
/** Three times as much and more. */
const isSeveral: Rewording['holds'] = (facts) =>
  isOneKind(facts) && valueOf(facts[0]) >= 3 * valueOf(facts[1]) && valueOf(facts[1]) > 0;
/** Each is more than the next. */
const descends: Rewording['holds'] = (facts) =>
  facts.length > 1 &&
  facts.every((fact, at) => at === 0 || (fact.metric === facts[0]?.metric && valueOf(fact) < valueOf(facts[at - 1])));
const isDrawdown = isKind('maxDrawdown');
const areClose: Rewording['holds'] = ([a, b]) =>
  a !== undefined &&
  a.unit === b?.unit &&
  a.currency === b.currency &&
  a.instrumentId === b.instrumentId &&
  a.period?.label === b.period?.label &&
  valueOf(a) > 0 &&
  Math.max(valueOf(a), valueOf(b)) * 0.9 <= Math.min(valueOf(a), valueOf(b));
const rose =
  'rose|grew|climbed|increased|improved|widened|expanded|went up|jumped|gained|has risen|has grown|has increased|has improved|has widened|has climbed';
const fell =
  'fell|dropped|declined|decreased|narrowed|slipped|shrank|contracted|went down|has fallen|has declined|has shrunk|has narrowed|has dropped';
const far =
  '((?: by (?:about |roughly |nearly |almost |more than |around |over )?(?:a|an|one|two|three)[ -](?:half|third|quarter|fifth|sixth|tenth|thirds|quarters|fifths)| by (?:about |nearly |almost |more than |roughly )?half)?)';
const multiplied =
  '((?:has |have )?(?:more than |nearly |almost |roughly |about |over )?(?:doubled|tripled|trebled|quadrupled|halved))';

const mostOf: Rewording['holds'] = ([all, part], said) => {
  const share = valueOf(part) / valueOf(all);
  const isOne = all?.instrumentId === part?.instrumentId && all?.period?.label === part?.period?.label;
  const kinds = all?.metric === 'freeCashFlow' && part?.metric === 'shareRepurchases';
  return isOne && kinds && share <= 1 && share >= (/all/.test(said[1] ?? '') ? 0.85 : 0.5);
};

export const englishAnalyst: readonly Rewording[] = [
  rewording(
    String.raw`^(?:by contrast|in contrast|meanwhile|similarly|likewise|in addition|moreover|furthermore|for comparison|in comparison|in short|in sum|in summary|separately), (?=.)`,
    '',
  ),
  rewording(String.raw`\bits yield (is|was|of|stands at)`, 'its dividend yield $<w1>', {
    holds: (facts) => facts.some(({ metric }) => metric === 'dividendYield'),
  }),
  rewording(
    String.raw`^${aName} (?:spent|used|put) (most|more than half|nearly all|almost all) of (?:its|their) free cash flow of {} (?:on|into) (?:share )?(?:buybacks|repurchases) of {}((?: in ${label})?)`,
    '$<w1> had free cash flow of {}$<w3> and share repurchases of {}$<w3>',
    { holds: mostOf },
  ),
  rewording(
    String.raw`\b(${rose}|${fell}) (?:by )?${points} to {}((?: in ${label})?),? from {}`,
    '$<w1> to {}$<w3> from {}',
    {
      holds: inPoints('left'),
    },
  ),
  rewording(
    String.raw`^(?:in terms of|on|from the (?:standpoint|perspective) of|looking at|turning to|as for|regarding) (?:valuation|multiples), `,
    '',
    { holds: areAll(({ metric }) => paid.test(metric)) },
  ),
  rewording(String.raw`^(?:in terms of|looking at|turning to|as for|regarding|on) (?:profitability|margins), `, '', {
    holds: areAll(({ metric }) => /Margin$|^returnOn/.test(metric)),
  }),
  rewording(
    String.raw`\b(dcf|discounted cash flow)(?: model)? (?:estimate|valuation|fair value|figure|result|model value|estimated value)\b`,
    '$<w1> value',
  ),
  rewording(String.raw`\b(?:one-year|1-year|annual|yearly) (?:annuali[sz]ed )?volatility\b`, 'volatility', {
    holds: (facts) => facts.some(({ metric }) => metric === 'volatility'),
  }),
  rewording(
    String.raw`^(?:the )?(?:key|main|headline|core) (?:figures|numbers|metrics|data) (?:for|of) ${aName} (?:in|for) (${label}): `,
    '$<w1> in $<w2>: ',
    {},
  ),
  rewording(String.raw`\bby ((?:about |roughly |nearly |almost |more than |around |over )?)a half\b`, 'by $<w1>half'),
  // A course that says when it begins in front of its figures.
  rewording(
    String.raw`\b(${rose}|${fell})${far} since (${label}),? from {} to {}`,
    '$<w1>$<w2> from {} in $<w3> to {}',
  ),
  rewording(
    String.raw`\b${multiplied} (?:between|from) (${label}) (?:and|to) (${label}),? from {} to {}`,
    '$<w1> from {} in $<w2> to {} in $<w3>',
  ),
  rewording(
    String.raw`\b(inched up|edged up|ticked up|crept up|inched down|edged down|ticked down|slid|${rose}|${fell}) from {} to {} between (${label}) and (${label})`,
    '$<w1> from {} in $<w2> to {} in $<w3>',
  ),
  // Somebody lifts a figure, the later one first.
  ...(
    [
      ['lifted|raised|increased|boosted|grew|improved|expanded|stepped up|widened', 'rose'],
      ['cut|reduced|lowered|trimmed|shrank|pared', 'fell'],
    ] as const
  ).map(([verbs, as]) =>
    rewording(
      String.raw`^${aName} (?:has |had )?(?:${verbs}) (?:its |their )${aKind} to {}((?: (?:per|a) share)?(?: in ${label})?),? from {}`,
      `the $<w2> of $<w1> ${as} to {}$<w3> from {}`,
    ),
  ),
  // In points.
  rewording(
    String.raw`{}, ${points} (more|higher|less|lower|above|below) (?:than )?(?=[^}{]*\{)([^}{]*){}`,
    '{}, $<w2> than $<w3>{}',
    { holds: inPoints('left') },
  ),
  rewording(String.raw`\b(${rose}|${fell}) by ${points}(,? from) {}([^}{]*) to {}`, '$<w1>$<w3> {}$<w4> to {}', {
    holds: inPoints('right'),
  }),
  rewording(String.raw`\b(is|was|stands) several times ((?:that of |the )?)`, '$<w1> well above $<w2>', {
    holds: isSeveral,
  }),
  // Ranked, and nearer to one end.
  rewording(
    String.raw`^(?:ranked|measured|compared|judged) (?:by|on) ${aKind}, ${aName} \({}\) (?:comes|ranks|is|stands|sits) ((?:well |far |clearly |slightly |just )?)(?:ahead of|above) ${aName} \({}\)`,
    'the $<w1> of $<w2> ({}) is $<w3>above that of $<w4> ({})',
  ),
  rewording(
    String.raw`^(?:ranked|measured|compared|judged) (?:by|on) ${aKind}, ${aName} \({}\) (?:comes|ranks|is|stands|sits) ((?:well |far |clearly |slightly |just )?)(?:behind|below) ${aName} \({}\)`,
    'the $<w1> of $<w2> ({}) is $<w3>below that of $<w4> ({})',
  ),
  rewording(
    String.raw`^at {}, ${aName} is (?:(?:much|far|somewhat|still) )?(?:closer|nearer) to its (52-week (?:high|low)) of {} than to its (?:52-week )?(high|low) of {}`,
    'the price of $<w1> is {}, its $<w2> is {} and its 52-week $<w3> is {}',
    { holds: isNearer },
  ),
  rewording(
    String.raw`\b(but|and|yet) (?:still )?(?:remains|is|stands|trades|sits)(?: still)? ((?:well |far |slightly |just )?)(below|above) its (52-week|all-time|\d{1,3}-day)`,
    '$<w1> its price is $<w2>$<w3> its $<w4>',
    { holds: areAll(({ metric }) => /^(?:return|dayChange|high52w|low52w|allTimeHigh|movingAverage)/.test(metric)) },
  ),
  rewording(
    String.raw`^([^,;:}{]*?)'s ${aKind} of {} and ${aKind} of {} (in|for) (${label}) are of (?:an? )?(?:similar|comparable) (?:size|magnitude|order)`,
    "$<w1>'s $<w2> was {} in $<w5> and its $<w3> was {} in $<w5>",
    { holds: areClose },
  ),
  rewording(String.raw`\b(?:larger|bigger|steeper) than (?=[^}{]*\{)`, 'deeper than ', { holds: isDrawdown }),
  rewording(String.raw`\b(?:smaller|milder) than (?=[^}{]*\{)`, 'shallower than ', { holds: isDrawdown }),
];

export const chineseAnalyst: readonly Rewording[] = [
  rewording(
    '{}(高于|低于|高过)([^}{，。；]*?)的{}((?:约|大约|近|超过|逾|不到)?(?:一个半|[一两二三四五六七八九十半]个?多?)百分点)',
    '{}，$<w1>$<w2>的{}',
    {
      holds: inPoints('left'),
    },
  ),
  rewording('^从(?:估值|市盈率|估值水平)(?:上|角度|水平)?(?:来看|看|而言)[，,]', '', {
    holds: areAll(({ metric }) => paid.test(metric)),
  }),
  rewording('^从(?:盈利能力|利润率|盈利)(?:上|角度)?(?:来看|看|而言)[，,]', '', {
    holds: areAll(({ metric }) => /Margin$|^returnOn/.test(metric)),
  }),
  rewording('进一步(?=[升降增跌涨提扩下上回减收])', ''),
  rewording('再(?=[升降增跌涨][至到])', ''),
  rewording('(?:介乎|处于|徘徊于)(?=52周)', '介于'),
  rewording(
    '^([^}{：:]{2,20}?)的?(?:主要|关键|核心|重点)(?:财务)?(?:数据|指标|数字)(?:如下|包括|有|为)?[：:]',
    '$<w1>',
  ),
  rewording('排名(?:依次为|如下)?[：:](?=[^}{]*\\{)', '：', { holds: descends }),
  rewording('(?:约|大约)为([^}{，。；]*?)的?{}的(一半|[两三四五六七八九十]倍)', '为$<w1>的{}的约$<w2>'),
  rewording('(?:约|大约)为([^}{，。；]*?)的(一半|[两三四五六七八九十]倍)', '为$<w1>的约$<w2>'),
  // In points.
  ...(
    [
      ['上升|提高|提升|增加|高|扩大|改善', '高'],
      ['下降|降低|回落|低|减少|收窄', '低'],
    ] as const
  ).map(([verbs, as]) =>
    rewording(
      `{}[，,]?(?:较|比)([^}{，。；]*?){}(${verbs})了?((?:约|大约|近|超过|逾|不到)?(?:一个半|[一两二三四五六七八九十半]个?多?)百分点)`,
      `{}，${as}于$<w1>{}`,
      { holds: inPoints('left') },
    ),
  ),
  ...(
    [
      ['大于|超过', '低于'],
      ['小于|不及', '高于'],
    ] as const
  ).map(([words, as]) =>
    rewording(`((?:远|明显|略)?)(?:${words})(?=[^}{，。；]*\\{)`, `$<w1>${as}`, { holds: isDrawdown }),
  ),
  rewording(
    '{}[，,](?:更|较为|比较)?(?:接近|靠近)(?:其)?(52周(?:最)?[高低](?:点|位|价)?){}[，,]?(?:而不是|而非)(?:其)?(52周(?:最)?[高低](?:点|位|价)?){}',
    '{}，$<w1>{}，$<w2>{}',
    { holds: isNearer },
  ),
];
