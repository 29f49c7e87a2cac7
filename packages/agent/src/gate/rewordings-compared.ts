import type { Fact } from '@plumbline/model/fact';
import type { Rewording } from './rewording.ts';
import { areAll, isKind, rewording } from './rewording.ts';

// Wordings that say of figures what is looked up here: that they are close, twice as much, a quarter or a year apart.

/** At most so far apart, of the larger, is close. */
const closest = 0.1;

const valuesOf = (facts: readonly Fact[]): readonly number[] => facts.flatMap(({ value }) => value ?? []);
const isOneKind = (facts: readonly Fact[]): boolean =>
  facts.length > 1 && facts.every(({ metric, unit }) => metric === facts[0]?.metric && unit === facts[0].unit);

/** Figures of one kind and different owners that hardly differ. */
const areClose: Rewording['holds'] = (facts) => {
  const values = valuesOf(facts);
  const most = Math.max(...values.map(Math.abs));
  const owners = new Set(facts.map(({ instrumentId }) => instrumentId));
  return (
    isOneKind(facts) &&
    owners.size === facts.length &&
    values.length === facts.length &&
    Math.max(...values) - Math.min(...values) <= closest * most
  );
};

/** The second of two figures of one kind and owner is about twice the first. */
export const doubled =
  (tolerance: number): Rewording['holds'] =>
  (facts) => {
    const [first = 0, second = 0] = valuesOf(facts);
    const isOne = facts.length === 2 && isOneKind(facts) && facts[0]?.instrumentId === facts[1]?.instrumentId;
    return isOne && first > 0 && Math.abs(second / first - 2) <= tolerance;
  };

const placeOf = ({ period }: Fact, kind: 'quarter' | 'year'): number | null => {
  const [, quarter = '1', year] = /^(?:Q([1-4]) )?FY(\d{4})$/.exec(period?.label ?? '') ?? [];
  if (period?.kind !== kind || year === undefined) return null;
  return kind === 'quarter' ? Number(year) * 4 + Number(quarter) : Number(year);
};

/** Two figures of one kind, the second a step of time behind the first. */
export const follows =
  (kind: 'quarter' | 'year'): Rewording['holds'] =>
  (facts) => {
    const [first, second] = facts.map((fact) => placeOf(fact, kind));
    return (
      facts.length === 2 &&
      isOneKind(facts) &&
      typeof first === 'number' &&
      typeof second === 'number' &&
      second === first + 1
    );
  };

/** Figures of one kind and owner that hardly differ. */
export const hardlyMoved: Rewording['holds'] = (facts) => {
  const [first = 0, second = 0] = valuesOf(facts);
  const isOne = facts.length === 2 && isOneKind(facts) && facts[0]?.instrumentId === facts[1]?.instrumentId;
  return isOne && first > 0 && Math.abs(second / first - 1) <= 0.02;
};

const course =
  /(?:year[- ]over[- ]year|year[- ]on[- ]year|yoy|同比)[^{};；。]*(?:from|由|从|自) ?(\{[^{}]+\})[^{}]{0,40}(\{[^{}]+\})|(?:from|由|从|自) ?(\{[^{}]+\})[^{}]{0,40}(\{[^{}]+\}),? (?:year[- ]over[- ]year|year[- ]on[- ]year|yoy)/i;

/** Whether a course is said to be from year to year and its figures are not a year apart. */
export function isMisstepped(sentence: string, factOf: (handle: string) => Fact | null): boolean {
  const [, ...handles] = course.exec(sentence) ?? [];
  const facts = handles.flatMap((handle: string | undefined) => factOf(handle?.slice(1, -1).trim() ?? '') ?? []);
  const isOfYears = facts.length === 2 && facts.every(({ period }) => period?.kind === 'year');
  return isOfYears && !follows('year')(facts, []);
}

/** A growth against the year before its own. */
const againstYearBefore: Rewording['holds'] = (facts, said) =>
  areAll((fact) => fact.metric.endsWith('Growth') && placeOf(fact, 'year') === Number(said.at(-1)) + 1)(facts, said);

const perShare = isKind('dcfTwoStage', 'dcfThreeStage', 'blendedValue', 'valueP10', 'valueP90');
const close =
  '(?:(?:very |quite |fairly |almost |nearly |roughly |about |broadly |largely )?(?:close|similar|the same|comparable|alike|identical|in line)(?: to each other| to one another)?|not far apart|close together|hardly different)';
const alike =
  '(?:十分|较为|较|很|非常|基本|大致|大体)?(?:相差不大|接近|相近|差距不大|相当|相差无几|差异不大|差别不大|差不多|相差不多)';

export const englishBesides: readonly Rewording[] = [
  rewording(
    String.raw`^the (?:two )?([^,:}{]+?) (?:ratios |multiples |levels )?(?:are|is) ${close}(?:,|:| at) {} for ([^,}{]+?) and {} for `,
    '$<w1> is {} for $<w2> and {} for ',
    { holds: areClose },
  ),
  rewording(
    String.raw`^([^,:}{]+?) (?:ratios |multiples |levels )?(?:are|is) ${close}(?:,|:| at) {} for ([^,}{]+?) and {} for `,
    '$<w1> is {} for $<w2> and {} for ',
    { holds: areClose },
  ),
  rewording(
    String.raw`^(?:both|the two|both of the) (?:companies |businesses |stocks |shares )?(?:have|show|carry|trade at|trade on) (?:a )?(?:very |quite |fairly |broadly |roughly )?(?:similar|comparable|the same) ([^,:}{]+?)(?:,|:) {} for ([^,}{]+?) and {} for `,
    '$<w1> is {} for $<w2> and {} for ',
    { holds: areClose },
  ),
  rewording(String.raw`(?:,|;| –| —) (?:so )?(?:the two|they|both|the figures) are ${close}$`, '', { holds: areClose }),
  rewording(
    String.raw`^(?:on|based on|measured on|by) (?:trailing|reported|its|current|past) (?:earnings|profits?),? `,
    '',
    {
      holds: isKind('priceToEarnings'),
    },
  ),
  rewording(String.raw`\bat {} times(?= and| while| whereas| but|,|;|\.?$)`, 'at {} times earnings', {
    holds: isKind('priceToEarnings'),
  }),
  rewording(
    String.raw`\b(?:is|trades|stands|sits|remains) (?:now |still |currently )?{} (?:below|under|off|short of) (?:its|the) all-time (?:high|peak)`,
    'has a drawdown from its high of {}',
    {
      holds: isKind('drawdownFromHigh'),
      isSized: true,
    },
  ),
  rewording(
    String.raw`, (?:which is |or |still |now |down )?{} (?:below|under|off|from) (?:its|the) all-time (?:high|peak)`,
    ', and its drawdown from its high is {}',
    {
      holds: isKind('drawdownFromHigh'),
      isSized: true,
    },
  ),
  rewording(
    String.raw`\b(?:puts|put|values) ([^,}{]+?)'s (?:fair |intrinsic )?value at {}(?: (?:per|a) share)?`,
    'value of $<w1> is {}',
    {
      holds: isKind('dcfTwoStage'),
    },
  ),
  rewording(
    String.raw`\b(dividend|earnings|book value) (was|were|is|are|came to) {} (?:per|a) share\b`,
    '$<w1> per share $<w2> {}',
    { holds: isKind('dividendPerShare', 'epsDiluted', 'epsBasic', 'bookValuePerShare') },
  ),
  rewording(
    String.raw`\b(?:was|is|were|stayed|remained) (?:nearly|almost|broadly|virtually|practically|hardly|little|largely) (?:unchanged|flat|stable|changed|the same)(?:,|:| at) {} in ([^},{]+?) and {} in `,
    'was {} in $<w1> and {} in ',
    { holds: hardlyMoved },
  ),
  rewording(String.raw`\bare {} higher than (?:a|one) year (?:ago|earlier|before)`, 'are up {} over the past year', {
    holds: (facts, said) => isKind('return1Y')(facts, said) && facts.every(({ value }) => (value ?? 0) > 0),
  }),
  rewording(
    String.raw`^([^,}{]+?) (fell|rose|grew|declined|increased|decreased|dropped|climbed|slipped) at ([^,}{]+?),? from {}`,
    "$<w3>'s $<w1> $<w2> from {}",
  ),
  rewording(String.raw`{} (?:per|a) share\b`, '{}', { holds: perShare }),
  rewording(
    String.raw`^(?:quarter over quarter|quarter on quarter|sequentially|from quarter to quarter|quarter-over-quarter), `,
    '',
    {
      holds: follows('quarter'),
    },
  ),
  rewording(String.raw`^(?:year over year|year on year|from year to year|year-over-year), `, '', {
    holds: follows('year'),
  }),
  rewording(
    String.raw`{} (?:over|from|on|against|compared with|versus|relative to) (?:FY ?|fiscal )?(20\d\d)\b`,
    '{} year over year',
    {
      holds: againstYearBefore,
    },
  ),
  rewording(
    String.raw`\b(?:worst|deepest|biggest|largest|steepest) (?:fall|drop|decline|slide|loss)(?: (?:over|in|during) (?:the|that|this) (?:period|span|sample))?\b`,
    'maximum drawdown',
    {
      holds: isKind('maxDrawdown'),
    },
  ),
  rewording(String.raw`\band (?:is )?(?:now|currently) (?:sits? |stands? |trades? |is )?at {}`, 'and the price is {}', {
    holds: isKind('price'),
  }),
  rewording(String.raw`\bswings (more|less) than the market`, 'moves $<w1> than the market', { holds: isKind('beta') }),
  ...(['operating', 'gross', 'net'] as const).flatMap((level) => [
    rewording(
      String.raw`^([^,:}{]+?) is (more|less) profitable than ([^,:}{]+?)(?: at the ${level} level)?(?::|,| at) {} (?:versus|against|vs\.?|compared with|compared to) {}`,
      `$<w1>'s ${level} margin is $<w2> than $<w3>'s: {} versus {}`,
      { holds: isKind(`${level}Margin`) },
    ),
  ]),
];

export const chineseBesides: readonly Rewording[] = [
  rewording('{}倍?[，,]比([^，,}{]+?)的?{}倍?(高|低)(?=[。，,]|$)', '{},$<w2>于$<w1>的{}'),
  rewording('(?:基本|大致|大体|几乎)(?:持平|不变|没有变化|相同)[，,:：](?=[^。]*[{])', '', { holds: hardlyMoved }),
  rewording(`[，,；;](?:两者|二者|两家公司|两家|数值)${alike}(?=[。]?$)`, '', { holds: areClose }),
  rewording(`^(?:两家公司|两者|二者|两家)的([^，,：:}{。]{2,12}?)${alike}[：:，,](?=.*[{])`, '$<w1>:', {
    holds: areClose,
  }),
  rewording(`^([^，,：:}{。]{2,12}?)${alike}[：:](?=.*[{])`, '$<w1>:', { holds: areClose }),
  rewording('[，,](?:大约|约|几乎|差不多|近乎?|接近)(?:翻了?一倍|翻番|翻了?一番|翻倍)(?=。?$)', '', {
    holds: doubled(0.2),
  }),
  rewording('[，,](?:翻了?一倍|翻番|翻了?一番|翻倍)(?=。?$)', '', { holds: doubled(0.05) }),
  rewording(
    '(?:距离?|较|比|从)(?:其)?历史(?:最)?高(?:点|位|价)?(?:已|已经)?(?:回落|下跌|回撤|低|跌去|回调)(?:了|约)?{}',
    '距高点跌幅为{}',
    {
      holds: isKind('drawdownFromHigh'),
      isSized: true,
    },
  ),
  rewording('环比(?=[由从自]{}[^，。]{0,6}{})', '', { holds: follows('quarter') }),
  rewording('同比(?=[由从自]{}[^，。]{0,6}{})', '', { holds: follows('year') }),
  rewording(
    '[把将]([^，。}{]*?)(?:的)?(?:净利润|利润|盈利)的{}(?:用于|用作|用来)(?:派息|分红|派发股息|现金分红|派发现金股息)',
    '$<w1>派息比率为{}',
    {
      holds: isKind('payoutRatio'),
    },
  ),
  rewording('网络的?(?=活[跃躍]地址)', '的', { holds: isKind('activeAddresses') }),
  rewording('(两阶段DCF)(?:模型)?(?:估算|测算|给出|得出|计算)的?(?:每股)?(?:内在|合理)?(?:价值|估值)', '$<w1>估值', {
    holds: areAll(({ metric }) => metric === 'dcfTwoStage' || metric === 'price'),
  }),
  rewording('距离?(52周(?:最)?高(?:点|位|价)?){}元?(?:仍|尚|还)?有(?:一定|一段)?(?:的)?(?:差距|距离)', '低于$<w1>{}', {
    holds: isKind('high52w'),
  }),
];
