import type { Widget } from '@plumbline/model/conversation';
import type { Fact } from '@plumbline/model/fact';
import { localText } from '@plumbline/model/local-text';
import type { Source } from '@plumbline/model/source';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { readSentence, type SentenceReading } from '@plumbline/quant/screen/read-sentence';
import { writeScreenRules, type ScreenRule } from '@plumbline/quant/screen/screen-rule';
import { deskFacts } from '../chat/desk-facts.ts';
import { handleOf } from '../chat/figures.ts';
import { said } from '../chat/no-data.ts';
import { textOf } from '../chat/tool-input.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
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
    '按文字所述條件篩選標的，數據與「發現」頁面相同。',
  ),
  example: localText('Which stocks have a P/E below 15?', '哪些股票市盈率低于 15', '哪些股票市盈率低於 15'),
  params: { rule: { kind: 'text', meaning: 'What is looked for, in words, such as HK banks yielding over 6%' } },
  drafts: false,
  async run(input, { desk }) {
    const reading = readSentence(textOf(input, 'rule'));
    if (reading.unread.length > 0) return unread(reading);
    if (reading.rules.length === 0) return notUnderstood(reading);
    if (desk.screen === null) return nowhere(reading);
    const rules = writeScreenRules(reading.rules);
    const found = await desk.screen({ market: reading.market, rules, sort: sortOf(reading.rules), limit: mostShown });
    return found.measured === 0 ? notMeasured(reading) : tell(reading, found);
  },
};

/** The strictest first: high figures where a floor was asked for, low ones where a ceiling was. */
function sortOf(rules: readonly ScreenRule[]): string {
  const first = rules.find(({ field }) => field !== 'sector');
  if (first === undefined) return '-marketCap';
  return first.test === 'gt' || first.test === 'gte' ? `-${first.field}` : first.field;
}

function pageOf({ market, rules }: SentenceReading): Widget {
  const query = new Map([
    ...(market === null ? [] : [['market', market] as const]),
    ['rules', writeScreenRules(rules)],
  ]);
  const address = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return {
    kind: 'link',
    to: rules.length === 0 ? '/discover' : `/discover?${address}`,
    label: localText('Open in Discover', '在发现中打开', '在發現中開啟'),
  };
}

function onlyWords(reading: SentenceReading, summary: ToolResult['summary'], text: ToolResult['summary']): ToolResult {
  return { ...said(summary, [paragraph(text, {})]), widgets: [pageOf(reading)] };
}

const notUnderstood = (reading: SentenceReading): ToolResult =>
  onlyWords(
    reading,
    localText('Understood no condition', '未理解任何条件', '未理解任何條件'),
    localText(
      'No condition was understood. Name a figure and a threshold, such as a price-to-earnings ratio below a number, a dividend yield above one, a sector or a market.',
      '未理解任何条件。请说出指标与界限，例如市盈率低于某值、股息率高于某值，或行业、市场。',
      '未理解任何條件。請說出指標與界限，例如市盈率低於某值、股息率高於某值，或行業、市場。',
    ),
  );

/** Nothing is counted while a word of the sentence is not understood: it would be the answer to another question. */
const unread = (reading: SentenceReading): ToolResult => ({
  ...said(localText('Has a question first', '需要先问一个问题', '需要先問一個問題'), [
    paragraph(
      localText(
        'Not understood: {words}. Nothing was screened. Leave it out, or say it as a figure with a limit, a sector or a market.',
        '未读懂：{words}。未执行筛选。请删去，或改写为带界限的指标、行业或市场。',
        '未能讀懂：{words}。未執行篩選。請刪去，或改寫為帶界限的指標、行業或市場。',
      ),
      { words: sameText(reading.unread.join(' ')) },
    ),
  ]),
  widgets: [{ kind: 'link', to: '/discover', label: localText('Open in Discover', '在发现中打开', '在發現中開啟') }],
  names: reading.unread,
});

const nowhere = (reading: SentenceReading): ToolResult =>
  onlyWords(
    reading,
    localText('Cannot screen here', '此处无法筛选', '此處無法篩選'),
    localText(
      'The table of all instruments is not at hand here. The Discover page of a running server has it.',
      '此处没有全部标的的数据表，运行中的服务器的“发现”页面有。',
      '此處沒有全部標的的數據表，運行中的伺服器的「發現」頁面有。',
    ),
  );

const notMeasured = (reading: SentenceReading): ToolResult =>
  onlyWords(
    reading,
    localText('Nothing measured yet', '尚未计算', '尚未計算'),
    localText(
      'The instruments of this market are being measured now. Ask again in a minute, or open Discover and watch the count grow.',
      '该市场的标的正在计算，请稍后再问，或打开“发现”查看进度。',
      '該市場的標的正在計算，請稍後再問，或開啟「發現」查看進度。',
    ),
  );

/** The figures that conditions speak of, and the size beside them. */
function metricsOf(rules: readonly ScreenRule[]): readonly string[] {
  const asked = rules.flatMap(({ field }) => (field === 'sector' ? [] : [field]));
  return [...new Set([...asked, 'marketCap'])].slice(0, mostShown);
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

function tell(reading: SentenceReading, found: DeskScreen): ToolResult {
  const { matches, at, simulated } = found;
  const metrics = metricsOf(reading.rules);
  const facts = factsOf(found, metrics);
  const counts = deskFacts({
    prefix,
    title: 'Cross-section of the Discover page',
    locator: writeScreenRules(reading.rules),
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
  const widened =
    reading.widened.length === 0
      ? []
      : [
          paragraph(
            localText(
              '{words} stands for the whole sector here: finer industries are not told apart.',
              '{words}按整个板块筛选：此处不区分更细的行业。',
              '{words}按整個板塊篩選：此處不區分更細的行業。',
            ),
            { words: sameText(reading.widened.join(', ')) },
          ),
        ];
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
      paragraph(
        localText(
          'Of {measured} measured instruments {total} meet this.',
          '在已计算的 {measured} 个标的中，{total} 个符合条件。',
          '在已計算的 {measured} 個標的中，{total} 個符合條件。',
        ),
        slots,
      ),
      ...widened,
    ],
    widgets: [...(matches.length === 0 ? [] : [table]), pageOf(reading)],
    facts: [...counts.facts, ...facts],
    sources: [...counts.sources, source],
    instruments: matches.map(({ instrument }) => instrument),
    names: reading.widened,
    followUps: matches
      .slice(0, 2)
      .map(({ instrument: { name } }) =>
        localText(`How is ${name.en} doing?`, `${name['zh-CN']}现在怎么样`, `${name['zh-HK']}現在怎樣`),
      ),
  };
}
