import type { Widget } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import type { LocalParts } from '@plumbline/model/text-part';
import { labelOf, metricOf } from '@plumbline/quant/catalogue/catalogue';
import { writeScreenRules } from '@plumbline/quant/screen/screen-rule';
import { askScreenText } from '@plumbline/reading/convert/ask-texts';
import { readScreen, type Screen, type ScreenOrder, type ScreenRows } from '@plumbline/reading/convert/screen-rules';
import { deskFacts } from '../chat/desk-facts.ts';
import { handleOf } from '../chat/figures.ts';
import { said } from '../chat/no-data.ts';
import { howIs } from '../chat/suggestions.ts';
import { textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import type { DeskScreen, Tool, ToolResult } from '../tool.ts';

const mostShown = 6;
const prefix = 'screen';
const sourceId = 'desk:cross-section';

export const screen: Tool = {
  id: 'screen',
  title: localText('Screen', '筛选', '篩選'),
  summary: localText(
    'Instruments whose figures meet conditions said in words, from the table that the Discover page works with.',
    '按文字所述条件筛选标的，数据与“发现”页面相同。',
    '按文字所述條件篩選標的，數據與「探索」頁面相同。',
  ),
  example: localText('Which stocks have a P/E below 15?', '哪些股票市盈率低于 15', '哪些股票市盈率低於 15'),
  params: { rule: { kind: 'text', meaning: 'What is looked for, in words, such as HK banks yielding over 6%' } },
  drafts: false,
  staysHere: true,
  async run(input, { desk, locale, today }) {
    const context = { locale, box: 'screen', directory: await desk.directory(), today } as const;
    const reading = readScreen(textOf(input, 'rule'), context);
    const { market, rules, order } = reading;
    if (rules === null) return unsettled(reading);
    const rows = { market, rules, order };
    if (desk.screen === null) return nowhere(rows);
    const found = await desk.screen({
      market,
      rules: writeScreenRules(rules),
      sort: sortOf(rows),
      limit: Math.min(order?.count ?? mostShown, mostShown),
    });
    return found.measured === 0 ? notMeasured(rows) : tell(rows, found, reading.assumedMarket);
  },
};

const met = localText(
  'Of {measured} measured instruments {total} meet this.',
  '在已计算的 {measured} 个标的中，{total} 个符合条件。',
  '在已計算的 {measured} 個標的中，{total} 個符合條件。',
);
const ranked = localText(
  '{measured} instruments are measured.',
  '已计算 {measured} 个标的。',
  '已計算 {measured} 個標的。',
);

const assumed = localText(
  'No market was named, so the usual one of this language was taken.',
  '未指定市场，按当前语言的常用市场筛选。',
  '未指定市場，按目前語言的常用市場篩選。',
);

/** The order that was asked for; else the strictest first: high figures where a floor was asked for, low ones where a ceiling was. */
function sortOf({ rules, order }: ScreenRows): string {
  if (order !== null) return order.sort;
  const first = rules.find(({ field }) => field !== 'sector');
  if (first === undefined) return '-marketCap';
  return first.test === 'gt' || first.test === 'gte' ? `-${first.field}` : first.field;
}

function pageOf({ market, rules, order }: ScreenRows): Widget {
  const query = new Map([
    ...(market === null ? [] : [['market', market] as const]),
    ...(rules.length === 0 ? [] : [['rules', writeScreenRules(rules)] as const]),
    ...(order === null ? [] : [['sort', order.sort] as const]),
  ]);
  const address = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    kind: 'link',
    to: rules.length === 0 && order === null ? '/discover' : `/discover?${address}`,
    label: localText('Open in Discover', '在发现中打开', '在探索中開啟'),
  };
}

function onlyWords(rows: ScreenRows, summary: ToolResult['summary'], text: ToolResult['summary']): ToolResult {
  return { ...said(summary, [paragraph(text, {})]), widgets: [pageOf(rows)] };
}

/** Nothing is counted while something is open: it would be the answer to another question. */
function unsettled({ question, wider }: Screen): ToolResult {
  const text = question ?? askScreenText;
  const summary = localText('Has a question first', '需要先问一个问题', '需要先問一個問題');
  const asked = onlyWords(wider ?? { market: null, rules: [], order: null }, summary, text);
  // A question may repeat words and numbers of the reader.
  return { ...asked, names: Object.values(text) };
}

const nowhere = (rows: ScreenRows): ToolResult =>
  onlyWords(
    rows,
    localText('Cannot screen here', '此处无法筛选', '此處無法篩選'),
    localText(
      'The table of all instruments is not at hand here. The Discover page of a running server has it.',
      '此处没有全部标的的数据表，运行中的服务器的“发现”页面有。',
      '此處沒有全部標的的數據表，運行中的伺服器的「探索」頁面有。',
    ),
  );

const notMeasured = (rows: ScreenRows): ToolResult =>
  onlyWords(
    rows,
    localText('Nothing measured yet', '尚未计算', '尚未計算'),
    localText(
      'The instruments of this market are being measured now. Ask again in a minute, or open Discover and watch the count grow.',
      '该市场的标的正在计算，请稍后再问，或打开“发现”查看进度。',
      '該市場的標的正在計算，請稍後再問，或開啟「探索」查看進度。',
    ),
  );

/** Who comes first by the figure of a ranking, each with it. */
function firstOf({ field, sort, count }: ScreenOrder, matches: DeskScreen['matches']): LocalParts {
  const held = matches.filter(({ figures }) => figures[field]?.value != null);
  const slot = (at: number): string => `{name${at}} {value${at}}`;
  const list = (comma: string): string => held.map((_, at) => slot(at)).join(comma);
  const isHighest = sort.startsWith('-');
  const more = (count === null || count > held.length) && held.length === mostShown;
  return paragraph(
    localText(
      `{metric}, ${isHighest ? 'highest' : 'lowest'} first: ${list(', ')}.${more ? ' The page below goes on from there.' : ''}`,
      `{metric}由${isHighest ? '高到低' : '低到高'}：${list('、')}。${more ? '其余见下面的页面。' : ''}`,
      `{metric}由${isHighest ? '高至低' : '低至高'}：${list('、')}。${more ? '其餘見下面的頁面。' : ''}`,
    ),
    {
      metric: labelOf(field),
      ...Object.fromEntries(
        held.flatMap(({ instrument }, at) => [
          [`name${at}`, instrument.name],
          [`value${at}`, figure(handleOf(instrument, field))],
        ]),
      ),
    },
  );
}

/** The figures that conditions speak of, and the size beside them. */
function metricsOf({ rules, order }: ScreenRows): readonly string[] {
  const asked = rules.flatMap(({ field }) => (field === 'sector' ? [] : [field]));
  return [...new Set([...(order === null ? [] : [order.field]), ...asked, 'marketCap'])].slice(0, mostShown);
}

function factsOf({ matches, simulated }: DeskScreen, metrics: readonly string[]): readonly Fact[] {
  return matches.flatMap(({ instrument, figures }) =>
    metrics.flatMap((metric): Fact[] => {
      const known = figures[metric];
      if (known === undefined) return [];
      const { unit, decimals } = metricOf(metric);
      const { value, asOf, quality, currency, why } = known;
      return [
        {
          id: handleOf(instrument, metric),
          instrumentId: instrument.id,
          metric,
          value,
          unit,
          decimals,
          asOf,
          knownAt: asOf,
          source: { id: sourceId, locator: `${instrument.id} ${metric}` },
          quality,
          simulated,
          ...(currency === undefined ? {} : { currency }),
          ...(why === undefined ? {} : { why }),
        },
      ];
    }),
  );
}

function tell(rows: ScreenRows, found: DeskScreen, isAssumed: boolean): ToolResult {
  const { matches, at, simulated } = found;
  const metrics = metricsOf(rows);
  const facts = factsOf(found, metrics);
  const counts = deskFacts({
    prefix,
    title: 'Cross-section of the Discover page',
    locator: [writeScreenRules(rows.rules), rows.order?.sort ?? ''].join(' ').trim(),
    at,
    simulated,
    values: [
      ['screenMatchCount', found.total],
      ['screenMeasuredCount', found.measured],
    ],
  });
  const source: Source = {
    ...counts.sources[0],
    id: sourceId,
    asOf: facts.reduce((last, { asOf }) => (asOf > last ? asOf : last), counts.sources[0].asOf),
  };
  const slots = {
    total: figure(`${prefix}/screenMatchCount`),
    measured: figure(`${prefix}/screenMeasuredCount`),
  };
  const has = new Set(facts.map(({ id }) => id));
  const cell = (match: DeskScreen['matches'][number], metric: string): string | null => {
    const id = handleOf(match.instrument, metric);
    return has.has(id) ? id : null;
  };
  const table: Widget = {
    kind: 'table',
    columns: matches.map(({ instrument }) => instrument.name),
    rows: metrics.map((metric) => ({ metric, cells: matches.map((match) => cell(match, metric)) })),
  };
  return {
    summary: localText('Screened the known instruments', '筛选了已知标的', '篩選了已知標的'),
    sentences: [
      ...(rows.order === null || matches.length === 0 ? [] : [firstOf(rows.order, matches)]),
      paragraph(rows.order !== null && rows.rules.length === 0 ? ranked : met, slots),
      ...(isAssumed ? [paragraph(assumed, {})] : []),
    ],
    widgets: [...(matches.length === 0 ? [] : [table]), pageOf(rows)],
    facts: [...counts.facts, ...facts],
    sources: [...counts.sources, source],
    instruments: matches.map(({ instrument }) => instrument),
    followUps: matches.slice(0, 2).map(({ instrument }) => howIs(instrument)),
  };
}
