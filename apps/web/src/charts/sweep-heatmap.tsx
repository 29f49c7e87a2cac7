import type { CSSProperties } from 'react';
import { cx } from '../lib/cx.ts';

export interface SweepHeatmapProps {
  readonly label: string;
  readonly describedBy: string;
  /** Printed values of the two parameters. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Quality of each cell, row by row; null = could not be computed. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly current: readonly [row: number, column: number] | null;
  readonly print: (value: number) => string;
  readonly onPick: (row: number, column: number) => void;
  readonly pickLabel: (row: number, column: number, value: string) => string;
}

/** A single hue in seven steps: quality is not a direction of the market. */
const steps = [6, 18, 30, 42, 54, 66, 90] as const;
/** Cells at least this share of the best are its plateau. */
const plateauShare = 0.85;

/** Quality against two parameters. The outline says the present setting; the dotted contour what is nearly as good as the best. */
export function SweepHeatmap(props: SweepHeatmapProps) {
  const { label, describedBy, rows, columns, values, current, print, onPick, pickLabel } = props;
  const known = values.flat().filter((value): value is number => value !== null && Number.isFinite(value));
  const low = Math.min(...known);
  const high = Math.max(...known);
  const stepOf = (value: number): number => {
    const share = high === low ? 0 : (value - low) / (high - low);
    return steps[Math.min(steps.length - 1, Math.floor(share * steps.length))] ?? steps[0];
  };
  const isPlateau = (row: number, column: number): boolean => {
    const value = values[row]?.[column] ?? null;
    return value !== null && high > 0 && value >= plateauShare * high;
  };
  const contour = (row: number, column: number): CSSProperties => {
    if (!isPlateau(row, column)) return {};
    const edge = '1.5px dashed var(--text-1)';
    return {
      ...(isPlateau(row - 1, column) ? {} : { borderTop: edge }),
      ...(isPlateau(row + 1, column) ? {} : { borderBottom: edge }),
      ...(isPlateau(row, column - 1) ? {} : { borderLeft: edge }),
      ...(isPlateau(row, column + 1) ? {} : { borderRight: edge }),
    };
  };
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table
        aria-describedby={describedBy}
        className="num w-full min-w-[380px] border-separate border-spacing-0.5 text-axis"
      >
        <tbody>
          {rows.map((row, i) => (
            <tr key={row}>
              <th scope="row" className="w-10 pe-1 text-end font-normal text-3">
                {row}
              </th>
              {columns.map((column, j) => {
                const value = values[i]?.[j] ?? null;
                const isCurrent = current !== null && current[0] === i && current[1] === j;
                const share = value === null ? 0 : stepOf(value);
                const text = value === null ? '—' : print(value);
                return (
                  <td key={column} className="p-0">
                    <button
                      type="button"
                      aria-label={pickLabel(i, j, text)}
                      aria-pressed={isCurrent}
                      onClick={() => onPick(i, j)}
                      className={cx(
                        'h-[26px] w-full min-w-8 rounded-cite text-center',
                        share < 90 && 'text-1',
                        isCurrent && 'font-semibold',
                      )}
                      style={{
                        background: `color-mix(in srgb, var(--accent) ${share}%, var(--bg-2))`,
                        ...(share === 90 ? { color: 'var(--on-strong)' } : {}),
                        ...contour(i, j),
                        ...(isCurrent ? { outline: '2px solid var(--text-1)', outlineOffset: '-2px' } : {}),
                      }}
                    >
                      {text}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="h-6 text-center font-normal text-3">
                {column}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
