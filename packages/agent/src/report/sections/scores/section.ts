import type { Section } from '@plumbline/model/report';
import { qualityScores } from '../../../value/quality-scores.ts';
import { marketPlace, whyNoMarketPlace } from '../../market-places.ts';
import { companyTexts as texts } from '../../messages/company.ts';
import { trailingPlace } from '../../places.ts';
import type { ReportSection } from '../../section.ts';

/** Whether profits are real, lasting and paid for honestly, by scores with a name and by return on capital. */
export const scoresSection: ReportSection = {
  key: 'scores',
  templates: ['company'],
  stage: 'valuation',
  order: 4,
  build: (context): Section => {
    const { statements } = context;
    if (statements === null) return { key: 'scores', status: 'not-runnable', why: texts.noStatements, blocks: [] };
    const priced = marketPlace(context, statements);
    const blocks = [qualityScores(context, priced ?? trailingPlace(statements))];
    if (priced !== null) return { key: 'scores', status: 'ok', blocks };
    return { key: 'scores', status: 'partial', why: whyNoMarketPlace(context), blocks };
  },
};
