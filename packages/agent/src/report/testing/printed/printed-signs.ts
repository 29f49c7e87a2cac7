import type { Relation } from './printed-relation.ts';
import { pick } from './printed-relation.ts';

/** Parts of a total that is above zero: below zero they would say that the total is not. */
const neverBelow = [
  ['Debt to equity', '负债权益比'],
  ['Equity multiplier', '权益乘数'],
  ['Payout ratio', '分红率'],
] as const;

/** Returns have the sign of the profit, and shares of a total are not below zero, wherever they are printed. */
export const ratioSigns: Relation = {
  kind: 'sign of ratios',
  check: ({ report, locale, number }) => {
    const rows = report.tables.flatMap((table) => table.rows.map((row) => ({ ...row, head: table.head })));
    const low = rows
      .filter(({ label }) => neverBelow.some(([en, zhCn]) => label === pick(locale, en, zhCn)))
      .flatMap(({ label, cells }) =>
        // A cell that is a number and nothing else: others are dates, or say what the ratio is.
        cells
          .flatMap((cell) => number(cell) ?? [])
          .map(({ value, text }) => ({ holds: value >= 0, what: `${label} ${text}` })),
      );
    const profits = new Map(
      rows
        .filter(({ label }) => label === pick(locale, 'Net income', '净利润'))
        .flatMap(({ head, cells }) => head.map((period, at) => [period, number(cells[at])] as const)),
    );
    const returns = rows
      .filter(({ label, head }) => label === pick(locale, 'Return on equity', '净资产收益率') && head.length > 2)
      .flatMap(({ head, cells }) =>
        head.flatMap((period, at) => {
          const [share, profit] = [number(cells[at]), profits.get(period) ?? null];
          if (share === null || profit === null || share.value === 0) return [];
          const holds = share.value * profit.value > 0;
          return [{ holds, what: `return on equity of ${share.text} beside a profit of ${profit.text} in ${period}` }];
        }),
      );
    return [...low, ...returns];
  },
};
