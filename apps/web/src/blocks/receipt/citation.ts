import type { Fact } from '@plumbline/model/fact';
import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import type { Source } from '@plumbline/model/source';
import { figureLabel } from '../figure/metric-label.ts';

/** A figure as one would quote it: what, how much, for when, from where. Simulated figures say so. */
export function citationOf(fact: Fact, source: Source | undefined, locale: Locale, simulatedMark: string): string {
  const parts = [
    `${figureLabel(fact, locale)}: ${formatFact(fact, locale)}`,
    fact.period === undefined ? fact.asOf : `${fact.period.start} – ${fact.period.end}`,
    ...(source === undefined ? [] : [`${source.publisher}, ${source.title}`, source.locator]),
    ...(source?.url === undefined ? [] : [source.url]),
    ...(fact.simulated ? [simulatedMark] : []),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
