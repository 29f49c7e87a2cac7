import { isDate } from '@plumbline/model/date';
import { PlumblineError } from '@plumbline/model/errors';
import type { Instrument, MarketId } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { marketById } from '@plumbline/model/market-by-id';
import type { RuleRecord } from '@plumbline/model/market-rule';
import { boardRules, rulesInForce } from '@plumbline/model/market-rules';
import { ruleText } from '@plumbline/model/rule-text';
import type { LocalText } from '@plumbline/model/locale';
import type { Market } from '@plumbline/model/market';
import { sessionClock, type SessionClock } from '@plumbline/model/session-clock';
import type { Source } from '@plumbline/model/source';
import type { LocalParts } from '@plumbline/model/text-part';
import { handleOf, openFigures } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { listed } from '../chat/listed.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { topicName } from '../chat/topics.ts';
import { sayClosures, sayDay } from '../chat/trading-days.ts';
import { buildSection } from '../report/build-sections.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { figure as slot, paragraph, type Slot } from '../report/paragraph.ts';
import { rulesSection } from '../report/sections/rules/section.ts';
import { sameText } from '../report/texts.ts';
import type { Tool, ToolContext, ToolInput, ToolResult } from '../tool.ts';

/** The records that answer what a question calls a rule: by their kind, or by the series of a note. */
const topics: Readonly<Record<string, readonly string[]>> = {
  stampDuty: ['stamp-duty', 'sec-fee', 'finra-taf'],
  settlement: ['settlement'],
  sameDayTrading: ['settlement'],
  priceLimit: ['price-limit', 'limit-', 'luld', 'circuit-breaker', 'vcm', 'price-cage'],
  stRule: ['main-st', 'chinext-st', 'star-st', 'bse-st'],
  tickSize: ['tick'],
  dividendTax: ['dividend-tax'],
  tradingHours: ['hours', 'calendar'],
  callAuction: ['hours'],
  tradingCalendar: ['calendar', 'hours'],
  shortSelling: ['short-sale'],
  lotRule: ['lot', 'order-size'],
  boardLot: ['lot'],
  // What a trade costs, whoever takes it.
  commission: ['stamp-duty', 'finra-taf', 'commission', 'fee', 'levy'],
  ipoRule: ['listing-'],
};

/** Whether records of markets can answer it. */
export const hasRecords = (topic: string): boolean => topic in topics;

const markets: Readonly<Record<string, { readonly id: MarketId; readonly board?: string }>> = {
  us: { id: 'us' },
  hk: { id: 'hk' },
  cn: { id: 'cn' },
  crypto: { id: 'crypto' },
  'cn:chinext': { id: 'cn', board: 'chinext' },
  'cn:star': { id: 'cn', board: 'star' },
  'cn:bse': { id: 'cn', board: 'bse' },
};
const marketNames: Readonly<Record<string, ReturnType<typeof localText>>> = {
  us: localText('the US market', '美国市场', '美國市場'),
  hk: localText('the Hong Kong market', '香港市场', '香港市場'),
  cn: localText('the mainland market', '内地市场', '內地市場'),
  crypto: localText('the crypto market', '加密货币市场', '加密貨幣市場'),
  'cn:chinext': localText('ChiNext', '创业板', '創業板'),
  'cn:star': localText('the STAR market', '科创板', '科創板'),
  'cn:bse': localText('the Beijing exchange', '北交所', '北交所'),
};

const home = { en: 'us', 'zh-CN': 'cn', 'zh-HK': 'hk' } as const;

export const rules: Tool = {
  id: 'rules',
  title: localText('Trading rules', '交易规则', '交易規則'),
  summary: localText(
    'The trading rules in force for an instrument or a market on a date, each with its source, and whether the market is open.',
    '某日适用于某标的或市场的交易规则及来源，以及市场是否开市。',
    '某日適用於某標的或市場的交易規則及來源，以及市場是否開市。',
  ),
  example: localText('What is the price limit of 600519?', '600519 的涨跌停规则是什么', '600519 的漲跌停規則是甚麼'),
  params: {
    symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument', isOptional: true },
    market: { kind: 'text', meaning: 'Or a market', isOptional: true, options: Object.keys(markets) },
    topics: { kind: 'list', meaning: `Only some of: ${Object.keys(topics).join(', ')}`, isOptional: true },
    date: { kind: 'text', meaning: 'Date such as 2026-06-30; today when left out', isOptional: true },
    to: { kind: 'text', meaning: 'Last date of the days without trading, which begin on the date', isOptional: true },
  },
  drafts: false,
  async run(input, context) {
    const symbol = textOf(input, 'symbol');
    const wanted = [textOf(input, 'date'), textOf(input, 'to')];
    if (wanted.some((one) => one !== '' && !isDate(one)))
      throw new PlumblineError('bad-input', 'Give the date as in 2026-06-30.');
    return symbol === ''
      ? ofMarket(input, context)
      : ofInstrument(await findInstrument(context.desk, symbol), input, context);
  },
};

const isAbout = (record: RuleRecord, asked: readonly string[]): boolean =>
  asked.some((topic) => topics[topic]?.some((part) => record.series.includes(part)) === true);

/** The rules asked about; all of them where none is named. */
function about(known: readonly RuleRecord[], input: ToolInput): readonly RuleRecord[] {
  const asked = listOf(input, 'topics');
  return asked.length === 0 ? known : known.filter((record) => isAbout(record, asked));
}

function missing(input: ToolInput, name: ReturnType<typeof localText>): LocalParts {
  const asked = listOf(input, 'topics').map(topicName);
  if (asked.length === 0)
    return paragraph(
      localText('No trading rule is on record for {name}.', '没有{name}的交易规则记录。', '沒有{name}的交易規則紀錄。'),
      { name },
    );
  return paragraph(
    localText(
      'No rule on it is on record for {name}: {what}.',
      '没有{name}的这项规则记录：{what}。',
      '沒有{name}的這項規則紀錄：{what}。',
    ),
    { name, what: listed(asked) },
  );
}

/** One rule in words, its title in front. */
const told = (record: RuleRecord): LocalParts =>
  paragraph(localText('{title}: {text}.', '{title}：{text}。', '{title}：{text}。'), {
    title: record.title,
    text: trimmed(ruleText(record)),
  });

const cited = (record: RuleRecord): LocalParts => {
  const sentence = told(record);
  const mark = { cite: record.id };
  return { en: [...sentence.en, mark], 'zh-CN': [...sentence['zh-CN'], mark], 'zh-HK': [...sentence['zh-HK'], mark] };
};

/** The page that a rule was read from. */
function sourceOf({ id, title, source, status }: RuleRecord, asOf: string, now: number): Source {
  return {
    id,
    kind: 'reference',
    publisher: 'Plumbline',
    title: title.en,
    titles: title,
    retrievedAt: now,
    asOf,
    locator: `${source.en} (${status})`,
    simulated: false,
  };
}

function trimmed(text: ReturnType<typeof localText>): ReturnType<typeof localText> {
  return localText(text.en.replace(/\.$/, ''), text['zh-CN'].replace(/。$/, ''), text['zh-HK'].replace(/。$/, ''));
}

/** What the calendar of a market says of the day or the days asked about; of now where none is. */
function fromCalendar(market: Market, name: LocalText, input: ToolInput, clock: SessionClock): readonly LocalParts[] {
  const [date, to] = [textOf(input, 'date'), textOf(input, 'to')];
  if (to !== '') return sayClosures(market, name, date || clock.date, to);
  const isAsked = listOf(input, 'topics').some((topic) => topic === 'tradingCalendar' || topic === 'tradingHours');
  const day = date === '' || !isAsked ? [] : sayDay(market, name, date);
  return day.length > 0 ? day : [paragraph(stateText(clock.phase), {})];
}

const stateText = (phase: SessionClock['phase']): LocalText => {
  if (phase === 'open') return localText('The market is open now.', '市场现在开市。', '市場現在開市。');
  return phase === 'auction'
    ? localText(
        'The market is in an auction now: orders are collected and one price is struck.',
        '市场现在处于集合竞价阶段：集中收集委托，统一撮合成交。',
        '市場現在處於競價時段：集中收集買賣盤，以單一價格對盤。',
      )
    : localText('The market is closed now.', '市场现在休市。', '市場現在休市。');
};

const summary = localText('Looked up the rules', '查询了规则', '查詢了規則');
const mostTold = 4;

function ofMarket(input: ToolInput, { locale, now }: ToolContext): ToolResult {
  const asked = textOf(input, 'market') || home[locale];
  const { id, board } = markets[asked] ?? { id: home[locale] };
  const market = marketById(id);
  const clock = sessionClock(market, now);
  const date = textOf(input, 'date') || clock.date;
  const found = about(boardRules(id, board ?? market.mainBoard, date), input);
  const name = marketNames[asked] ?? sameText(id);
  const opening = paragraph(localText('In {name}:', '{name}：', '{name}：'), { name });
  const days = fromCalendar(market, name, input, clock);
  // What was asked about a day comes before the rules behind it.
  const isOfDay = textOf(input, 'date') !== '';
  const shown = found.slice(0, listOf(input, 'topics').length === 0 ? found.length : mostTold * 2);
  return {
    summary,
    sentences:
      found.length === 0
        ? [missing(input, name)]
        : [...(isOfDay ? days : []), opening, ...shown.map(cited), ...(isOfDay ? [] : days)],
    widgets: [],
    facts: [],
    sources: shown.map((record) => sourceOf(record, date, now)),
    names: shown.flatMap((record) => [...Object.values(record.title), ...Object.values(ruleText(record))]),
  };
}

/** What the smallest order is and costs, as the rules of the report have it. */
async function costOfLot(instrument: Instrument, input: ToolInput, context: ToolContext) {
  const isAsked = listOf(input, 'topics').some((topic) => topic === 'lotRule' || topic === 'boardLot');
  if (!isAsked) return null;
  const figures = await openFigures(instrument, context);
  buildSection(rulesSection, figures.context);
  const ids = ['boardLot', 'lotValue'];
  if (ids.some((id) => valueOf(figures.context.book, id) === null)) return null;
  const [lot, cost] = ids.map((id) => slot(handleOf(instrument, id))) as [Slot, Slot];
  return { sentence: paragraph(lotCosts, { name: instrument.name, lot, cost }), ...figures.take(ids) };
}

const lotCosts = localText(
  'The smallest order of {name} is {lot} shares and costs {cost} at the last price.',
  '{name}最少买入 {lot} 股，按最近价格需 {cost}。',
  '{name}最少買入 {lot} 股，按最近價格需 {cost}。',
);

async function ofInstrument(instrument: Instrument, input: ToolInput, context: ToolContext): Promise<ToolResult> {
  const { now } = context;
  const market = marketById(instrument.market);
  const clock = sessionClock(market, now);
  const lot = await costOfLot(instrument, input, context);
  const date = textOf(input, 'date') || clock.date;
  const found = about(rulesInForce(instrument.id, date, instrument.kind), input);
  const isNarrow = listOf(input, 'topics').length > 0;
  const { name } = instrument;
  const days = fromCalendar(market, name, input, clock);
  // What was asked about a day comes before the rules behind it.
  const isOfDay = textOf(input, 'date') !== '';
  const opening = localText(
    'These rules hold for {name}, each with its source.',
    '以下规则适用于{name}，均附来源。',
    '以下規則適用於{name}，均附來源。',
  );
  return {
    summary,
    sentences: [
      ...(lot === null ? [] : [lot.sentence]),
      ...(isOfDay ? days : []),
      ...(found.length === 0
        ? [missing(input, name)]
        : isNarrow
          ? [...found.slice(0, mostTold).map(told), paragraph(opening, { name })]
          : [paragraph(opening, { name })]),
      ...(isOfDay ? [] : days),
    ],
    widgets: [
      {
        kind: 'rules',
        instrumentId: instrument.id,
        rules: found.map((record) => ({
          id: record.id,
          title: record.title,
          text: ruleText(record),
          source: record.source,
          status: record.status,
        })),
      },
    ],
    facts: lot?.facts ?? [],
    sources: lot?.sources ?? [],
    instruments: [instrument],
    names: found.flatMap((record) => [...Object.values(record.title), ...Object.values(ruleText(record))]),
  };
}
