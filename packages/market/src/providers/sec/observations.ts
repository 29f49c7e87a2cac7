import type { CompanyFactsBody, SecObservation } from './schema.ts';
import { ifrsRules } from './ifrs-lines.ts';
import type { LineRule } from './line-rule.ts';
import { ruleTags } from './line-rule.ts';
import { ofOneFiler } from './one-filer.ts';
import { usGaapRules } from './us-gaap-lines.ts';

/** A reported number with the tag and unit under which it was filed. */
export interface TaggedObservation extends SecObservation {
  readonly taxonomy: string;
  readonly tag: string;
  readonly unit: string;
}

/** What a company filed under one standard. */
export interface CompanyObservations {
  readonly rules: readonly LineRule[];
  readonly byTag: ReadonlyMap<string, readonly TaggedObservation[]>;
  /** All rows under those concepts, also those in another unit than the report's. */
  readonly rows: readonly TaggedObservation[];
}

/** Reports that present statements, and prospectuses of companies that have filed none yet. Proxies repeat rounded figures without saying of which report; they are not read. */
const statementForms: ReadonlySet<string> = new Set([
  '10-K',
  '10-K/A',
  '10-KT',
  '10-Q',
  '10-Q/A',
  '10-QT/A',
  '8-K',
  '8-K/A',
  '10-12B',
  '10-12B/A',
  'S-1',
  'S-1/A',
  'S-4',
  'S-4/A',
  'F-1',
  'F-1/A',
  'F-4',
  'F-4/A',
  '424B3',
  '424B4',
  '20-F',
  '10-KT/A',
  '10-QT',
  '20-F/A',
  '40-F',
  '40-F/A',
  '6-K',
  '6-K/A',
]);

function tagsOf(rules: readonly LineRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap((rule) => [...ruleTags(rule)]));
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

const isMoney = (unit: string): boolean => /^[A-Z]{3}$/.test(unit);

function countBy(rows: readonly TaggedObservation[], keyOf: (row: TaggedObservation) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/**
 * The currency of each filing: the one most of its numbers have. A convenience translation beside it is dropped; a company that
 * changed its currency keeps each report in its own, and the two are never mixed.
 */
function currencies(rows: readonly TaggedObservation[]): ReadonlyMap<string, string> {
  const money = rows.filter(({ unit }) => isMoney(unit));
  const overall = countBy(money, ({ unit }) => unit);
  const best = new Map<string, { unit: string; count: number }>();
  for (const [key, count] of countBy(money, ({ accn, unit }) => `${accn} ${unit}`)) {
    const [accn = '', unit = ''] = key.split(' ');
    const known = best.get(accn);
    const isMore = known === undefined || count > known.count;
    const isTie = count === known?.count && (overall.get(unit) ?? 0) > (overall.get(known.unit) ?? 0);
    if (isMore || isTie) best.set(accn, { unit, count });
  }
  return new Map([...best].map(([accn, { unit }]) => [accn, unit]));
}

/** Rows of statements of the company itself under any concept of the rules, in whatever unit. */
function filedRows(
  body: CompanyFactsBody,
  taxonomies: readonly string[],
  rules: readonly LineRule[],
): readonly TaggedObservation[] {
  const all = collect(body, taxonomies, tagsOf(rules)).filter(
    (row) => statementForms.has(row.form) && row.filed >= row.end,
  );
  return ofOneFiler(all, Number(body.cik));
}

function observationsUnder(
  body: CompanyFactsBody,
  taxonomies: readonly string[],
  rules: readonly LineRule[],
): CompanyObservations | null {
  const rows = filedRows(body, taxonomies, rules);
  const currencyOf = currencies(rows);
  const people = new Set(rules.flatMap(({ unit, tags }) => (unit === 'people' ? tags : [])));
  const byTag = new Map<string, TaggedObservation[]>();
  for (const row of rows) {
    const currency = currencyOf.get(row.accn);
    const isCover = row.taxonomy === 'dei' || people.has(row.tag);
    const wanted = row.unit === 'shares' || isCover || row.unit === currency || row.unit === `${currency}/shares`;
    if (!wanted) continue;
    const same = byTag.get(row.tag);
    if (same === undefined) byTag.set(row.tag, [row]);
    else same.push(row);
  }
  return currencyOf.size === 0 ? null : { rules, byTag, rows };
}

/**
 * The numbers of a company that can carry a statement line, by standard and tag, each filing in its own currency. A company that
 * changed from one standard to the other has both, and no concept of one restates the other; the cover belongs to the newer one.
 */
export function observationsOf(body: CompanyFactsBody): readonly CompanyObservations[] {
  const newest = (taxonomy: string): string =>
    Object.values(body.facts[taxonomy]?.Assets?.units ?? {})
      .flat()
      .reduce((latest, { filed }) => (filed > latest ? filed : latest), '');
  const isIfrs = body.facts['ifrs-full'] !== undefined && newest('ifrs-full') >= newest('us-gaap');
  const cover = (isNewer: boolean): readonly string[] => (isNewer ? ['dei'] : []);
  return [
    observationsUnder(body, ['ifrs-full', ...cover(isIfrs)], ifrsRules) ?? [],
    observationsUnder(body, ['us-gaap', ...cover(!isIfrs)], usGaapRules) ?? [],
  ].flat();
}
