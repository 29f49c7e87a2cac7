import { topicName } from './topics.ts';
import { localText } from '@plumbline/model/local-text';
import type { LocalText } from '@plumbline/model/locale';
import type { LocalParts } from '@plumbline/model/text-part';
import { valueOf } from '../report/fact-lookup.ts';
import { shownMultiples } from '../report/multiple-history.ts';
import { ownStanding, standingWords } from '../report/own-standing.ts';
import { figure } from '../report/paragraph.ts';
import type { Figures } from './figures.ts';
import { handleOf } from './figures.ts';

/** Where a multiple stands among its own past, in the words of a report, or why that is not known. */
export type OwnPlace =
  { readonly words: LocalParts; readonly handles: readonly string[] } | { readonly why: LocalText | null };

/** The places of those of the metrics that are multiples of this company; the past is worked out once for all of them. */
export function ownPlaces({ instrument, context }: Figures, metrics: readonly string[]): ReadonlyMap<string, OwnPlace> {
  const { book, statements } = context;
  const multiples: ReadonlySet<string> = new Set(shownMultiples(context));
  if (statements === null || !metrics.some((metric) => multiples.has(metric))) return new Map();
  const rows = ownStanding(context, statements)?.rows ?? [];
  const at = (id: string) => figure(handleOf(instrument, id));
  return new Map(
    rows.map((row): [string, OwnPlace] => {
      if (valueOf(book, row.percentile) === null) return [row.metric, { why: book.get(row.percentile)?.why ?? null }];
      const { current, percentile, points, lower, upper } = row;
      return [
        row.metric,
        { words: standingWords(book, row, at), handles: [current, percentile, points, lower, upper] },
      ];
    }),
  );
}

/** The place of a figure among its own past, by name. */
export const ownPast = (topic: string) => {
  const name = topicName(topic);
  return localText(
    `the place of ${name.en} in its own past`,
    `${name['zh-CN']}在自身历史中的位置`,
    `${name['zh-HK']}在自身歷史中的位置`,
  );
};
