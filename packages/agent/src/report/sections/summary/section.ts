import { summaryTexts as texts } from './texts.ts';
import { keyFigures } from '../../key-figures.ts';
import { inTradingCurrency } from '../../market-places.ts';
import { valueOf } from '../../fact-lookup.ts';
import type { ReportSection } from '../../section.ts';
import { addEarlierValues } from '../../conclusion/earlier-figures.ts';
import { rate } from '../../conclusion/rate.ts';
import { summarySentences } from '../../summary-sentences.ts';

/** The report in a few sentences, each standing on figures of the sections below. */
export const summarySection: ReportSection = {
  key: 'summary',
  templates: ['company', 'crypto', 'fund'],
  stage: 'write',
  order: 1,
  build: (context) => {
    const conclusion = rate(context);
    // After the rating, which counts the figures that the report found.
    const earlier = addEarlierValues(context);
    const rating = earlier.length === 0 ? conclusion : { ...conclusion, earlier };
    const items = summarySentences(context);
    if (items.length === 0) return { key: 'summary', status: 'not-runnable', why: texts.nothing, blocks: [] };
    const facts = keyFigures[context.template]
      .filter((id) => valueOf(context.book, id) !== null)
      .map((id) => inTradingCurrency(context, id));
    return {
      key: 'summary',
      status: 'ok',
      blocks: [
        { kind: 'rating', rating },
        { kind: 'bullets', items },
        ...(facts.length === 0 ? [] : [{ kind: 'figures', facts } as const]),
      ],
    };
  },
};
