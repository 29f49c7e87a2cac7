import { cx } from '../lib/cx.ts';

export interface MonthCell {
  /** Fraction; null where the account had no bar. */
  readonly value: number | null;
  /** The month was not there from its first to its last trading day. */
  readonly isPartial: boolean;
}

export interface MonthlyHeatmapProps {
  readonly label: string;
  readonly describedBy: string;
  readonly months: readonly string[];
  readonly totalLabel: string;
  readonly years: readonly { readonly year: number; readonly cells: readonly MonthCell[]; readonly total: number }[];
  readonly print: (value: number) => string;
  readonly printTotal: (value: number) => string;
}

/** Beyond it the value in the cell would lose its contrast. */
const most = 0.55;

function tint(value: number): string {
  const share = Math.min(most, 0.04 + 9 * Math.abs(value));
  return `color-mix(in srgb, var(${value >= 0 ? '--up-fill' : '--down-fill'}) ${(share * 100).toFixed(0)}%, var(--bg-1))`;
}

/** Return of every month, years down, with the year's total; partial months are hatched. */
export function MonthlyHeatmap({
  label,
  describedBy,
  months,
  totalLabel,
  years,
  print,
  printTotal,
}: MonthlyHeatmapProps) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table
        aria-describedby={describedBy}
        className="num w-full min-w-[360px] table-fixed tracking-tight border-separate border-spacing-px text-axis"
      >
        <thead>
          <tr>
            <td className="w-8" />
            {months.map((month, at) => (
              <th key={at} scope="col" className="h-6 text-center font-normal text-3">
                {month}
              </th>
            ))}
            <th scope="col" className="w-11 p-0 text-end font-normal text-3">
              {totalLabel}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, cells, total }) => (
            <tr key={year}>
              <th scope="row" className="p-0 text-start font-normal whitespace-nowrap text-3">
                {year}
              </th>
              {cells.map(({ value, isPartial }, at) => (
                <td
                  key={at}
                  className={cx(
                    'h-[22px] rounded-cite text-center whitespace-nowrap text-1',
                    isPartial && value !== null && 'hatch',
                  )}
                  style={value === null || isPartial ? undefined : { background: tint(value) }}
                >
                  {value === null ? '' : print(value)}
                </td>
              ))}
              <td className={cx('ps-1 text-end font-semibold whitespace-nowrap', total >= 0 ? 'text-up' : 'text-down')}>
                {printTotal(total)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
