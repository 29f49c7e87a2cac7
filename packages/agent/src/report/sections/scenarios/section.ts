import type { Block, Section } from '@plumbline/model/report';
import { cashFlowRefusal } from '../../cash-flow-value.ts';
import { valueOf } from '../../fact-lookup.ts';
import { blocksInTradingCurrency } from '../../in-trading-currency.ts';
import { marketPlace, whyNoMarketPlace } from '../../market-places.ts';
import { companyTexts } from '../../messages/company.ts';
import { scenarioTexts as texts } from './texts.ts';
import { valuationTexts } from '../valuation/texts.ts';
import { change, figure, paragraph } from '../../paragraph.ts';
import type { ReportSection } from '../../section.ts';
import { addScenarios } from '../../scenario-values.ts';

/** What one share is worth if things go well or badly, and what follows from weighing both. */
export const scenariosSection: ReportSection = {
  key: 'scenarios',
  templates: ['company'],
  stage: 'valuation',
  order: 3,
  build: (context): Section => {
    const { book, statements } = context;
    const empty = { key: 'scenarios', status: 'not-runnable', blocks: [] } as const;
    if (statements === null) return { ...empty, why: companyTexts.noStatements };
    if (book.get('price') === null) return { ...empty, why: companyTexts.noPrice };
    const place = marketPlace(context, statements);
    const price = place?.given.get('price');
    if (place === null || price === undefined) {
      return { ...empty, why: whyNoMarketPlace(context) };
    }
    const base = book.get('dcfTwoStage');
    if (base === null || base.value === null) {
      const reason = cashFlowRefusal(context, place) ?? base?.why ?? valuationTexts.cashFlowUnknown;
      return {
        key: 'scenarios',
        status: 'ok',
        blocks: [{ kind: 'not-applicable', title: valuationTexts.cashFlow, reason }],
      };
    }
    const block = addScenarios(context, statements, price);
    const rule = paragraph(texts.rule, { growth: figure('growthSwing'), rate: figure('rateSwing') });
    const slots = {
      value: figure('probabilityWeightedValue'),
      upside: change('upside.weighted'),
      bear: figure('dcfTwoStage.bear'),
      bull: figure('dcfTwoStage.bull'),
    };
    const weighted: readonly Block[] =
      valueOf(book, 'probabilityWeightedValue') === null
        ? []
        : [{ kind: 'text', parts: paragraph(texts.weighted, slots) }];
    const blocks = blocksInTradingCurrency(context, [block, ...weighted, { kind: 'text', parts: rule }]);
    return { key: 'scenarios', status: 'ok', blocks };
  },
};
