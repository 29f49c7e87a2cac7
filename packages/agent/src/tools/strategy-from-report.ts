import { displaySymbol, type Instrument } from '@plumbline/model/instrument';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { withUsualCosts } from '@plumbline/quant/catalogue/strategy-template';
import { parseCode } from '@plumbline/quant/language/code-view';
import { openFigures, handleOf } from '../chat/figures.ts';
import { findInstrument } from '../chat/find-instrument.ts';
import { inSentence, said } from '../chat/no-data.ts';
import { reportSection } from '../chat/report-section.ts';
import { textOf } from '../chat/tool-input.ts';
import type { ReadingPart } from '../report/conclusion/reading.ts';
import { valueOf } from '../report/fact-lookup.ts';
import { ratingPartTexts } from '../report/messages/rating-words.ts';
import { figure, paragraph } from '../report/paragraph.ts';
import { sameText } from '../report/texts.ts';
import type { Tool } from '../tool.ts';

/** What can be tested of one part of a conclusion on one instrument: the rule, in words, and what it leaves out. */
interface ThesisRule {
  readonly kind: StrategySpec['kind'];
  readonly title: LocalText;
  readonly meaning: LocalText;
  readonly limit: LocalText;
  readonly rules: string;
}

/**
 * One rule for each part of a rating. It holds the instrument while the part speaks for it and is out of it while the part speaks
 * against it, so the same rule follows from either direction.
 */
export const thesisRules: Readonly<Record<ReadingPart, ThesisRule>> = {
  valuation: {
    kind: 'custom',
    title: localText('Cheap against its own past', '相对自身历史便宜', '相對自身歷史便宜'),
    meaning: localText(
      'It is held while its earnings are positive and its earnings yield is above its own average of three years.',
      '盈利为正且盈利收益率高于自身三年均值时持有，否则空仓。',
      '盈利為正且盈利收益率高於自身三年平均值時持有，否則空倉。',
    ),
    limit: localText(
      'The value that the report works out is not known for past days; its earnings yield is.',
      '报告得出的价值在过去的日子里并不可知，盈利收益率则可知。',
      '報告得出的價值在過去的日子裡並不可知，盈利收益率則可知。',
    ),
    rules: `setting days = 756 from 252 to 2520 step 126
buy when series.earningsToPrice > 0 and series.earningsToPrice > sma(series.earningsToPrice, days)
sell when series.earningsToPrice <= 0 or series.earningsToPrice < sma(series.earningsToPrice, days)
size 100% of equity`,
  },
  quality: {
    kind: 'custom',
    title: localText('Held while it earns its keep', '盈利质量达标时持有', '盈利質素達標時持有'),
    meaning: localText(
      'It is held while its return on equity is above a level.',
      '净资产收益率高于设定水平时持有，否则空仓。',
      '股本回報率高於設定水平時持有，否則空倉。',
    ),
    limit: localText(
      'Of all that the report weighs as quality only the return on equity is tested.',
      '报告衡量质量的各项中，只检验净资产收益率。',
      '報告衡量質素的各項中，只檢驗股本回報率。',
    ),
    rules: `setting least = 0.1 from 0 to 0.5 step 0.01
buy when series.returnOnEquity > least
sell when series.returnOnEquity < least
size 100% of equity`,
  },
  momentum: {
    kind: 'trend',
    title: localText('Held while it has risen', '上涨趋势中持有', '升勢中持有'),
    meaning: localText(
      'It is held while its price is above that of a year before, sized to one level of risk.',
      '价格高于一年前时持有，否则空仓，按统一风险水平定仓位。',
      '價格高於一年前時持有，否則空倉，按統一風險水平定倉位。',
    ),
    limit: localText(
      'Of all that the report weighs as momentum only the return of a year is tested.',
      '报告衡量动量的各项中，只检验一年涨跌幅。',
      '報告衡量動量的各項中，只檢驗一年升跌幅。',
    ),
    rules: `setting days = 252 from 60 to 300 step 1
setting risk = 0.15 from 0.05 to 0.4 step 0.01
buy when rocp(days) > 0
sell when rocp(days) < 0
size by risk / yang_zhang(60) up to 100%`,
  },
  risk: {
    kind: 'trend',
    title: localText('Smaller when it swings', '波动大时减仓', '波動大時減倉'),
    meaning: localText(
      'It is held while its price is above its long average, and less of it the more its price swings.',
      '价格高于长期均线时持有，否则空仓，波动越大仓位越小。',
      '價格高於長期平均線時持有，否則空倉，波動越大倉位越小。',
    ),
    limit: localText(
      'Of all that the report weighs as risk only the swings of its price are tested.',
      '报告衡量风险的各项中，只检验价格波动。',
      '報告衡量風險的各項中，只檢驗價格波動。',
    ),
    rules: `setting length = 200 from 60 to 300 step 1
setting risk = 0.15 from 0.05 to 0.4 step 0.01
buy when close > sma(length)
sell when close < sma(length)
size by risk / yang_zhang(60) up to 100%`,
  },
};
const parts = ['valuation', 'quality', 'momentum', 'risk'] as const satisfies readonly ReadingPart[];
/** The figure without which the rule of a part says nothing, and for how many fiscal years it must have been there. */
const needs: Readonly<Partial<Record<ReadingPart, string>>> = {
  valuation: 'priceToEarnings',
  quality: 'returnOnEquity',
};
const fewestYears = 6;
/** Where nothing speaks either way. */
const neutral = 50;

function specOf({ kind, title, rules }: ThesisRule, { id }: Instrument, name: string): StrategySpec {
  const { spec, problems } = parseCode(
    [`strategy ${JSON.stringify(name)} ${kind} 1d`, `trade ${id}`, rules].join('\n'),
  );
  if (spec === null) throw new Error(`${title.en}: ${problems.map(({ text }) => text.en).join(' ')}`);
  return withUsualCosts(spec);
}

const summary = localText('Started from the report', '从报告出发', '從報告出發');

/** What the conclusion of a report on an instrument rests on most, as a rule that can be tested. */
export const strategyFromReport: Tool = {
  id: 'strategy-from-report',
  title: localText('Strategy from a report', '由报告生成策略', '由報告生成策略'),
  summary: localText(
    'Makes what the conclusion of a report rests on most into a strategy and proposes to keep and test it.',
    '把报告结论最主要的依据变成策略，并提议保存和回测。',
    '把報告結論最主要的依據變成策略，並建議儲存和回測。',
  ),
  example: localText('Turn this into a strategy for NVDA', '把英伟达的报告变成策略', '把英偉達的報告變成策略'),
  params: { symbol: { kind: 'text', meaning: 'Ticker, code or name of one instrument' } },
  drafts: true,
  async run(input, context) {
    const instrument = await findInstrument(context.desk, textOf(input, 'symbol'));
    const figures = await openFigures(instrument, context);
    reportSection(figures, 'summary');
    const { book } = figures.context;
    const pullOf = (part: ReadingPart): number => {
      const [score, weight] = [`partScore.${part}`, `partWeight.${part}`].map((id) => valueOf(book, id));
      return score == null || weight == null ? 0 : weight * (score - neutral);
    };
    // A rule on a figure that the company does not have, or has had for too short a time, would never trade.
    const isRun = (part: ReadingPart): boolean => {
      const needed = needs[part];
      const id = needed === undefined ? null : figures.find(needed);
      return needed === undefined || (figures.years.length >= fewestYears && id !== null && valueOf(book, id) !== null);
    };
    const ordered = parts.toSorted((a, b) => Math.abs(pullOf(b)) - Math.abs(pullOf(a)));
    const [most] = ordered.filter(isRun);
    const [first] = ordered;
    if (most === undefined || pullOf(most) === 0)
      return said(summary, [paragraph(nothing, { name: instrument.name })], [instrument]);
    const rule = thesisRules[most];
    const name = `${rule.title[context.locale]} ${displaySymbol(instrument.id)}`;
    const spec = specOf(rule, instrument, name);
    const [score, weight] = [`partScore.${most}`, `partWeight.${most}`];
    return {
      summary,
      sentences: [
        paragraph(pullOf(most) > 0 ? speaksFor : speaksAgainst, {
          name: instrument.name,
          part: inSentence(ratingPartTexts[most]),
          score: figure(handleOf(instrument, score)),
          weight: figure(handleOf(instrument, weight)),
        }),
        ...(first === undefined || first === most || pullOf(first) === 0
          ? []
          : [paragraph(passedOver, { part: inSentence(ratingPartTexts[first]) })]),
        paragraph(asRule, { meaning: inSentence(rule.meaning), limit: rule.limit }),
        paragraph(agree, {}),
      ],
      widgets: [{ kind: 'strategy', spec }],
      ...figures.take([score, weight]),
      instruments: [instrument],
      names: [displaySymbol(instrument.id), rule.title.en, rule.meaning.en, rule.limit.en],
      draft: {
        action: { kind: 'create-strategy', spec },
        title: localText(`Keep the strategy “${name}”`, `保存策略“${name}”`, `儲存策略「${name}」`),
        details: [
          { label: localText('Follows from', '依据', '依據'), value: ratingPartTexts[most] },
          { label: localText('Rule', '规则', '規則'), value: rule.meaning },
          { label: localText('Instrument', '标的', '標的'), value: sameText(displaySymbol(instrument.id)) },
          { label: localText('Left out', '未检验', '未檢驗'), value: rule.limit },
        ],
      },
    };
  },
};

const nothing = localText(
  'Too little is known of {name} for a conclusion, so no strategy follows from its report. Say the rule in words instead, as “buy when it closes above its 200-day average”.',
  '对{name}所知太少，无法得出结论，因此报告推不出策略。可以直接说出规则，例如“收盘价高于200日均线时买入”。',
  '對{name}所知太少，無法得出結論，因此報告推不出策略。可以直接說出規則，例如「收市價高於200日平均線時買入」。',
);
const speaksFor = localText(
  'What pulls the conclusion on {name} most and can be tested is {part}: it scores {score} with a weight of {weight} and speaks for it.',
  '对{name}的结论影响最大且可检验的是{part}：得分 {score}，权重 {weight}，支持看多。',
  '對{name}的結論影響最大且可檢驗的是{part}：得分 {score}，權重 {weight}，支持看好。',
);
const speaksAgainst = localText(
  'What pulls the conclusion on {name} most and can be tested is {part}: it scores {score} with a weight of {weight} and speaks against it.',
  '对{name}的结论影响最大且可检验的是{part}：得分 {score}，权重 {weight}，指向看空。',
  '對{name}的結論影響最大且可檢驗的是{part}：得分 {score}，權重 {weight}，指向看淡。',
);
const passedOver = localText(
  'Its {part} pulls more, but the figure that a rule on it needs is not there or not for long enough.',
  '{part}的影响更大，但相应规则所需的数值缺失或历史太短。',
  '{part}的影響更大，但相應規則所需的數值缺失或歷史太短。',
);
const asRule = localText(
  'As a rule that can be tested: {meaning} {limit} It decides by itself, so today it may stand on the other side than the report.',
  '可检验的规则：{meaning}{limit}规则独立判断，当前可能与报告方向不同。',
  '可檢驗的規則：{meaning}{limit}規則獨立判斷，目前可能與報告方向不同。',
);
const agree = localText(
  'Agree below to keep it and have it tested, then move its settings; nothing is kept before.',
  '在下方同意后保存并回测，之后可调整参数；此前不会保存任何内容。',
  '在下方同意後儲存並回測，之後可調整參數；此前不會儲存任何內容。',
);
