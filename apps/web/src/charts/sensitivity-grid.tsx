import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { spreadOf, tintOf } from './tint.ts';

export interface SensitivityGridProps {
  readonly label: string;
  readonly describedBy: string;
  readonly corner: string;
  /** Handles of the two assumptions and of the values, row by row. */
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly base: readonly [row: number, column: number];
  readonly price: number | null;
  readonly valueOf: (id: string) => number | null;
  readonly renderFigure: (id: string, place: 'axis' | 'cell') => ReactNode;
}

/** Value against two assumptions. Colour says above or below the price, the outline says our base case. */
export function SensitivityGrid(props: SensitivityGridProps) {
  const { label, describedBy, corner, rows, columns, cells, base, price, valueOf, renderFigure } = props;
  const known = cells.flat().flatMap((id) => valueOf(id) ?? []);
  const spread = spreadOf(known, price ?? 0);

  function fill(id: string): string | undefined {
    const value = valueOf(id);
    if (value === null || price === null) return undefined;
    const token = value >= price ? '--accent' : '--warn';
    return `color-mix(in srgb, var(${token}) ${(tintOf(value, price, spread) * 100).toFixed(0)}%, var(--bg-1))`;
  }

  return (
    <div className="overflow-x-auto print:overflow-visible" role="region" aria-label={label} tabIndex={0}>
      <table aria-describedby={describedBy} className="num w-full border-separate border-spacing-0.5 text-caption">
        <thead>
          <tr>
            <td>
              <span className="sr-only">{corner}</span>
            </td>
            {columns.map((id) => (
              <th key={id} scope="col" className="h-6 px-1 text-center font-normal text-3">
                {renderFigure(id, 'axis')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row}>
              <th scope="row" className="w-[52px] pe-1.5 text-end font-normal text-3">
                {renderFigure(row, 'axis')}
              </th>
              {(cells[i] ?? []).map((id, j) => {
                const isBase = i === base[0] && j === base[1];
                return (
                  <td
                    key={id}
                    className={cx(
                      'h-[31px] rounded-cite px-1 text-center whitespace-nowrap text-1',
                      isBase && 'font-semibold',
                    )}
                    style={{
                      background: fill(id),
                      ...(isBase ? { outline: '2px solid var(--text-1)', outlineOffset: '-2px' } : {}),
                    }}
                  >
                    {renderFigure(id, 'cell')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
