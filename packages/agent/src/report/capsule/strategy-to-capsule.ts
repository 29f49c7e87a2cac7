import type { StrategyCapsule } from '@plumbline/model/capsule';
import type { Locale } from '@plumbline/model/locale';
import type { StrategyRecord } from '@plumbline/model/strategy-record';
import { strategyWords as words } from '../messages/strategy-words.ts';
import { capsulePage, textHash } from './capsule-page.ts';
import { markFigure, unmarkFigures } from './figure-mark.ts';
import { lineChart } from './line-chart.ts';
import { escapeHtml, markdownToHtml } from './markdown-to-html.ts';
import { strategyMarkdown } from './strategy-markdown.ts';

export interface StrategyCapsuleInput {
  readonly record: StrategyRecord;
  readonly locale: Locale;
  /** The script that checks the page, whole. */
  readonly script: string;
}

/** Stands where the curve is drawn until the Markdown is HTML; no text contains it. */
const chartPlace = '\uE020';

/** A back-test with its verdict as one page that measures the curve again and draws the verdict anew when it is opened. */
export function strategyToCapsule({ record, locale, script }: StrategyCapsuleInput): string {
  const { name, version, equity, benchmark } = record;
  const html = unmarkFigures(markdownToHtml(strategyMarkdown(record, locale, markFigure, chartPlace)), escapeHtml);
  const chart = lineChart(benchmark === null ? [equity] : [equity, benchmark], words.curve[locale]);
  const main = html.replace(`<p>${chartPlace}</p>`, () => chart);
  const data: StrategyCapsule = {
    schema: 'plumbline-capsule/1',
    kind: 'strategy',
    locale,
    record,
    textHash: textHash(main),
  };
  return capsulePage({ title: `${name}${version === null ? '' : ` (v${version})`}`, locale, main, data, script });
}
