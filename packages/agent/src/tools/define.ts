import type { Widget } from '@plumbline/model/conversation';
import { localText } from '@plumbline/model/local-text';
import { locales } from '@plumbline/model/locale';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { metrics as performance } from '@plumbline/quant/catalogue/metrics/registry';
import { ratios } from '@plumbline/quant/catalogue/ratios/registry';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import { valuations } from '@plumbline/quant/catalogue/valuations/registry';
import { foldWord } from '@plumbline/reading/text/fold';
import { questionVocabulary } from '@plumbline/reading/vocabulary/vocabulary';
import { listOf, textOf } from '../chat/tool-input.ts';
import { listed } from '../chat/listed.ts';
import { explained } from '../chat/glossary/glossary.ts';
import { marketTerms } from '../chat/market-terms.ts';
import { productTerms } from '../chat/product-terms.ts';
import { metricOfTopic, topicName } from '../chat/topics.ts';
import { paragraph } from '../report/paragraph.ts';
import type { Tool } from '../tool.ts';

type Term = Extract<Widget, { readonly kind: 'term' }>;

const texById = new Map([...ratios, ...performance].map(({ id, tex }) => [id, tex]));

/** Entries of the catalogue that questions call otherwise. */
const sameAs: Readonly<Record<string, string>> = {
  macdSignal: 'macd',
  macdHistogram: 'macd',
  kdjJ: 'kdj',
  stochD: 'stoch',
  williamsR: 'willr',
  plusDi: 'plus-di',
  minusDi: 'minus-di',
  bbUpper: 'bbands',
  bbMid: 'bbands',
  bbLower: 'bbands',
  bbPercent: 'bbands',
  tenkan: 'ichimoku',
  kijun: 'ichimoku',
  slope: 'linearreg-slope',
  donchianHigh: 'donchian',
  vwap: 'vwap-session',
  dcf: 'dcf-two-stage',
  fairValue: 'dcf-two-stage',
  threeStage: 'dcf-three-stage',
  equityCashFlow: 'free-cash-flow-to-equity-value',
  dividendDiscount: 'gordon-growth',
  residualIncome: 'residual-income',
  earningsPower: 'earnings-power',
  grahamMethod: 'graham',
  netAssetMethod: 'net-asset-value',
  earningsMultiple: 'priceToEarnings',
  bookMultiple: 'priceToBook',
  salesMultiple: 'priceToSales',
  enterpriseMultiple: 'evToEbit',
  sumOfParts: 'sum-of-the-parts',
  movingAverageCross: 'moving-average-cross',
  turtle: 'channel-breakout',
  dualMomentum: 'dual-momentum',
  equalWeight: 'equal-weight',
  postEarningsDrift: 'post-earnings-drift',
  exDividendRunUp: 'ex-dividend-run-up',
  lowVolatility: 'low-volatility',
  riskParity: 'risk-parity',
};

function termBy(id: string): Term | null {
  const wanted = sameAs[id] ?? id;
  const product = productTerms[wanted] ?? marketTerms[wanted];
  if (product !== undefined) return { kind: 'term', id: wanted, ...product };
  const indicator = indicators.find((one) => one.id === wanted);
  if (indicator !== undefined) {
    const { title, meaning, tex } = indicator;
    return { kind: 'term', id: wanted, title, text: meaning, tex };
  }
  const valuation = valuations.find((one) => one.id === wanted);
  if (valuation !== undefined) {
    const { title, outputs, tex } = valuation;
    return { kind: 'term', id: wanted, title, text: outputs[0]?.meaning ?? title, tex };
  }
  const template = templates.find((one) => one.id === wanted);
  if (template !== undefined) return { kind: 'term', id: wanted, title: template.title, text: template.meaning };
  const metric = metricOfTopic(wanted);
  const entry = explained(wanted);
  if (metric === null) return entry === undefined ? null : { kind: 'term', id: wanted, ...entry };
  const { label, meaning } = metricOf(metric);
  const tex = texById.get(metric);
  return { kind: 'term', id: metric, title: label, text: meaning, ...(tex === undefined ? {} : { tex }) };
}

const kinds: ReadonlySet<string> = new Set(['metric', 'price', 'perf', 'ind', 'term', 'tmpl']);

/** By its id, its title, or the words that questions have for it. */
function termOf(asked: string): Term | null {
  const byId = termBy(asked);
  if (byId !== null) return byId;
  const wanted = foldWord(asked);
  const titled = [...indicators, ...valuations, ...templates].find(({ title }) =>
    locales.some((locale) => foldWord(title[locale]) === wanted),
  );
  if (titled !== undefined) return termBy(titled.id);
  const meanings = questionVocabulary.surfaces.get(wanted) ?? [];
  return meanings.flatMap(({ kind, id }) => (kinds.has(kind) ? (termBy(id) ?? []) : []))[0] ?? null;
}

const openings = {
  meaning: localText('This is what {titles} means.', '{titles}的含义如下。', '{titles}的含義如下。'),
  formula: localText('This is the formula of {titles}.', '{titles}的公式如下。', '{titles}的公式如下。'),
  difference: localText(
    'These are different figures: {titles}. What each says stands below.',
    '这几项各不相同：{titles}。各自的含义如下。',
    '這幾項各不相同：{titles}。各自的含義如下。',
  ),
} as const;
const withoutFormula = localText(
  'No formula of {titles} is on record; this is what it means.',
  '没有{titles}的公式记录，含义如下。',
  '沒有{titles}的公式紀錄，含義如下。',
);
const notExplained = localText(
  'The glossary here does not explain {titles}.',
  '这里的词条没有解释{titles}。',
  '這裡的詞條沒有解釋{titles}。',
);

export const define: Tool = {
  id: 'define',
  title: localText('Terms', '术语', '術語'),
  summary: localText(
    'What an indicator, a ratio, a figure or a method is, with its formula.',
    '指标、比率、数值或方法的含义与公式。',
    '指標、比率、數值或方法的含義與公式。',
  ),
  example: localText('What is the Sharpe ratio?', '什么是夏普比率', '甚麼是夏普比率'),
  params: {
    terms: { kind: 'list', meaning: 'Names or ids of indicators, ratios, figures, valuation methods' },
    form: {
      kind: 'text',
      meaning: 'What is asked of them',
      isOptional: true,
      options: ['meaning', 'formula', 'difference'],
    },
  },
  drafts: false,
  run(input) {
    const asked = listOf(input, 'terms');
    const found = asked.map((one) => ({ asked: one, term: termOf(one) }));
    const terms = found
      .flatMap(({ term }) => term ?? [])
      .filter(({ text }, at, all) => all.findIndex((one) => one.text.en === text.en) === at);
    const unknown = found.flatMap(({ asked: name, term }) => (term === null ? [topicName(name)] : []));
    const form = textOf(input, 'form');
    const titles = listed(terms.map(({ title }) => title));
    const isWithout = form === 'formula' && terms.every(({ tex }) => tex === undefined);
    const opening = isWithout
      ? withoutFormula
      : form === 'formula' || (form === 'difference' && terms.length > 1)
        ? openings[form]
        : openings.meaning;
    return Promise.resolve({
      summary: localText('Looked up the term', '查询了术语', '查詢了術語'),
      sentences: [
        ...(terms.length === 0 ? [] : [paragraph(opening, { titles })]),
        ...(unknown.length === 0 ? [] : [paragraph(notExplained, { titles: listed(unknown) })]),
      ],
      widgets: terms,
      facts: [],
      sources: [],
      names: [...terms.flatMap(({ title }) => Object.values(title)), ...unknown.flatMap((name) => Object.values(name))],
    });
  },
};
