import { Fragment, type ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface WeightedTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The last row, which adds the others up. */
  readonly total: readonly ReactNode[];
  readonly className?: string;
}

const edge = 'border-b border-line px-3 py-2 first:ps-(--card-padding) last:pe-(--card-padding)';
const first = 'sticky start-0 z-[1] bg-1 text-start';

function Row({ cells, isTotal = false }: { readonly cells: readonly ReactNode[]; readonly isTotal?: boolean }) {
  return (
    <tr className={cx(isTotal && 'font-semibold')}>
      {cells.map((cell, index) => (
        <Fragment key={index}>
          {index === 0 ? (
            <th
              scope="row"
              className={cx(edge, first, 'min-w-[112px]', isTotal ? 'font-semibold' : 'font-normal text-2')}
            >
              {cell}
            </th>
          ) : (
            <td className={cx(edge, 'text-end whitespace-nowrap')}>{cell}</td>
          )}
        </Fragment>
      ))}
    </tr>
  );
}

/** Rows with weights and the row that adds them up. It scrolls inside its card, so it can be reached by key; within its section it is no landmark of its own. */
export function WeightedTable({ label, head, rows, total, className }: WeightedTableProps) {
  return (
    <div role="group" data-scrolls aria-label={label} tabIndex={0} className={cx('overflow-x-auto', className)}>
      <table className="num w-full border-collapse text-ui font-normal">
        <thead>
          <tr>
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={cx(edge, 'text-caption font-medium text-3', index === 0 ? first : 'text-end')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map((row) => (
            <Row key={row.key} cells={row.cells} />
          ))}
          <Row cells={total} isTotal />
        </tbody>
      </table>
    </div>
  );
}
