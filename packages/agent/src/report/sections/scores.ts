import type { Section } from '@plumbline/model/report';
import { qualityScores } from '../../value/quality-scores.ts';
import { reportingCurrency } from '../instrument-kind.ts';
import { marketPlace } from '../market-places.ts';
import { companyTexts as texts } from '../messages/company.ts';
import { trailingPlace } from '../places.ts';
import type { ReportSection } from '../section.ts';
import { fillText } from '../texts.ts';

/** Whether profits are real, lasting and paid for honestly, by scores with a name and by return on capital. */
export const scoresSection: ReportSection = {
  key: 'scores',
  templates: ['company'],
  stage: 'valuation',
  order: 4,
  build: (context): Section => {
    const { statements, instrument } = context;
    if (statements === null) return { key: 'scores', status: 'not-runnable', why: texts.noStatements, blocks: [] };
    const priced = marketPlace(context, statements);
    const blocks = [qualityScores(context, priced ?? trailingPlace(statements))];
    if (priced !== null) return { key: 'scores', status: 'ok', blocks };
    const words = { reporting: reportingCurrency(instrument), trading: instrument.currency };
    return { key: 'scores', status: 'partial', why: fillText(texts.otherCurrency, words), blocks };
  },
};
