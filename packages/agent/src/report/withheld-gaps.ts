import { addDays } from '@plumbline/model/date';
import type { Gap } from '@plumbline/model/report';
import { metricOf } from '@plumbline/quant/catalogue/catalogue';
import type { WithheldItem } from '@plumbline/quant/statements/review-statements';
import type { StatementCheck } from '@plumbline/quant/statements/statement-check';
import { joinWithCommas } from './texts.ts';

/** Exceptions older than this are in no table of the report. */
const shownDays = 1_900;

/** Identities that fail in the periods a report shows. */
export function failedLately(checks: readonly StatementCheck[], asOf: string): number {
  const from = addDays(asOf, -shownDays);
  return checks.filter(({ holds, period }) => !holds && period.end >= from).length;
}

/**
 * The reconciliation of a report: each identity that the filed statements break, with the lines that are left out for it, the
 * newest first. They weigh nothing in the evidence by themselves: what is missing counts where it is missed.
 */
export function withheldGaps(withheld: readonly WithheldItem[], asOf: string): readonly Gap[] {
  const from = addDays(asOf, -shownDays);
  const shown = withheld
    .filter(({ item: { period } }) => period.end >= from && period.kind !== 'trailing')
    .toSorted((a, b) => b.item.period.end.localeCompare(a.item.period.end));
  const groups = new Map<string, WithheldItem[]>();
  for (const one of shown) groups.set(one.why.en, [...(groups.get(one.why.en) ?? []), one]);
  return [...groups.values()].flatMap((group): Gap[] => {
    const [first] = group;
    if (first === undefined) return [];
    const lines = [...new Set(group.map(({ item }) => item.line))];
    return [{ what: joinWithCommas(lines.map((line) => metricOf(line).label)), why: first.why }];
  });
}
