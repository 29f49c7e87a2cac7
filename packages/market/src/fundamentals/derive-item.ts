import type { Period } from '@plumbline/model/fact';
import type { StatementItem } from '@plumbline/model/fundamentals';

/** One term of a computed item: what it is called in the receipt, and whether it is added or taken away. */
export interface Term {
  readonly sign: 1 | -1;
  readonly item: StatementItem;
}

/** Sums of figures with two decimals must not end in …0000001. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** A computed item: known when its last term was, with the terms as its source row. */
export function deriveItem(period: Period, terms: readonly [Term, ...Term[]], how: string): StatementItem {
  const [first] = terms;
  const latest = terms.reduce((best, term) => (term.item.knownAt > best.item.knownAt ? term : best), first);
  return {
    line: first.item.line,
    period,
    value: tidy(terms.reduce((sum, term) => sum + term.sign * term.item.value, 0)),
    currency: first.item.currency,
    knownAt: latest.item.knownAt,
    source: {
      id: latest.item.source.id,
      locator: `${latest.item.source.locator} (${how})`,
      row: [
        ['Computed', how],
        ...terms.map(({ sign, item }): readonly [string, string] => [
          `${sign === 1 ? '+' : '−'} ${item.period.label}`,
          `${item.value} (${item.source.locator}, known ${item.knownAt})`,
        ]),
      ],
    },
    derived: true,
    ...(first.item.series === undefined ? {} : { series: first.item.series }),
  };
}
