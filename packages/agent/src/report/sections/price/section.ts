import type { Block } from '@plumbline/model/report';
import { returnWindows } from '@plumbline/quant/catalogue/return-window';
import type { ReportContext } from '../../context.ts';
import { priceTexts as texts } from './texts.ts';
import { figure, paragraph } from '../../paragraph.ts';
import { addPriceFigures } from '../../price-figures.ts';
import type { ReportSection } from '../../section.ts';

function trend(context: ReportContext): readonly Block[] {
  const value = (id: string): number | null => context.book.get(id)?.value ?? null;
  const [price, shorter, longer] = [value('price'), value('movingAverage50'), value('movingAverage200')];
  if (price === null || shorter === null || longer === null) return [];
  const isAbove = price > shorter && price > longer;
  const isBelow = price < shorter && price < longer;
  const template = isAbove ? texts.aboveBoth : isBelow ? texts.belowBoth : texts.between;
  const slots = { price: figure('price'), shorter: figure('movingAverage50'), longer: figure('movingAverage200') };
  return [{ kind: 'text', parts: paragraph(template, slots) }];
}

/** The price, where it stands in its year and against its averages, and what holding it has returned. */
export const priceSection: ReportSection = {
  key: 'price',
  templates: ['company', 'crypto', 'fund'],
  stage: 'prices',
  order: 1,
  build: (context) => {
    addPriceFigures(context);
    const { book, instrument } = context;
    const has = (id: string): boolean => book.get(id) !== null;
    if (!has('price')) return { key: 'price', status: 'not-runnable', why: texts.noPrices, blocks: [] };
    const levels = ['price', 'dayChange', 'high52w', 'low52w', 'position52w', 'movingAverage50', 'movingAverage200'];
    const returns = returnWindows.filter(({ metric }) => has(metric));
    const isWhole = has('high52w') && returns.length > 0;
    return {
      key: 'price',
      status: isWhole ? 'ok' : 'partial',
      ...(isWhole ? {} : { why: texts.shortHistory }),
      blocks: [
        { kind: 'price-chart', instrumentId: instrument.id, averages: [50, 200] },
        ...trend(context),
        { kind: 'figures', facts: levels.filter(has) },
        {
          kind: 'table',
          title: texts.returnsTable,
          group: 'single',
          columns: returns.map(({ label }) => label),
          rows: [{ metric: 'totalReturn', cells: returns.map(({ metric }) => metric) }],
        },
      ],
    };
  },
};
