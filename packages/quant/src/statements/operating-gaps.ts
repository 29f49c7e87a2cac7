import type { StatementItem } from '@plumbline/model/fundamentals';
import { localText } from '@plumbline/model/local-text';
import type { Proven } from './confirmations.ts';
import type { Verdict } from './statement-check.ts';
import type { StatementIndex } from './statement-index.ts';

const latest = '9999-12-31';
const name = localText(
  'operating income moves with income before tax',
  '营业利润与利润总额同步变动',
  '經營溢利與除稅前溢利同步變動',
);

/** Quarters on either side, and how many of them must be on record. */
const besides = 2;
const fewest = 3;
/** How far one quarter may be from those beside it and still be like them, how far it is out, and how much wider the gap then is. */
const like = 1.6;
const out = 1.8;
const wider = 5;

interface Quarter {
  readonly operating: StatementItem;
  readonly pretax: number;
}

function isLike(value: number, around: readonly number[]): boolean {
  const sizes = around.map(Math.abs);
  const isOfSign = around.every((other) => other * value > 0);
  return isOfSign && Math.abs(value) <= like * Math.max(...sizes) && Math.abs(value) * like >= Math.min(...sizes);
}

function isOut(value: number, around: readonly number[]): boolean {
  const sizes = around.map(Math.abs);
  if (around.every((other) => other * value < 0)) return true;
  return Math.abs(value) > out * Math.max(...sizes) || Math.abs(value) * 2 * out < Math.min(...sizes);
}

/**
 * Quarters in which operating income leaps or turns and income before tax does not, so that what stands between the two is many times
 * what it is in the quarters beside them. A write-down moves both. Where the quarter is what its year leaves, the year is doubted.
 * What its own statement proves is right.
 */
export function operatingGaps(
  index: StatementIndex,
  confirmed: ReadonlyMap<StatementItem, readonly Proven[]>,
): readonly Verdict[] {
  const row = index.ends('operatingIncome', 'quarter').flatMap((end): readonly Quarter[] => {
    const [operating, pretax] = (['operatingIncome', 'pretaxIncome'] as const).map((line) =>
      index.known(line, 'quarter', end, latest),
    );
    if (operating == null || pretax == null || operating.currency !== pretax.currency) return [];
    // Restated for a business sold since, while the other is as it was before.
    if (index.versions('pretaxIncome', 'quarter', end).some(({ value }) => value !== pretax.value)) return [];
    return [{ operating, pretax: pretax.value }];
  });
  const gapOf = ({ operating, pretax }: Quarter): number => Math.abs(pretax - operating.value);
  return row.flatMap((one, at): readonly Verdict[] => {
    const around = [...row.slice(Math.max(0, at - besides), at), ...row.slice(at + 1, at + 1 + besides)];
    if (around.length < fewest) return [];
    const operating = around.map((other) => other.operating.value);
    const pretax = around.map((other) => other.pretax);
    if (!isOut(one.operating.value, operating) || !isLike(one.pretax, pretax)) return [];
    if (gapOf(one) <= wider * Math.max(...around.map(gapOf))) return [];
    const { operating: quarter } = one;
    const year = quarter.derived ? index.known('operatingIncome', 'year', quarter.period.end, quarter.knownAt) : null;
    const item = year ?? quarter;
    if (confirmed.has(item)) return [];
    return [
      {
        id: 'operating-gap',
        line: 'operatingIncome',
        name,
        period: item.period,
        holds: false,
        by: gapOf(one),
        concerned: [item],
      },
    ];
  });
}
