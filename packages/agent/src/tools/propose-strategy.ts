import { PlumblineError } from '@plumbline/model/errors';
import { displaySymbol, marketOf, type Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import { strategyPartName } from '@plumbline/model/strategy-part-names';
import type { Locale, LocalText } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import { marketsOf, templateSpec } from '@plumbline/quant/catalogue/strategy-template';
import { emptyText } from '@plumbline/reading/convert/ask-texts';
import { ideaOf, readIdea, type Idea } from '@plumbline/reading/convert/idea';
import { offerInstruments } from '@plumbline/reading/convert/offer';
import { withOffer } from '@plumbline/reading/convert/with-offer';
import { readDialogue } from '@plumbline/reading/read-dialogue';
import { findInstrument } from '../chat/find-instrument.ts';
import { listOf, textOf } from '../chat/tool-input.ts';
import { paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool, ToolResult } from '../tool.ts';

export const proposeStrategy: Tool = {
  id: 'propose-strategy',
  title: localText('Strategy from an idea', '由想法生成策略', '由想法生成策略'),
  summary: localText(
    'Reads an idea in plain words as a strategy and proposes to keep and test it.',
    '把一句话的想法读成策略，并提议保存和回测。',
    '把一句話的想法讀成策略，並建議儲存和回測。',
  ),
  example: localText(
    'Buy NVDA when RSI is below 30 and sell above 70',
    'RSI 低于 30 买入英伟达，高于 70 卖出',
    'RSI 低於 30 買入英偉達，高於 70 沽出',
  ),
  params: {
    idea: { kind: 'text', meaning: 'The idea in the words of the reader; a template in its place', isOptional: true },
    before: {
      kind: 'text',
      meaning: 'What the idea changes: the texts that made it so far, one a line, oldest first',
      isOptional: true,
    },
    template: {
      kind: 'text',
      meaning: 'Id of a built-in strategy to start from, when there is no idea yet',
      isOptional: true,
      options: templates.map(({ id }) => id),
    },
    symbols: { kind: 'list', meaning: 'Instruments it is about when the idea names none', isOptional: true },
  },
  drafts: true,
  staysHere: true,
  async run(input, { desk, locale, today }) {
    const idea = textOf(input, 'idea');
    const instruments = await Promise.all(listOf(input, 'symbols').map((symbol) => findInstrument(desk, symbol)));
    if (idea === '') return fromTemplate(textOf(input, 'template'), instruments, locale);
    const context = { locale, box: 'strategy', directory: await desk.directory(), today } as const;
    const [given, ...history] = textOf(input, 'before')
      .split('\n')
      .filter((line) => line !== '');
    const read = (text: string): Idea =>
      given === undefined
        ? readIdea(text, context, unnamed[locale])
        : ideaOf(readDialogue({ text, given, history }, context), context, unnamed[locale]);
    const said = read(idea);
    const [spoken] = offerInstruments(
      instruments.map(({ id }) => id),
      null,
    );
    const isUnnamed = said.question?.about === 'instrument' && said.question.offers.every(({ span }) => span === null);
    const { spec: drafted, parts, question } = isUnnamed && spoken !== undefined ? read(withOffer(idea, spoken)) : said;
    if (drafted === null) return ask(question, instruments);
    const spec = named(drafted, locale);
    return {
      summary: localText('Read the idea as a strategy', '把想法读成了策略', '把想法讀成了策略'),
      sentences: [
        paragraph(
          localText(
            'This is the idea as a strategy. Agree below to keep it and have it tested; nothing is kept before.',
            '这是想法对应的策略。在下方同意后保存并回测，此前不会保存任何内容。',
            '這是想法對應的策略。在下方同意後儲存並回測，此前不會儲存任何內容。',
          ),
          {},
        ),
      ],
      widgets: [{ kind: 'strategy', spec }],
      facts: [],
      sources: [],
      instruments,
      draft: {
        action: { kind: 'create-strategy', spec },
        title: localText(`Keep the strategy “${spec.name}”`, `保存策略“${spec.name}”`, `儲存策略「${spec.name}」`),
        details: detailsOf(parts),
      },
    };
  },
};

const mostLines = 20;
const unnamed: LocalText = localText('My idea', '我的想法', '我的想法');

const forms = {
  recurring: localText('regular purchases', '定期买入', '定期買入'),
  grid: localText('grid', '网格', '網格'),
  ranking: localText('ranking', '排名轮动', '排名輪換'),
  rules: localText('buy and sell rules', '买卖规则', '買賣規則'),
} as const;

const mostNamed = 2;

/** What a strategy goes by until it gets a name of its own: whom it trades, and its form. No number, which an edit would make untrue. */
function named(spec: StrategySpec, locale: Locale): StrategySpec {
  if (spec.name !== unnamed[locale]) return spec;
  const symbols = spec.universe.instruments.map(displaySymbol);
  const more = symbols.length > mostNamed ? ` +${symbols.length - mostNamed}` : '';
  const form = (['recurring', 'grid', 'ranking'] as const).find((one) => spec[one] !== undefined) ?? 'rules';
  const whom = symbols.length === 0 ? unnamed[locale] : `${symbols.slice(0, mostNamed).join(', ')}${more}`;
  return { ...spec, name: `${whom} · ${forms[form][locale]}` };
}

const assumedLabel = localText('Taken as usual', '按惯例', '按慣例');

/** Parts by their names; several of one name stand in one line. */
function detailsOf(parts: Idea['parts']): { label: LocalText; value: LocalText }[] {
  const lines = new Map<string, { label: LocalText; value: LocalText }>();
  for (const { path, means } of parts) {
    const label = path === 'assumed' ? assumedLabel : strategyPartName(path);
    const known = lines.get(label.en)?.value;
    const value =
      known === undefined
        ? means
        : localText(
            `${known.en}, ${means.en}`,
            `${known['zh-CN']}、${means['zh-CN']}`,
            `${known['zh-HK']}、${means['zh-HK']}`,
          );
    lines.set(label.en, { label, value });
  }
  return [...lines.values()].slice(0, mostLines);
}

/** What has to be settled first, with instruments to choose from where a name means several. */
function ask(question: Idea['question'], instruments: readonly Instrument[]): ToolResult {
  const { text, offers } = question ?? { text: emptyText, offers: [] };
  const items = offers.flatMap(({ instrument, label }) =>
    instrument === undefined ? [] : [{ instrumentId: instrument, name: label }],
  );
  return {
    summary: localText('Has a question first', '需要先问一个问题', '需要先問一個問題'),
    sentences: [paragraph(localText('{text}', '{text}', '{text}'), { text })],
    widgets: items.length === 0 ? [] : [{ kind: 'choices', items }],
    facts: [],
    sources: [],
    instruments,
    // A question may repeat words and numbers of the reader.
    names: Object.values(text),
  };
}

/** A well-known rule on one instrument, to start from: its settings are the reader's to move. */
function fromTemplate(id: string, instruments: readonly Instrument[], locale: Locale): ToolResult {
  const template = templates.find((one) => one.id === id);
  const [instrument] = instruments;
  if (template === undefined || instrument === undefined) {
    throw new PlumblineError('bad-input', 'Say the idea in words, or name a built-in strategy and an instrument.');
  }
  const market = marketOf(instrument.id);
  if (!marketsOf(template).includes(market)) {
    throw new PlumblineError('not-covered', 'This built-in strategy is not made for that market. Choose another one.');
  }
  const symbol = displaySymbol(instrument.id);
  const usual = templateSpec(template, market, locale);
  const spec = {
    ...usual,
    name: `${template.title[locale]} ${symbol}`,
    universe: { instruments: [instrument.id] },
  };
  return {
    summary: localText('Started from a known rule', '从常见规则开始', '從常見規則開始'),
    sentences: [
      paragraph(
        localText(
          'This is a start: {rule} {meaning} Agree below to keep it on {symbol} and have it tested, then move its settings.',
          '这是一个起点：{rule}，{meaning}在下方同意后会应用于 {symbol} 并回测，之后可调整参数。',
          '這是一個起點：{rule}，{meaning}在下方同意後會應用於 {symbol} 並回測，之後可調整參數。',
        ),
        {
          rule: localText(`${template.title.en}.`, template.title['zh-CN'], template.title['zh-HK']),
          meaning: template.meaning,
          symbol,
        },
      ),
    ],
    widgets: [{ kind: 'strategy', spec }],
    facts: [],
    sources: [],
    instruments,
    names: [symbol, template.title.en, template.meaning.en],
    draft: {
      action: { kind: 'create-strategy', spec },
      title: localText(`Keep the strategy “${spec.name}”`, `保存策略“${spec.name}”`, `儲存策略「${spec.name}」`),
      details: [
        { label: localText('Rule', '规则', '規則'), value: template.meaning },
        { label: localText('Instrument', '标的', '標的'), value: sameText(symbol) },
        {
          label: localText('Known weakness', '已知弱点', '已知弱點'),
          value: template.weaknesses[0] ?? template.meaning,
        },
      ],
    },
  };
}
