import type { ReactNode } from 'react';
import { RoomForRows } from '../ui/table.tsx';
import { useRowWindow } from '../ui/use-row-window.ts';

/** A chart as rows: what the table view shows and what the CSV file holds. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly ReactNode[];
    /** Plain values for the file, one per column. */
    readonly values: readonly (string | number | null)[];
  }[];
}

export interface ChartTableViewProps {
  readonly table: ChartTable;
  readonly label: string;
  readonly maxHeight: number;
}

export function ChartTableView({ table, label, maxHeight }: ChartTableViewProps) {
  // Twenty years of days are five thousand rows.
  const { body, from, to, above, below } = useRowWindow(table.rows.length);
  const isLong = to - from < table.rows.length;
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      data-scrolls-rows
      className="overflow-auto"
      style={{ maxHeight }}
    >
      <table
        className="num w-full border-collapse text-ui font-normal"
        {...(isLong ? { 'aria-rowcount': table.rows.length + 1 } : {})}
      >
        <thead>
          <tr>
            {table.head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`sticky top-0 border-b border-line bg-1 px-3 py-2 text-caption font-medium whitespace-nowrap text-3 ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <RoomForRows height={above} />
          {table.rows.slice(from, to).map((row, at) => (
            <tr key={row.key} data-row {...(isLong ? { 'aria-rowindex': from + at + 2 } : {})}>
              {row.cells.map((cell, index) =>
                index === 0 ? (
                  <th
                    key={index}
                    scope="row"
                    className="border-b border-line px-3 py-2 text-start font-normal whitespace-nowrap"
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={index} className="border-b border-line px-3 py-2 text-end whitespace-nowrap">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
          <RoomForRows height={below} />
        </tbody>
      </table>
    </div>
  );
}
