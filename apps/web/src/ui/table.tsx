import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDeferredValue, useMemo, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { sortRows, type Sort } from './sort-rows.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Numbers stand at the right. */
  readonly align?: 'left' | 'right';
  readonly render: (row: Row) => ReactNode;
  /** Makes the column sortable; null sorts last whichever way. */
  readonly sortBy?: (row: Row) => string | number | null;
}

export interface TableProps<Row> {
  /** Read aloud; not drawn. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly empty?: ReactNode;
  /** How many rows are drawn, of all that are sorted; all of them unless given. */
  readonly shown?: number;
}

/** Rows that are drawn at once; those of a long table follow when the page has time. */
const firstRows = 16;

/** Narrower than this a column cannot be taken by its edge any more. */
const narrowest = 48;

/** Widths of columns that the reader has drawn to another width than theirs. */
function useColumnWidths() {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const styleOf = (key: string): CSSProperties | undefined => {
    const width = widths[key];
    return width === undefined ? undefined : { width, minWidth: width, maxWidth: width, overflow: 'hidden' };
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, key: string): void => {
    const head = event.currentTarget.parentElement;
    if (event.button !== 0 || head === null) return;
    event.preventDefault();
    const [from, before] = [event.clientX, head.getBoundingClientRect().width];
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener(
      'pointermove',
      ({ clientX }) => setWidths((all) => ({ ...all, [key]: Math.max(narrowest, before + clientX - from) })),
      { signal },
    );
    for (const ends of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(ends, () => stop.abort(), { signal });
  };
  return { styleOf, onPointerDown };
}

/** Scrolls inside its card with the first column in place; it never widens the page. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, shown }: TableProps<Row>) {
  const { t } = useTranslation();
  const [sort, setSort] = useState<Sort | null>(null);
  const { styleOf, onPointerDown } = useColumnWidths();
  const sorted = useMemo(() => {
    const by = columns.find((column) => column.key === sort?.key)?.sortBy;
    return sort === null || by === undefined ? rows : sortRows(rows, by, sort.direction);
  }, [columns, rows, sort]);
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? sorted.slice(0, shown) : sorted.slice(0, Math.min(firstRows, shown ?? firstRows));
  const toggle = (key: string): void =>
    setSort((now) => ({
      key,
      direction: now?.key === key && now.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <div
      className="overflow-x-auto overscroll-x-contain"
      role="region"
      aria-label={caption}
      // A region that scrolls must be reachable with the keyboard.
      tabIndex={0}
    >
      <table className="num w-full border-separate border-spacing-0 text-ui font-normal">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
                className={cx(
                  'h-(--row) border-b border-line bg-1 px-3 text-caption font-medium whitespace-nowrap text-3',
                  column.align === 'right' ? 'text-right' : 'text-left',
                  index === 0 ? 'sticky left-0 z-10' : 'relative',
                )}
                style={styleOf(column.key)}
              >
                {column.sortBy === undefined ? (
                  column.title
                ) : (
                  <button
                    type="button"
                    onClick={() => toggle(column.key)}
                    className="inline-flex min-h-6 items-center gap-1 hover:text-1"
                    aria-label={t('table.sort', { column: column.title })}
                  >
                    {column.title}
                    {sort?.key === column.key &&
                      (sort.direction === 'ascending' ? (
                        <ArrowUp size={12} aria-hidden />
                      ) : (
                        <ArrowDown size={12} aria-hidden />
                      ))}
                  </button>
                )}
                <span
                  aria-hidden
                  data-resize
                  onPointerDown={(event) => onPointerDown(event, column.key)}
                  className="absolute inset-y-2 right-0 w-2 cursor-col-resize touch-none border-r border-transparent hover:border-edge"
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((row) => (
            <tr key={rowKey(row)} className="group">
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  className={cx(
                    'h-(--row) border-b border-line px-3 py-1.5 group-last:border-b-0',
                    column.align === 'right' ? 'text-right' : 'text-left',
                    index === 0 && 'sticky left-0 z-10 bg-1',
                  )}
                  style={styleOf(column.key)}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
