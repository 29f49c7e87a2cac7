import { addDays } from '@plumbline/model/date';
import type { StatementItem, StatementLine } from '@plumbline/model/fundamentals';
import { proofs } from './proofs.ts';
import type { Proof, Signed } from './proofs.ts';
import { rounding } from './identity.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';

const spans = ['year', 'quarter'] as const;
const flows = proofs.flatMap(({ id, terms }) => (id === 'flows' ? terms.slice(0, 3) : []));

const perShare: readonly (readonly [StatementLine, StatementLine])[] = [
  ['epsDiluted', 'sharesDiluted'],
  ['epsBasic', 'sharesBasic'],
];

/** Half a cent of every share, and how small a part of the profit that must be to prove anything. */
const halfCent = 0.0051;
const sharp = 0.02;

/** Figures of one period that prove each other. */
export type Proven = readonly StatementItem[];

function readAt(index: StatementIndex, kind: Proof['kinds'][number], end: string, lines: readonly Signed[]) {
  return lines.flatMap(([line, sign]) => {
    const item = index.known(line, kind, end, latest);
    return item === null || item.derived ? [] : [{ item, sign }];
  });
}

function exactSums(index: StatementIndex): readonly Proven[] {
  return proofs.flatMap(({ kinds, terms, also = [] }) =>
    kinds.flatMap((kind) => {
      const [first] = terms;
      if (first === undefined) return [];
      return index.ends(first[0], kind).flatMap((end): readonly Proven[] => {
        const needed = readAt(index, kind, end, terms);
        if (needed.length < terms.length) return [];
        const leavesNothing = (some: typeof needed): boolean =>
          Math.abs(some.reduce((sum, { item, sign }) => sum + sign * item.value, 0)) <=
          rounding(some.map(({ item }) => item.value));
        const all = [...needed, ...readAt(index, kind, end, also)];
        const proven = [all, needed].find(leavesNothing);
        return proven === undefined ? [] : [proven.map(({ item }) => item)];
      });
    }),
  );
}

function earnings(index: StatementIndex): readonly Proven[] {
  return perShare.flatMap(([eps, shares]) =>
    spans.flatMap((kind) =>
      index.ends(eps, kind).flatMap((end): readonly Proven[] => {
        const [each, count] = [index.known(eps, kind, end, latest), index.known(shares, kind, end, latest)];
        if (each === null || count === null || each.derived) return [];
        return (['netIncome', 'profitWithMinorities'] as const).flatMap((line): readonly Proven[] => {
          const profit = index.known(line, kind, end, latest);
          if (profit === null || profit.derived) return [];
          const slack = halfCent * count.value;
          const isSharp = slack <= sharp * Math.abs(profit.value);
          const isProven = isSharp && Math.abs(each.value * count.value - profit.value) <= slack;
          return isProven ? [[each, count, profit]] : [];
        });
      }),
    ),
  );
}

/** Flows that are what the balances moved by. */
function movements(index: StatementIndex): readonly Proven[] {
  return spans.flatMap((kind) =>
    index.ends('operatingCashFlow', kind).flatMap((end): readonly Proven[] => {
      const all = [...readAt(index, kind, end, flows), ...readAt(index, kind, end, [['exchangeEffectOnCash', 1]])].map(
        ({ item }) => item,
      );
      const [flow] = all;
      if (flow === undefined || all.length < flows.length) return [];
      return (['cashWithRestricted', 'cash'] as const).flatMap((line): readonly Proven[] => {
        const opening = index.known(line, 'instant', addDays(flow.period.start, -1), latest);
        const closing = index.known(line, 'instant', end, latest);
        if (opening === null || closing === null) return [];
        const by = all.reduce((sum, { value }) => sum + value, opening.value - closing.value);
        const isProven = Math.abs(by) <= rounding([...all, opening, closing].map(({ value }) => value));
        return isProven ? [[...all, opening, closing]] : [];
      });
    }),
  );
}

/**
 * Figures that their statement proves to the last digit: sums that come out, earnings per share that give the profit, flows that
 * are what the balances moved by. For each figure the groups that prove it, each with the figures that it was proved by.
 */
export function confirmations(index: StatementIndex): ReadonlyMap<StatementItem, readonly Proven[]> {
  const byItem = new Map<StatementItem, Proven[]>();
  for (const group of [...exactSums(index), ...earnings(index), ...movements(index)])
    for (const item of group) {
      const known = byItem.get(item);
      if (known === undefined) byItem.set(item, [group]);
      else known.push(group);
    }
  return byItem;
}
