import type { ReportContext } from '../../context.ts';
import { riskRow, risksOf } from '../../conclusion/risk-list.ts';
import { valueOf } from '../../fact-lookup.ts';
import { riskTexts as texts } from './texts.ts';
import type { ReportSection } from '../../section.ts';

function severity({ book }: ReportContext, id: string): number {
  return valueOf(book, id) ?? 0;
}

/** What could go wrong by the figures of this report, likelihood times impact, the gravest first. */
export const risksSection: ReportSection = {
  key: 'risks',
  templates: ['company', 'crypto', 'fund'],
  stage: 'valuation',
  order: 21,
  build: (context) => {
    const rows = risksOf(context)
      .map((risk) => riskRow(context, risk))
      .filter((row) => row !== null)
      .toSorted((a, b) => severity(context, b.severity) - severity(context, a.severity));
    if (rows.length === 0) return { key: 'risks', status: 'not-runnable', why: texts.nothing, blocks: [] };
    return { key: 'risks', status: 'ok', blocks: [{ kind: 'risks', rows }] };
  },
};
