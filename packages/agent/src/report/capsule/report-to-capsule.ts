import { createHash } from 'node:crypto';
import type { CapsuleBars, CapsuleData } from '@plumbline/model/capsule';
import { capsuleText } from '@plumbline/model/capsule';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Locale } from '@plumbline/model/locale';
import type { Report } from '@plumbline/model/report';
import { contentHash, notReproduced } from '@plumbline/quant/recompute-capsule';
import { reportToMarkdown } from '../markdown.ts';
import { capsuleWords as words } from '../messages/capsule-words.ts';
import { markdownWords } from '../messages/markdown-words.ts';
import { capsuleStyle } from './capsule-style.ts';
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

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What a browser reads as the text of such a page. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** JSON that cannot end the element it stands in. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replace(/</g, String.raw`\u003c`);
}

function body({ report, locale, bars }: CapsuleInput): string {
  const html = unmarkFigures(markdownToHtml(reportToMarkdown(report, locale, markFigure)), escapeHtml);
  const own = bars.filter(({ instrumentId }) => instrumentId === report.instrumentId);
  const note = markdownWords.priceChart[locale];
  const chart = lineChart(own.find(({ adjustment }) => adjustment === 'split') ?? own[0], escapeHtml(note));
  return html.replace(`<p><em>${escapeHtml(note)}</em></p>`, (found) => (chart === '' ? found : chart));
}

/**
 * The report as one page that needs nothing else: it carries its figures, their formulas and prices, computes every
 * figure again when it is opened, and says whether what is printed is what was written. Its policy forbids it any
 * connection.
 */
export function reportToCapsule(input: CapsuleInput): string {
  const { report, locale, bars, script } = input;
  const main = body(input);
  const data: CapsuleData = {
    schema: 'plumbline-capsule/1',
    locale,
    report,
    bars,
    textHash: contentHash(capsuleText(textOf(main))),
    barsHash: contentHash(bars),
    revised: notReproduced({ report, bars }),
  };
  const title = escapeHtml(`${report.instrument.name[locale]} (${displaySymbol(report.instrumentId)}) ${report.asOf}`);
  const say = (key: keyof typeof words): string => escapeHtml(words[key][locale]);
  const policy = `default-src 'none'; script-src 'sha256-${digest(script)}'; style-src 'sha256-${digest(capsuleStyle)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title}</title>
<style>${capsuleStyle}</style>
</head>
<body>
<p id="verdict" role="status" data-state="checking" data-good="${say('good')}" data-bad="${say('bad')}" data-revised="${say('revised')}">${say('checking')}</p>
<noscript><p>${say('noScript')}</p></noscript>
<main>
${main}
</main>
<script type="application/json" id="capsule">${embedded(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}
