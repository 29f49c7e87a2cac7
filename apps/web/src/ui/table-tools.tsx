import { Columns3, Pin, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Input } from './input.tsx';
import { Menu } from './menu.tsx';
import { asMade, toggleColumn, type KeptColumns } from './kept-columns.ts';

export interface TableToolsProps {
  readonly caption: string;
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
export function TableTools({ caption, columns, kept, onKept, filter, onFilter, left, all }: TableToolsProps) {
  const { t } = useTranslation('table');
  const keys = columns.map(({ key }) => key);
  const shown = columns.filter(({ key }) => !kept.hidden.includes(key));
  const pins = [0, 1, 2, 3].filter((count) => count < shown.length);
  return (
    <div role="group" aria-label={t('tools', { caption })} className="flex flex-wrap items-center gap-2 px-3 py-2">
      <Input
        type="search"
        aria-label={t('filter', { caption })}
        placeholder={t('filterShort')}
        value={filter}
        className="max-w-60 flex-1"
        onChange={({ target }) => onFilter(target.value)}
      />
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
      <span role="status" className="num text-caption text-3">
        {filter.trim() === '' ? '' : t('left', { left, all })}
      </span>
    </div>
  );
}
