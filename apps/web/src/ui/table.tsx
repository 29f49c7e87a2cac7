import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  lazy,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/cx.ts';
import { loadNamespaces } from '../lib/i18n.ts';
import { asMade, filterRows, keepColumns, readColumns, type KeptColumns } from './kept-columns.ts';
import { sortRows, type Sort } from './sort-rows.ts';

// Of tables that are arranged alone.
const TableTools = lazy(async () => {
  const [{ TableTools: View }] = await Promise.all([import('./table-tools.tsx'), loadNamespaces('table')]);
  return { default: View };
});

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Numbers stand at the right. */
  readonly align?: 'left' | 'right';
  readonly render: (row: Row) => ReactNode;
  /** Makes the column sortable; null sorts last whichever way. */
  readonly sortBy?: (row: Row) => string | number | null;
  /** What a filter looks for in it; without it the text that it is sorted by. */
  readonly filterBy?: (row: Row) => string;
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
  /** The name under which a reader's arrangement of it is kept; without one it has no tools. */
  readonly kept?: string;
}

/** Rows that are drawn at once; those of a long table follow when the page has time. */
const firstRows = 16;

/** Narrower than this a column cannot be taken by its edge any more. */
const narrowest = 48;

/** The arrangement of a table, kept under its name where it has one. */
function useColumns(name: string | undefined) {
  const [columns, setColumns] = useState(() => (name === undefined ? asMade : readColumns(name)));
  const keep = (next: KeptColumns): void => {
    setColumns(next);
    if (name !== undefined) keepColumns(name, next);
  };
  const resize = (key: string, width: number): void =>
    keep({ ...columns, widths: { ...columns.widths, [key]: Math.max(narrowest, Math.round(width)) } });
  const onPointerDown = (event: PointerEvent<HTMLElement>, key: string): void => {
    const head = event.currentTarget.parentElement;
    if (event.button !== 0 || head === null) return;
    event.preventDefault();
    const [from, before] = [event.clientX, head.getBoundingClientRect().width];
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', ({ clientX }) => resize(key, before + clientX - from), { signal });
    for (const ends of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(ends, () => stop.abort(), { signal });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, key: string): void => {
    const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
    const head = event.currentTarget.parentElement;
    if (step === undefined || head === null) return;
    event.preventDefault();
    resize(key, head.getBoundingClientRect().width + step);
  };
  return { columns, keep, onPointerDown, onKeyDown };
}

/** Scrolls inside its card with the first column in place; it never widens the page. */
export function Table<Row>({ caption, columns: all, rows, rowKey, empty, shown, kept }: TableProps<Row>) {
  const { t } = useTranslation();
  const [sort, setSort] = useState<Sort | null>(null);
  const [filter, setFilter] = useState('');
  const { columns: arranged, keep, onPointerDown, onKeyDown } = useColumns(kept);
  const columns = all.filter(({ key }) => !arranged.hidden.includes(key));
  const pinned = Math.min(arranged.pinned, Math.max(1, columns.length - 1));
  const sorted = useMemo(() => {
    const textsOf = (row: Row): readonly string[] =>
      all.map(({ filterBy, sortBy }) => filterBy?.(row) ?? String(sortBy?.(row) ?? ''));
    const left = filterRows(rows, textsOf, filter);
    const by = all.find((column) => column.key === sort?.key)?.sortBy;
    return sort === null || by === undefined ? left : sortRows(left, by, sort.direction);
  }, [all, rows, sort, filter]);
  // A pinned column stands right of those before it, as wide as they are drawn.
  const heads = useRef<HTMLTableRowElement>(null);
  const [lefts, setLefts] = useState<readonly number[]>([0]);
  useLayoutEffect(() => {
    if (pinned < 2) return;
    const widths = [...(heads.current?.cells ?? [])].slice(0, pinned).map((cell) => cell.getBoundingClientRect().width);
    const next = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
    setLefts((before) => (before.join() === next.join() ? before : next));
    // What the widths of the heads follow from.
  }, [pinned, arranged, all, sorted]);
  const styleOf = (key: string, index: number): CSSProperties | undefined => {
    const width = arranged.widths[key];
    const left = index > 0 && index < pinned ? { left: lefts[index] ?? 0 } : {};
    return width === undefined ? left : { ...left, width, minWidth: width, maxWidth: width, overflow: 'hidden' };
  };
  const isWhole = useDeferredValue(true, false);
  const drawn = isWhole ? sorted.slice(0, shown) : sorted.slice(0, Math.min(firstRows, shown ?? firstRows));
  const toggle = (key: string): void =>
    setSort((now) => ({
      key,
      direction: now?.key === key && now.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  if (rows.length === 0 && empty !== undefined) return empty;
  const table = (
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
          <tr ref={heads}>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
                className={cx(
                  'h-(--row) border-b border-line bg-1 px-3 text-caption font-medium whitespace-nowrap text-3',
                  column.align === 'right' ? 'text-right' : 'text-left',
                  index < pinned ? 'sticky left-0 z-10' : 'relative',
                )}
                style={styleOf(column.key, index)}
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
                  {...(kept === undefined
                    ? { 'aria-hidden': true }
                    : {
                        role: 'separator',
                        tabIndex: 0,
                        'aria-orientation': 'vertical',
                        'aria-label': t('table.resize', { column: column.title }),
                        'aria-valuenow': arranged.widths[column.key] ?? 0,
                        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, column.key),
                      })}
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
                    index < pinned && 'sticky left-0 z-10 bg-1',
                  )}
                  style={styleOf(column.key, index)}
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
  if (kept === undefined) return table;
  return (
    <>
      <Suspense fallback={<div className="h-12" />}>
        <TableTools
          caption={caption}
          columns={all}
          kept={arranged}
          onKept={keep}
          filter={filter}
          onFilter={setFilter}
          left={sorted.length}
          all={rows.length}
        />
      </Suspense>
      {table}
    </>
  );
}
