import type { CapsuleBars, ReportCapsule } from '@plumbline/model/capsule';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { contentHash } from '@plumbline/quant/facts/content-hash';
import { notReproduced } from '@plumbline/quant/facts/recompute-capsule';
import { reportToMarkdown } from '../markdown.ts';
import { markdownWords } from '../messages/markdown-words.ts';
import { capsulePage, textHash } from './capsule-page.ts';
import { markFigure, unmarkFigures } from './figure-mark.ts';
import { lineChart } from './line-chart.ts';
import { escapeHtml, markdownToHtml } from './markdown-to-html.ts';

export interface CapsuleInput {
  readonly report: Report;
  readonly locale: Locale;
  /** The price histories that the report's formulas read. */
  readonly bars: readonly CapsuleBars[];
  /** The script that checks the page, whole. */
  readonly script: string;
}

function body({ report, locale, bars }: CapsuleInput): string {
  const html = unmarkFigures(markdownToHtml(reportToMarkdown(report, locale, markFigure)), escapeHtml);
  const own = bars.filter(({ instrumentId }) => instrumentId === report.instrumentId);
  const shown = own.find(({ adjustment }) => adjustment === 'split') ?? own[0];
  const note = markdownWords.priceChart[locale];
  const chart = lineChart([shown?.columns.close ?? []], note);
  return html.replace(`<p><em>${escapeHtml(note)}</em></p>`, (found) => (chart === '' ? found : chart));
}

/** The report as one page that computes every figure again when it is opened. */
export function reportToCapsule(input: CapsuleInput): string {
  const { report, locale, bars, script } = input;
  const main = body(input);
  const data: ReportCapsule = {
    schema: 'plumbline-capsule/1',
    kind: 'report',
    locale,
    report,
    bars,
    textHash: textHash(main),
    barsHash: contentHash(bars),
    revised: notReproduced({ report, bars }),
  };
  const title = `${report.instrument.name[locale]} (${displaySymbol(report.instrumentId)}) ${report.asOf}`;
  return capsulePage({ title, locale, main, data, script });
}
