import type { Block } from '@plumbline/model/report';
import type { ReportContext } from '../../context.ts';
import { leastBeta, returnsTexts as texts } from './texts.ts';
import { figure, paragraph } from '../../paragraph.ts';
import { addRiskFigures, yearlyWindows } from '../../risk-figures.ts';
import type { ReportSection } from '../../section.ts';
import { windowOf } from '../../windows.ts';

const shown = [
  'volatility',
  'sharpe',
  'sortino',
  'maxDrawdown',
  'currentDrawdown',
  'valueAtRisk',
  'conditionalValueAtRisk',
  'worstPeriod',
  'bestPeriod',
  'skew',
  'kurtosis',
  'ulcerIndex',
  'beta',
  'correlation',
] as const;

function sentences(context: ReportContext): readonly Block[] {
  const value = (id: string): number | null => context.book.get(id)?.value ?? null;
  const blocks: Block[] = [];
  if (value('volatility') !== null && value('maxDrawdown') !== null) {
    const slots = {
      volatility: figure('volatility'),
      recent: windowOf(context.book, 'volatility'),
      fall: figure('maxDrawdown'),
      window: windowOf(context.book, 'maxDrawdown'),
    };
    const withMarket = { ...slots, market: figure('volatility.market') };
    const parts =
      value('volatility.market') === null ? paragraph(texts.swingAlone, slots) : paragraph(texts.swing, withMarket);
    blocks.push({ kind: 'text', parts });
  }
  if (value('valueAtRisk') !== null && value('conditionalValueAtRisk') !== null) {
    const slots = { valueAtRisk: figure('valueAtRisk'), tail: figure('conditionalValueAtRisk') };
    blocks.push({ kind: 'text', parts: paragraph(texts.badDay, slots) });
  }
  const beta = value('beta');
  if (beta !== null && context.template === 'crypto') {
    blocks.push({ kind: 'text', parts: paragraph(texts.coinMarket, {}) });
  }
  if (beta !== null) {
    const text = Math.abs(beta) < leastBeta ? texts.betaNone : beta < 0 ? texts.betaOpposite : texts.beta;
    blocks.push({ kind: 'text', parts: paragraph(text, { beta: figure('beta') }) });
  }
  return blocks;
}

/** What holding it returned a year, how much it swung, and how deep it fell. */
export const returnsSection: ReportSection = {
  key: 'returns',
  templates: ['company', 'crypto', 'fund'],
  stage: 'technicals',
  order: 1,
  build: (context) => {
    const { book, bars, instrument } = context;
    if (bars.get(instrument.id, 'total') === null) {
      return { key: 'returns', status: 'not-runnable', why: texts.noHistory, blocks: [] };
    }
    addRiskFigures(context);
    const has = (id: string): boolean => book.get(id) !== null;
    const years = yearlyWindows.filter(({ label }) => has(`annualReturn.${label}`));
    const lacksBeta = !has('beta') && context.benchmarkExpected;
    return {
      key: 'returns',
      status: lacksBeta ? 'partial' : 'ok',
      ...(lacksBeta ? { why: texts.noBenchmark } : {}),
      blocks: [
        ...sentences(context),
        { kind: 'figures', facts: shown.filter(has) },
        ...(years.length === 0
          ? []
          : [
              {
                kind: 'table',
                title: texts.table,
                group: 'single',
                columns: years.map(({ label }) => label),
                rows: [{ metric: 'annualReturn', cells: years.map(({ label }) => `annualReturn.${label}`) }],
              } as const,
            ]),
        { kind: 'drawdown-chart', instrumentId: instrument.id },
      ],
    };
  },
};
