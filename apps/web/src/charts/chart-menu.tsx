import { Copy, Download, Ellipsis, FileSpreadsheet, Maximize2, Minimize2, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlainIconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuItem } from '../ui/menu-popup.tsx';
import { toast } from '../ui/toast.ts';
import { pngOfChart, svgOfChart, type Caption } from './chart-image.ts';
import type { ChartTable } from './chart-table.tsx';
import { readColors } from './chart-colors.ts';
import { copyRows } from './copy-rows.ts';
import { toCsv } from './csv.ts';
import { saveFile } from './save-file.ts';

export interface ChartMenuProps {
  readonly title: string;
  readonly fileName: string;
  readonly simulated: boolean;
  readonly isTable: boolean;
  readonly onTable: (() => void) | null;
  readonly isFull: boolean;
  readonly onFull: (() => void) | null;
  readonly table: (() => ChartTable) | null;
  readonly picture: ((caption: Caption) => Promise<Blob>) | null;
  /** What holds the picture as it stands on the page; null where there is none. */
  readonly drawing: (() => HTMLElement | null) | null;
}

function hostOf(drawing: () => HTMLElement | null): HTMLElement {
  const host = drawing();
  if (host === null) throw new Error('nothing is drawn');
  return host;
}

/** What one can do with any chart: read it as a table, fill the screen, take it away. */
export function ChartMenu(props: ChartMenuProps) {
  const { title, fileName, simulated, isTable, onTable, isFull, onFull, table, picture, drawing } = props;
  const { t } = useTranslation('research');
  const { t: common } = useTranslation('common');
  const mark = simulated ? t('simulated.mark') : null;

  async function savePicture(type: 'png' | 'svg', take: (caption: Caption) => Blob | Promise<Blob>): Promise<void> {
    const color = readColors(document.documentElement);
    const text = [title, mark].filter((part) => part !== null).join(' · ');
    try {
      saveFile(`${fileName}.${type}`, await take({ text, color: color('--text-2'), background: color('--bg-1') }));
    } catch {
      toast.error(t('chart.pictureFailed'));
    }
  }

  function rowsOf(make: () => ChartTable): readonly (readonly (string | number | null)[])[] {
    const { head, rows } = make();
    const body = rows.map(({ values }) => [...values, ...(mark === null ? [] : [mark])]);
    return [[...head, ...(mark === null ? [] : [t('simulated.column')])], ...body];
  }

  function saveRows(make: () => ChartTable): void {
    // Excel reads UTF-8 only behind a byte order mark.
    const text = `\uFEFF${toCsv(rowsOf(make))}`;
    saveFile(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  }

  const items: MenuItem[] = [];
  if (onTable !== null) {
    const label = isTable ? t('chart.picture') : t('chart.table');
    items.push({ id: 'table', label, icon: <Table2 size={16} aria-hidden />, onSelect: onTable });
  }
  if (onFull !== null) {
    const label = isFull ? t('chart.leaveFull') : t('chart.full');
    const icon = isFull ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />;
    items.push({ id: 'full', label, icon, onSelect: onFull });
  }
  const icon = <Download size={16} aria-hidden />;
  if (picture !== null)
    items.push({ id: 'png', label: t('chart.png'), icon, onSelect: () => void savePicture('png', picture) });
  else if (drawing !== null) {
    const png = (): void => void savePicture('png', (caption) => pngOfChart(hostOf(drawing), caption));
    const svg = (): void => void savePicture('svg', (caption) => svgOfChart(hostOf(drawing), caption));
    items.push({ id: 'png', label: t('chart.png'), icon, onSelect: png });
    items.push({ id: 'svg', label: t('chart.svg'), icon, onSelect: svg });
  }
  if (table !== null) {
    const onSelect = (): void => saveRows(table);
    items.push({ id: 'csv', label: t('chart.csv'), icon: <FileSpreadsheet size={16} aria-hidden />, onSelect });
    const copy = (): void => copyRows(rowsOf(table), common('toast.copied'));
    items.push({ id: 'copy', label: t('chart.copy'), icon: <Copy size={16} aria-hidden />, onSelect: copy });
  }

  const label = t('chart.menu', { title });
  return (
    <Menu
      label={label}
      items={items}
      trigger={<PlainIconButton label={label} icon={<Ellipsis size={16} aria-hidden />} size="compact" />}
    />
  );
}

export interface TableMenuProps extends Pick<ChartMenuProps, 'title' | 'fileName' | 'simulated'> {
  readonly table: () => ChartTable;
}

/** The same for what is a table alone: copied, and saved as a file. */
export function TableMenu(props: TableMenuProps) {
  return (
    <span data-print="hide">
      <ChartMenu {...props} isTable onTable={null} isFull={false} onFull={null} picture={null} drawing={null} />
    </span>
  );
}
