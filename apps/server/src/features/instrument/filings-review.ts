import type { FilingsReview } from '@plumbline/contract/instrument';
import type { Period } from '@plumbline/model/fact';
import type { Fundamentals, StatementItem } from '@plumbline/model/fundamentals';
import { isMoneyUnit, templateOn } from '@plumbline/model/fundamentals';
import type { WithheldItem } from '@plumbline/quant/statements/review-statements';
import { reviewStatements } from '@plumbline/quant/statements/review-statements';

type Exception = FilingsReview['exceptions'][number];
type Checked = Pick<FilingsReview, 'template' | 'exceptions' | 'identities'>;

const spanOf = ({ label, start, end }: Period): Exception['period'] => ({ label, start, end });

function figureOf({ item, why }: WithheldItem): Exception['withheld'][number] {
  const { line, value, currency, knownAt, source } = item;
  return { line, value, unit: currency, filed: knownAt, locator: source.locator, why: { ...why } };
}

/** The money of the figures that an identity compares; null where they are of several or of none. */
function unitOf(figures: readonly WithheldItem[]): string | null {
  const units = new Set(figures.map(({ item }) => item.currency).filter(isMoneyUnit));
  return units.size === 1 ? ([...units][0] ?? null) : null;
}

/**
 * Statements held against their identities, for people to read: each exception with the figures withheld for it, and how often
 * every identity held. Figures that are withheld because others are stand with the identity that these break.
 */
export function reviewFilings(fundamentals: Fundamentals, asOf: string): Checked {
  const known = fundamentals.items.filter(({ knownAt }: StatementItem) => knownAt <= asOf);
  const { checks, withheld } = reviewStatements(known);
  const newestFirst = checks.toSorted((a, b) => b.period.end.localeCompare(a.period.end));
  const exceptions = newestFirst
    .filter(({ holds }) => !holds)
    .map(({ id, name, line, period, by }): Exception => {
      const own = withheld.filter(
        ({ item, identity }) =>
          identity === id &&
          item.period.end === period.end &&
          item.period.kind === period.kind &&
          (line === undefined || item.line === line),
      );
      return {
        id,
        name: { ...name },
        ...(line === undefined ? {} : { line }),
        period: spanOf(period),
        by,
        unit: unitOf(own),
        withheld: own.map(figureOf),
      };
    });
  const groups = new Map<string, (typeof newestFirst)[number][]>();
  for (const one of newestFirst) groups.set(one.id, [...(groups.get(one.id) ?? []), one]);
  const identities = [...groups.values()].flatMap((group) => {
    const [newest] = group;
    if (newest === undefined) return [];
    const held = group.filter(({ holds }) => holds).length;
    return [
      { id: newest.id, name: { ...newest.name }, held, failed: group.length - held, newest: spanOf(newest.period) },
    ];
  });
  return { template: templateOn(fundamentals, asOf), exceptions, identities };
}
