import type { CompanyFactsBody, SecObservation } from './schema.ts';
import type { LineRule } from './tags.ts';
import { ifrsRules, usGaapRules } from './tags.ts';

/** A reported number with the tag and unit under which it was filed. */
export interface TaggedObservation extends SecObservation {
  readonly taxonomy: string;
  readonly tag: string;
  readonly unit: string;
}

export interface CompanyObservations {
  readonly currency: string;
  readonly rules: readonly LineRule[];
  readonly byTag: ReadonlyMap<string, readonly TaggedObservation[]>;
}

/** Reports that present statements. Proxies repeat rounded figures without saying of which report; they are not read. */
const statementForms: ReadonlySet<string> = new Set([
  '10-K',
  '10-K/A',
  '10-KT',
  '10-Q',
  '10-Q/A',
  '8-K',
  '20-F',
  '20-F/A',
  '40-F',
  '6-K',
]);

const annualForms: ReadonlySet<string> = new Set(['10-K', '10-K/A', '10-KT', '20-F', '20-F/A', '40-F']);

export function isAnnualForm(form: string): boolean {
  return annualForms.has(form);
}

function tagsOf(rules: readonly LineRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap((rule) => [...rule.tags, ...(rule.parts ?? []).flatMap((part) => part.tags)]));
}

function collect(
  body: CompanyFactsBody,
  taxonomies: readonly string[],
  tags: ReadonlySet<string>,
): readonly TaggedObservation[] {
  return taxonomies.flatMap((taxonomy) =>
    Object.entries(body.facts[taxonomy] ?? {}).flatMap(([tag, concept]) =>
      tags.has(tag)
        ? Object.entries(concept.units).flatMap(([unit, rows]) => rows.map((row) => ({ ...row, taxonomy, tag, unit })))
        : [],
    ),
  );
}

/** Foreign filers add a convenience translation into dollars; the currency they report in is the one most numbers have. */
function mainCurrency(rows: readonly TaggedObservation[]): string | null {
  const counts = new Map<string, number>();
  for (const { unit } of rows) {
    if (/^[A-Z]{3}$/.test(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The numbers of a company that can carry a statement line, by tag, in its reporting currency; null when there are none. */
export function observationsOf(body: CompanyFactsBody): CompanyObservations | null {
  const isIfrs = body.facts['ifrs-full'] !== undefined && body.facts['us-gaap']?.Assets === undefined;
  const rules = isIfrs ? ifrsRules : usGaapRules;
  const taxonomies = isIfrs ? ['ifrs-full'] : ['us-gaap', 'dei'];
  const rows = collect(body, taxonomies, tagsOf(rules)).filter(
    (row) => statementForms.has(row.form) && row.filed >= row.end,
  );
  const currency = mainCurrency(rows);
  if (currency === null) return null;
  const wanted = new Set([currency, `${currency}/shares`, 'shares']);
  const byTag = new Map<string, TaggedObservation[]>();
  for (const row of rows) {
    if (!wanted.has(row.unit)) continue;
    const same = byTag.get(row.tag);
    if (same === undefined) byTag.set(row.tag, [row]);
    else same.push(row);
  }
  return { currency, rules, byTag };
}
