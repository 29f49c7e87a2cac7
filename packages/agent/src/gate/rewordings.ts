import type { Fact } from '@plumbline/model/fact';
import { ownerOf, strategy } from './owners.ts';
import type { Rewording } from './rewording.ts';
import { areAll, fell, isKind, rewording, rose } from './rewording.ts';
import { chineseAnalyst, englishAnalyst } from './rewordings-analyst.ts';
import { chineseBesides, englishBesides } from './rewordings-compared.ts';
import { chineseProse, englishProse } from './rewordings-prose.ts';
import { simplify } from '@plumbline/model/simplified';
import { chineseTold, englishTold } from './rewordings-told.ts';
import { chineseWeighed, englishWeighed } from './rewordings-weighed.ts';

// Wordings in which a verb names the kind of a figure, with the words that name it as a noun: `won {x} of its trades` says
// `a win rate of {x}`. What is read is the noun; nothing is added that the verb does not say.

const ofStrategy = areAll((fact) => ownerOf(fact) === strategy && fact.instrumentId === undefined);
const againstMarket = areAll(({ metric }) =>
  /^(?:beta|alpha|activeReturn|informationRatio|trackingError|upCapture|downCapture|correlation)$/.test(metric),
);
const byModel = areAll(({ metric }) => !metric.startsWith('dcf') || metric === 'dcfTwoStage');
const aSpan =
  '(?:(?:over|in|for|across|during) (?:the )?(?:past |last |latest |trailing )?(?:day|week|month|quarter|year|decade|one|two|three|five|six|ten|twelve|\\d{1,2})(?:[ -](?:days?|weeks?|months?|quarters?|years?))?|year[- ]to[- ]date|ytd|so far this year|on the day|today|this year)';

const took =
  '(?:makes?|made|places?|placed|executes?|executed|generates?|generated|took|takes|completes?|completed|closes?|closed|opens?|opened|produces?|produced|enters?|entered|records?|recorded|logged|logs)';
const profitable =
  '(?:(?:were|was|are|is|ended|closed|finished|proved|turned out|came out) )?(?:profitable|winners?|winning|positive|in profit|in the black|at a profit|with a profit|ahead)';

const english: readonly Rewording[] = [
  rewording(
    String.raw`{} (?:on|over|from|against|compared with|versus) the (?:prior|previous|preceding) year\b`,
    '{} year over year',
    { holds: areAll(({ metric }) => metric.endsWith('Growth')) },
  ),
  rewording(
    String.raw`, (?:implying|which implies|suggesting|indicating|for) an? (?:implied )?upside of {}`,
    ', the upside is {}',
    { holds: (facts, said) => rose(facts, said) && isKind('upside')(facts, said) },
  ),
  rewording(
    String.raw`, (?:implying|which implies|suggesting|indicating|for) an? (?:implied )?downside of {}`,
    ', the upside is {}',
    { holds: (facts, said) => fell(facts, said) && isKind('upside')(facts, said), isSized: true },
  ),
  rewording(
    String.raw`{} (?:came with|comes with|was accompanied by|is accompanied by|is paired with|was paired with) (?:an? )?`,
    '{}, with ',
  ),
  rewording(
    String.raw`{} (?:over|across|on|from) (?:a total of )?{} (?:closed |completed )?trades\b`,
    '{}, the number of trades is {}',
  ),
  rewording(
    String.raw`\b${took} (?:a total of |altogether |some )?{} (?:(?:round-trip|closed|completed|separate|individual) )?(?:trades|transactions|positions)\b(?! of)`,
    'has a number of trades of {}',
  ),
  rewording(String.raw`\bthere (?:were|are) {} (?:closed |completed )?trades\b`, 'the number of trades is {}'),
  rewording(
    String.raw`(?:\bwith )?{} of (?:which|them|its trades|the trades|all trades|those trades|trades|those|these) ${profitable}\b`,
    'with a win rate of {}',
  ),
  rewording(String.raw`\b(?:won|wins) (?:on )?{} of (?:its|the|all|all its) trades\b`, 'has a win rate of {}'),
  rewording(String.raw`\b(?:won|wins) {} of the time\b`, 'has a win rate of {}'),
  rewording(
    String.raw`\b(?:(?:is|was|were|stays|stayed|sits|sat) (?:fully )?(?:invested|in the market)|spent|spends|held positions|had a position|holds a position) (?:for )?(?:about )?{} of (?:the|its) (?:time|days|test period|sample)(?: in the market| invested)?\b`,
    'has a time in the market of {}',
  ),
  rewording(
    String.raw`\b(?:held|holds) (?:its |each |every |a |the )?(?:positions?|trades?|stocks?) (?:open )?for {} (?:trading )?days on average\b`,
    'has an average holding period of {} days',
  ),
  rewording(
    String.raw`\b(?:held|holds) (?:its |each |every |a |the )?(?:positions?|trades?|stocks?) (?:open )?for an average of {} (?:trading )?days\b`,
    'has an average holding period of {} days',
  ),
  rewording(
    String.raw`\b(?:the )?(?:average|typical) (?:trade|position) (?:lasted|lasts|was held for|is held for|ran for|stayed open for) {} (?:trading )?days\b`,
    'average holding period is {} days',
  ),
  rewording(
    String.raw`\b(?:the )?(?:average|typical) (?:winner|winning trade) (?:gained|gains|made|makes|returned|returns|earned|earns|brought in|added) {}`,
    'average winning trade is {}',
  ),
  rewording(
    String.raw`\b(?:the )?(?:average|typical) (?:loser|losing trade) (?:lost|loses|cost|costs|gave up|gave back|dropped|fell) {}`,
    'average losing trade is {}',
    { holds: isKind('averageLosingTrade'), isSized: true },
  ),
  rewording(
    String.raw`\b(?:losers|losing trades) (?:lost|cost|gave up|gave back) {}(?: on average)?`,
    'average losing trade is {}',
    { holds: isKind('averageLosingTrade'), isSized: true },
  ),
  rewording(
    String.raw`\b(?:returned|gained|made|earned|delivered|produced|generated|compounded at|returns|gains|makes|earns|delivers) {} (?:a year|per year|annually|annualised|annualized|per annum|on an annualised basis|on an annualized basis|each year)`,
    'has an annual return of {}',
    { holds: isKind('annualReturn') },
  ),
  rewording(
    String.raw`\b(?:returned|gained|made|earned|delivered|produced|generated) {} (?:in total|overall|over the (?:whole |full |entire )?(?:test|back-?test|sample|period|test period|back-?test period)|in all|cumulatively)`,
    'has a total return of {}',
    { holds: isKind('totalReturn') },
  ),
  rewording(
    String.raw`^(?:over|in|during|across) (?:the|its|this) (?:whole |full |entire )?(?:test|back-?test|sample|test period|back-?test period|testing period|simulation|sample period|period tested)(?: period)?,? `,
    '',
    { holds: ofStrategy },
  ),
  rewording(
    String.raw`^(?:relative to|against|compared with|versus) (?:the market|its benchmark|the benchmark|the index),? `,
    '',
    { holds: againstMarket },
  ),
  rewording(
    String.raw`^(?:[\w ]*\b(?:performance|returns?|momentum|price changes?|price|price moves?)\b[\w ]*: )?{} (${aSpan})$`,
    'the return $<w1> is {}',
    { holds: areAll(({ metric }) => /^return\d|^returnYTD|^dayChange/.test(metric)) },
  ),
  rewording(
    String.raw`^(?:valuation|valuations|multiples|multiple|pricing|price): {} times`,
    'the stock trades at {} times',
  ),
  rewording(
    String.raw`\b(?:which )?(?:puts|leaves|putting|leaving) (?:it|the shares|the stock|them|the price) {} (?:above|higher than) (?:where it (?:was|stood|traded)|its level|its price|the level) (?:of )?(?:a year|one year|twelve months|12 months) (?:ago|earlier|before)`,
    'it is up {} over the past year',
    { holds: rose },
  ),
  rewording(
    String.raw`\b(?:which )?(?:puts|leaves|putting|leaving) (?:it|the shares|the stock|them|the price) {} (?:below|lower than) (?:where it (?:was|stood|traded)|its level|its price|the level) (?:of )?(?:a year|one year|twelve months|12 months) (?:ago|earlier|before)`,
    'it is down {} over the past year',
    { holds: fell, isSized: true },
  ),
  rewording(
    String.raw`\b(twice|three times|four times|five times|half|a third|a quarter|double) as (?:large|big|high|great|much|many) as\b`,
    '$<w1>',
  ),
  rewording(
    String.raw`\b(RSI ?\(\d+\)|RSI|\d+-day RSI|Z-score|F-score|MACD|beta|Sharpe ratio|P/E|P/B|P/S|PMI|CPI|volatility) (?:reading|readings|level|figure|number|print|score|value)\b`,
    '$<w1>',
  ),
  rewording(
    String.raw`\b(?:winners|winning trades) (?:gained|made|returned|earned|averaged) {}(?: on average)?`,
    'average winning trade is {}',
  ),
  rewording(
    String.raw`\b(?:it )?took {} (?:trading )?days to recover(?: from it| from that)?\b`,
    'longest recovery is {} days',
  ),
  rewording(
    String.raw`\binterest (?:expense |costs? |payments? )?(?:is|was|are|were) covered {} times(?: over)?(?: by (?:operating (?:profit|income|earnings)|ebit))?`,
    'interest cover is {}',
  ),
  rewording(
    String.raw`\boperating (?:profit|income) covers? (?:the |its )?interest (?:expense |costs? |payments? |bill )?{} times(?: over)?`,
    'interest cover is {}',
  ),
  rewording(
    String.raw`\b(absorbed|consumed|used up|took up|swallowed|accounted for|ate up) {} of (?:the |its )?{} (?:in|of) ((?:net )?(?:operating cash flow|cash from operations|revenue|sales|free cash flow))\b`,
    'was {}; $<w2> was {}',
  ),
  rewording(String.raw`\binside (its|the|a) (52-week range)`, 'within $<w1> $<w2>'),
  rewording(
    String.raw`\b(?:around|about|roughly|some|approximately)? ?{} (?:bitcoins?|coins|tokens|ethers?|units) (?:are|is) (?:currently |now )?in circulation\b`,
    'circulating supply is {}',
  ),
  rewording(
    String.raw`\bthe (\d{1,2}-year) (?:treasury|government bond|bond|note|benchmark)? ?yields {}`,
    'the $<w1> yield is {}',
  ),
  rewording(String.raw`\bthe (\d{1,2}-year) at {}`, 'the $<w1> yield is {}'),
];

const chinese: readonly Rewording[] = [
  rewording('深于(?=[^，,。]*{})', '低于', { holds: fell }),
  rewording('浅于(?=[^，,。]*{})', '高于', { holds: fell }),
  rewording(
    '(?:共|合计|累计|总共|一共)?(?:产生|完成|执行|进行|发生|成交|交易|开仓)了?{}(?:笔|次)(?:交易|成交)?',
    '交易次数为{}',
  ),
  rewording('(?:其中)?{}(?:的交易)?(?:为|是|属于)?(?:盈利|获利|赚钱)(?:的)?交易?', '胜率为{}'),
  rewording(
    '(?:平均)?(?:每笔(?:交易)?)?(?:平均)?(?:持有|持仓)(?:时间|周期)?(?:约|为|达)?{}(?:个交易日|个自然日|日|天)',
    '平均持仓时间为{}天',
  ),
  rewording(
    '较(上年同期|上年|去年同期|去年|上一年度|上一年|前一年)的?{}(增长|下降|减少|增加|下滑|提高|上升)了?{}',
    '，$<w1>为{}，同比$<w2>{}',
  ),
  rewording(
    '^(?:按照?|根据|基于|采用|用)(?:两阶段)?(?:DCF|现金流折现|贴现现金流|自由现金流折现)(?:模型|法|估值模型)?(?:的?(?:测算|估算|计算|推算|估值|结果)|来看|看)?[，,]?',
    '',
    { holds: byModel },
  ),
  rewording(
    '(?:相对于?|相比|较|比)(?:当前|目前|最新)?(?:现价|股价|价格|市价)(?:有|存在|隐含|对应)?(?:约|大约)?{}的?(上行|上涨|下行|下跌)空间',
    '$<w1>空间为{}',
  ),
  rewording('(?:其)?跌幅(?:大于|超过|高于|深于)(?=[^，,。]*{})', '低于', { holds: fell }),
  rewording('(?:其)?跌幅(?:小于|低于|不及|少于)(?=[^，,。]*{})', '高于', { holds: fell }),
  rewording('(?:其)?涨幅(?:大于|超过|高于|跑赢)(?=[^，,。]*{})', '高于', { holds: rose }),
  rewording('(?:其)?涨幅(?:小于|低于|不及|落后于)(?=[^，,。]*{})', '低于', { holds: rose }),
  rewording('^(?:在)?(?:整个|全部)?(?:回测期内|回测期间|回测区间内|样本期内|测试期内|回测中|样本期间)[，,]?', '', {
    holds: ofStrategy,
  }),
  rewording('(?:有|约有|约)?{}的(?:时间|交易日)(?:处于持仓状态|持有仓位|在场|持仓|在市场中)', '持仓时间占比为{}'),
];

const rules: readonly (readonly [RegExp, readonly Rewording[]])[] = [
  [
    /^(?!.*\p{Script=Han})/u,
    [...englishWeighed, ...englishAnalyst, ...englishProse, ...englishTold, ...englishBesides, ...english],
  ],
  [
    /\p{Script=Han}/u,
    [...chineseWeighed, ...chineseAnalyst, ...chineseProse, ...chineseTold, ...chineseBesides, ...chinese],
  ],
];

export interface Reworded {
  readonly text: string;
  /** Figures whose sign the wording says. */
  readonly sized: readonly string[];
}

const handlesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]+)\}/g)].map(([, handle = '']) => handle.trim());

/** The sentence with such wordings as nouns; itself where it has none. What is quoted stays as it is. */
export function reworded(sentence: string, factOf: (handle: string) => Fact | null): Reworded {
  if (/["“”„「」『』«»]/.test(sentence)) return { text: sentence, sized: [] };
  const own = rules.find(([script]) => script.test(sentence))?.[1] ?? [];
  const sized: string[] = [];
  const plain = /\p{Script=Han}/u.test(sentence) ? simplify(sentence) : sentence;
  const text = own.reduce(
    (before, { pattern, as, holds, isSized }) =>
      before.replace(pattern, (whole: string, ...found: readonly unknown[]) => {
        // Behind the groups stand the place and the sentence.
        const groups = found.slice(0, -2).filter((one): one is string => typeof one === 'string');
        const figures = groups.filter((one) => one.startsWith('{'));
        const said = groups.filter((one) => !one.startsWith('{'));
        const handles = handlesOf(figures.length > 0 ? figures.join('') : sentence);
        const facts = handles.flatMap((handle) => factOf(handle) ?? []);
        if (facts.length < handles.length || !holds(facts, said)) return whole;
        if (isSized) sized.push(...handles);
        return as
          .replace(/\$<f(\d)>/g, (_, at: string) => figures[Number(at) - 1] ?? '')
          .replace(/\$<w(\d)>/g, (_, at: string) => said[Number(at) - 1] ?? '');
      }),
    plain,
  );
  return { text: text === plain ? sentence : text, sized };
}
