import type { StatementItem } from '@plumbline/model/fundamentals';
import { statementLines } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const kinds = ['instant', 'year', 'quarter'] as const;

const name = localText(
  'a first figure is near the later one that its statement proves',
  '首次申报值接近后来经报表勾稽证实的数值',
  '首次申報值接近後來經報表勾稽證實的數值',
);

/** No restatement makes three times as much of an amount, or a third of it, or turns its sign. */
const most = 3;

function isFar(first: number, later: number): boolean {
  const ratio = first / later;
  return !(ratio > 1 / most && ratio < most);
}

/** How far a version must be from those before and after it, which are one amount. */
const apart = 0.2;

/** Versions between two that are one amount to the last digit: what a filing changed, the next one took back. */
function takenBack(told: readonly StatementItem[]): readonly StatementItem[] {
  return told.filter((item, at) => {
    const [before, after] = [told[at - 1], told[at + 1]];
    if (before === undefined || after === undefined || before.value !== after.value) return false;
    return before.currency === item.currency && Math.abs(item.value - before.value) > apart * Math.abs(before.value);
  });
}

/** Splits restate them by any factor. */
const lines = statementLines.filter((line) => !/^(?:eps|shares)|PerShare$/.test(line));

/**
 * Versions of a figure that a later filing took back, and earlier ones that are far from the newest, which other figures of its statement prove to the last digit. known:
 * figures that are in doubt themselves, such as all of a filing in another unit, which prove one another and nothing else.
 */
export function overruled(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
  known: ReadonlySet<StatementItem>,
): readonly Verdict[] {
  return lines.flatMap((line) =>
    kinds.flatMap((kind) =>
      index.ends(line, kind).flatMap((end): readonly Verdict[] => {
        const now = index.known(line, kind, end, latest);
        if (now === null || now.value === 0) return [];
        const told = index.versions(line, kind, end);
        const isSure = !known.has(now) && confirmed.has(now);
        const far = told.filter((item) => item.currency === now.currency && isFar(item.value, now.value));
        return [...(isSure ? far : []), ...takenBack(told).filter(({ value }) => value !== now.value)].map(
          (item): Verdict => {
            const { period, value } = item;
            return { id: 'overruled', line, name, period, holds: false, by: value - now.value, concerned: [item] };
          },
        );
      }),
    ),
  );
}
