import { Bookmark, Columns3, Copy, Download, Pin, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { copyRows } from '../charts/copy-rows.ts';
import { toCsv } from '../charts/csv.ts';
import { saveFile } from '../charts/save-file.ts';
import { Button } from './button.tsx';
import { ColumnSets } from './column-sets.tsx';
import { Input } from './input.tsx';
import { Menu } from './menu.tsx';
import { asMade, toggleColumn, type KeptColumns } from './kept-columns.ts';
import { Popover } from './popover.tsx';

const allTools = ['filter', 'columns', 'pin', 'file'] as const;
export type TableTool = (typeof allTools)[number];

export interface TableToolsProps {
  readonly caption: string;
  /** The name under which its arrangement is kept. */
  readonly name: string;
  readonly tools?: readonly TableTool[];
  readonly fileName?: string;
  /** What is copied and saved, with its head. */
  readonly written: () => readonly (readonly (string | number | null)[])[];
  /** All columns, in their order. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly kept: KeptColumns;
  readonly onKept: (next: KeptColumns) => void;
  readonly filter: string;
  readonly onFilter: (next: string) => void;
  /** How many rows the filter leaves, of how many. */
  readonly left: number;
  readonly all: number;
}

/** What a reader may do with a table: filter its rows, choose its columns, and say how many stay in place. */
export function TableTools(props: TableToolsProps) {
  const {
    caption,
    name,
    tools = allTools,
    fileName,
    written,
    columns,
    kept,
    onKept,
    filter,
    onFilter,
    left,
    all,
  } = props;
  const { t } = useTranslation('table');
  const { t: common } = useTranslation('common');
  const keys = columns.map(({ key }) => key);
  const shown = columns.filter(({ key }) => !kept.hidden.includes(key));
  const pins = [0, 1, 2, 3].filter((count) => count < shown.length);
  return (
    <div role="group" aria-label={t('tools', { caption })} className="flex flex-wrap items-center gap-2 px-3 py-2">
      {tools.includes('filter') && (
        <Input
          type="search"
          aria-label={t('filter', { caption })}
          placeholder={t('filterShort')}
          value={filter}
          className="max-w-60 flex-1"
          onChange={({ target }) => onFilter(target.value)}
        />
      )}
      {tools.includes('columns') && (
        <>
          <Menu
            label={t('columns')}
            align="start"
            trigger={
              <Button size="compact" icon={<Columns3 size={14} aria-hidden />}>
                {t('columns')}
              </Button>
            }
            items={[
              ...columns.map(({ key, title }) => ({
                id: key,
                label: title,
                selected: !kept.hidden.includes(key),
                onSelect: () => onKept(toggleColumn(kept, key, keys)),
              })),
              {
                id: 'reset',
                label: t('reset'),
                icon: <RotateCcw size={14} aria-hidden />,
                onSelect: () => onKept(asMade),
              },
            ]}
          />
          <Popover
            label={t('sets')}
            align="start"
            trigger={
              <Button size="compact" icon={<Bookmark size={14} aria-hidden />}>
                {t('sets')}
              </Button>
            }
          >
            <ColumnSets
              table={name}
              shown={shown.map(({ key }) => key)}
              onChoose={(chosen) => {
                const hidden = keys.filter((key) => !chosen.includes(key));
                // A set of columns that this table no longer has would leave nothing.
                if (hidden.length < keys.length) onKept({ ...kept, hidden });
              }}
            />
          </Popover>
        </>
      )}
      {tools.includes('pin') && (
        <Menu
          label={t('pin')}
          align="start"
          trigger={
            <Button size="compact" icon={<Pin size={14} aria-hidden />}>
              {t('pin')}
            </Button>
          }
          items={pins.map((count) => ({
            id: String(count),
            label: count === 0 ? t('pinNone') : t('pinUntil', { column: shown[count - 1]?.title ?? '' }),
            selected: Math.min(kept.pinned, shown.length - 1) === count,
            onSelect: () => onKept({ ...kept, pinned: count }),
          }))}
        />
      )}
      <span role="status" className="num text-caption text-3">
        {filter.trim() === '' ? '' : t('left', { left, all })}
      </span>
      {tools.includes('file') && (
        <span className="ms-auto flex gap-2">
          <Button
            size="compact"
            icon={<Copy size={12} aria-hidden />}
            onClick={() => copyRows(written(), common('toast.copied'))}
            disabled={left === 0}
          >
            {common('action.copy')}
          </Button>
          {fileName !== undefined && (
            <Button
              size="compact"
              icon={<Download size={12} aria-hidden />}
              onClick={() =>
                // Excel reads UTF-8 only behind a byte order mark.
                saveFile(`${fileName}.csv`, new Blob([`\uFEFF${toCsv(written())}`], { type: 'text/csv;charset=utf-8' }))
              }
              disabled={left === 0}
            >
              CSV
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
