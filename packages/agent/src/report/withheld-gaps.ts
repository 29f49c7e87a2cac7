import { addDays } from '@plumbline/model/date';
import type { LocalText } from '@plumbline/model/locale';
import { localText } from '@plumbline/model/local-text';
import { fiscalLabel } from '@plumbline/model/period-label';
import type { Gap } from '@plumbline/model/report';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import type { WithheldItem } from '@plumbline/quant/statements/review-statements';
import type { StatementCheck } from '@plumbline/quant/statements/statement-check';
import { eachLocale, fillText } from './texts.ts';

/** Exceptions older than this are in no table of the report. */
const shownDays = 1_900;

/** Identities that fail in the periods a report shows. */
export function failedLately(checks: readonly StatementCheck[], asOf: string): number {
  const from = addDays(asOf, -shownDays);
  return checks.filter(({ holds, period }) => !holds && period.end >= from).length;
}

/** Names in one line: `a, b` in English, `a、b` in Chinese. */
const listed = (names: readonly LocalText[]): LocalText =>
  eachLocale((locale) => names.map((name) => name[locale]).join(locale === 'en' ? ', ' : '、'));

const also = localText('It fails for {labels} too.', '{labels}同样不成立。', '{labels}同樣不成立。');

/** The newest failure in full, and the labels of earlier periods that the same identity fails for. */
function whyOf({ why, period }: WithheldItem, periods: readonly string[]): LocalText {
  const earlier = periods.filter((label) => label !== period.label);
  if (earlier.length === 0) return why;
  const labels = listed(earlier.map((label) => eachLocale((locale) => fiscalLabel(label, locale))));
  return eachLocale((locale) => `${why[locale]}${locale === 'en' ? ' ' : ''}${fillText(also, { labels })[locale]}`);
}

/**
 * The reconciliation of a report: each identity that the filed statements break, with the lines and periods that are left out
 * for it, the newest first. They weigh nothing in the evidence by themselves: what is missing counts where it is missed.
 */
export function withheldGaps(withheld: readonly WithheldItem[], asOf: string): readonly Gap[] {
  const from = addDays(asOf, -shownDays);
  const shown = withheld
    .filter(({ item: { period } }) => period.end >= from && period.kind !== 'trailing')
    .toSorted((a, b) => b.item.period.end.localeCompare(a.item.period.end));
  const groups = new Map<string, WithheldItem[]>();
  for (const one of shown) groups.set(one.identity, [...(groups.get(one.identity) ?? []), one]);
  return [...groups.values()].flatMap((group): Gap[] => {
    const [first] = group;
    if (first === undefined) return [];
    const lines = [...new Set(group.map(({ item }) => item.line))];
    const periods = [...new Set(group.map(({ period }) => period.label))];
    return [{ what: listed(lines.map((line) => metricOf(line).label)), why: whyOf(first, periods) }];
  });
}
