import type { Block } from '@plumbline/model/report';
import type { ReportContext } from '../../context.ts';
import { valueOf } from '../../fact-lookup.ts';
import { barDate } from '../../gather/price-history.ts';
import type { PriceHistory } from '../../gather/price-history.ts';
import { cycleTexts as texts } from './texts.ts';
import { levelUnit } from '../../level-unit.ts';
import { figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';
import { rangePeriod, seriesFigure } from '../../series-figures.ts';

/** Closer to its average than this a price is neither above nor below it. */
export const nearAverage = 0.05;

function addCycleFigures(context: ReportContext, { series }: PriceHistory): void {
  const from = barDate(series, 0);
  const to = barDate(series, -1);
  const column = (name: 'close' | 'high' | 'time') => ({ name, column: name, adjustment: 'split', from, to }) as const;
  const period = rangePeriod(from, to, 'MAX');
  const level = levelUnit(context, series);
  seriesFigure(context, {
    id: 'allTimeHigh',
    metric: 'allTimeHigh',
    columns: [column('high')],
    period,
    ...level,
  });
  const both = [column('close'), column('high')];
  seriesFigure(context, { id: 'drawdownFromHigh', metric: 'drawdownFromHigh', columns: both, period });
  const dated = [column('high'), column('time')];
  seriesFigure(context, { id: 'daysSinceHigh', metric: 'daysSinceHigh', columns: dated, period });
  seriesFigure(context, { id: 'mayerMultiple', metric: 'mayerMultiple', columns: [column('close')], period });
}

/** Where a coin stands in its own past: how far below its high, for how long, and how stretched against its long average. */
export const cycleSection: ReportSection = {
  key: 'cycle',
  templates: ['crypto'],
  stage: 'technicals',
  order: 2,
  build: (context) => {
    const { book, bars, instrument } = context;
    const history = bars.get(instrument.id, 'split');
    if (history === null) return { key: 'cycle', status: 'not-runnable', why: texts.noHistory, blocks: [] };
    addCycleFigures(context, history);
    const value = (id: string): number | null => valueOf(book, id);
    const sentences: Block[] = [];
    const slots = { drawdown: figure('drawdownFromHigh'), high: figure('allTimeHigh'), days: figure('daysSinceHigh') };
    if (value('drawdownFromHigh') !== null && value('daysSinceHigh') !== null) {
      sentences.push({ kind: 'text', parts: paragraph(texts.below, slots) });
    }
    const mayer = value('mayerMultiple');
    if (mayer !== null) {
      const stretch = mayer - 1;
      const template = stretch > nearAverage ? texts.above : stretch < -nearAverage ? texts.under : texts.near;
      sentences.push({ kind: 'text', parts: paragraph(template, { mayer: figure('mayerMultiple') }) });
    }
    const shown = ['drawdownFromHigh', 'allTimeHigh', 'daysSinceHigh', 'position52w', 'mayerMultiple', 'volatility'];
    return {
      key: 'cycle',
      status: 'ok',
      blocks: [...sentences, { kind: 'figures', facts: shown.filter((id) => book.get(id) !== null) }],
    };
  },
};
