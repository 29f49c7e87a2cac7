import type { Fact } from '@plumbline/model/fact';
import type { FormatOptions } from '@plumbline/model/format';
import { formatFact } from '@plumbline/model/format';
import type { Locale } from '@plumbline/model/locale';
import type { TextPart } from '@plumbline/model/text-part';
import { metricOf } from './catalogue.ts';

type FigurePart = Extract<TextPart, { readonly fact: string }>;

/** A figure as plain words print it, wherever they go: a change with its sign, a size without. */
export function printInWords(
  fact: Fact,
  as: FigurePart['as'],
  locale: Locale,
  options: Pick<FormatOptions, 'isoDates'> = {},
): string {
  const sign = as === 'delta' || metricOf(fact.metric).isChange;
  return formatFact(fact, locale, { ...options, sign, size: as === 'size' });
}
