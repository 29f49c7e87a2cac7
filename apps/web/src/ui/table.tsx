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
import { Sideways, stickyHead } from './sideways.tsx';
import type { TableTool } from './table-tools.tsx';
import { useRowWindow } from './use-row-window.ts';

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
  /** What a file holds of it; without it what it is sorted by. A column with neither is not written. */
  readonly saveAs?: (row: Row) => string | number | null;
}

export interface TableProps<Row> {
  /** Read aloud; not drawn. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly empty?: ReactNode;
  /** The name under which a reader's arrangement of it is kept; without one it has no tools. */
  readonly kept?: string;
  /** Which of the tools it has; all of them unless given. */
  readonly tools?: readonly TableTool[];
  /** The name of the file that it is saved as. */
  readonly fileName?: string;
  /** What is copied and saved, with its head, where that is more than what stands in the table. */
  readonly written?: () => readonly WrittenRow[];
  /** Where the server puts the rows in order: the order they are in, and what asks for another. */
  readonly order?: { readonly now: Sort | null; readonly onSort: (key: string) => void };
}

type WrittenRow = readonly (string | number | null)[];

/** Rows that are drawn at once; the others follow when the page has time. */
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

/**
 * Scrolls inside its card with the first column in place; it never widens the page. The heads stay in view while its rows pass
 * below them.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns: all, rows, rowKey, empty, kept, tools, fileName, written, order } = props;
  const { t } = useTranslation();
  const [ownSort, setSort] = useState<Sort | null>(null);
  const sort = order === undefined ? ownSort : order.now;
  const [filter, setFilter] = useState('');
  const { columns: arranged, keep, onPointerDown, onKeyDown } = useColumns(kept);
  const columns = all.filter(({ key }) => !arranged.hidden.includes(key));
  const pinned = Math.min(arranged.pinned, Math.max(1, columns.length - 1));
  const sorted = useMemo(() => {
    const textsOf = (row: Row): readonly string[] =>
      all.map(({ filterBy, sortBy }) => filterBy?.(row) ?? String(sortBy?.(row) ?? ''));
    const left = filterRows(rows, textsOf, filter);
    const by = all.find((column) => column.key === ownSort?.key)?.sortBy;
    return ownSort === null || by === undefined ? left : sortRows(left, by, ownSort.direction);
  }, [all, rows, ownSort, filter]);
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
  const { body, from, to, above, below } = useRowWindow(isWhole ? sorted.length : Math.min(firstRows, sorted.length));
  const isLong = to - from < sorted.length;
  const toggle = (key: string): void =>
    order === undefined
      ? setSort((now) => ({
          key,
          direction: now?.key === key && now.direction === 'ascending' ? 'descending' : 'ascending',
        }))
      : order.onSort(key);
  const asShown = (): readonly WrittenRow[] => {
    const inFile = columns.filter(({ saveAs, sortBy }) => saveAs !== undefined || sortBy !== undefined);
    const valueIn = (row: Row): WrittenRow => inFile.map(({ saveAs, sortBy }) => (saveAs ?? sortBy)?.(row) ?? null);
    return [inFile.map(({ title }) => title), ...sorted.map(valueIn)];
  };
  if (rows.length === 0 && empty !== undefined) return empty;
  const table = (
    <Sideways label={caption}>
      <table
        className="num w-full border-separate border-spacing-0 text-ui font-normal"
        {...(isLong ? { 'aria-rowcount': sorted.length + 1 } : {})}
      >
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
                  stickyHead,
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
        <tbody ref={body}>
          <RoomForRows height={above} />
          {sorted.slice(from, to).map((row, at) => (
            <tr key={rowKey(row)} data-row className="group" {...(isLong ? { 'aria-rowindex': from + at + 2 } : {})}>
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  className={cx(
                    'h-(--row) border-b border-line px-3 py-1.5 group-last:border-b-0',
                    // A table of figures scrolls; Chinese words in it would stand letter below letter otherwise.
                    kept !== undefined && 'break-keep wrap-break-word',
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
          <RoomForRows height={below} />
        </tbody>
      </table>
    </Sideways>
  );
  if (kept === undefined) return table;
  return (
    <>
      <Suspense fallback={<div className="h-12" />}>
        <TableTools
          caption={caption}
          name={kept}
          {...(tools === undefined ? {} : { tools })}
          {...(fileName === undefined ? {} : { fileName })}
          written={written ?? asShown}
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

/** Stands in for rows of a long table that are not drawn. */
export function RoomForRows({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}
