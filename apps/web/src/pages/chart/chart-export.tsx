import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@plumbline/model/date';
import { displaySymbol, type InstrumentId } from '@plumbline/model/instrument';
import { pngOfCanvas } from '../../charts/chart-image.ts';
import { ChartMenu } from '../../charts/chart-menu.tsx';
import type { ChartTable } from '../../charts/chart-table.tsx';
import type { Bars } from '../../lib/bars.ts';
import { useDates } from '../../lib/use-dates.ts';
import { useLocale } from '../../lib/use-locale.ts';
import type { ChartCanvas } from './chart-canvas.ts';
import { lineName, nameOf } from './chart-indicators.ts';
import type { ComparedSeries } from './use-chart-data.ts';
import type { DrawnIndicator } from './use-chart-lines.ts';

export interface ChartExportProps {
  readonly id: InstrumentId;
  readonly bars: Bars;
  /** First bar of the range that was chosen. */
  readonly from: number;
  readonly drawn: readonly DrawnIndicator[];
  readonly compared: readonly ComparedSeries[];
  readonly canvas: RefObject<ChartCanvas | null>;
  readonly zone: string | null;
  readonly isFull: boolean;
  readonly onFull: () => void;
}

/** The picture as it stands, and its numbers: bars, compared closes and every indicator, unrounded. */
export function ChartExport(props: ChartExportProps) {
  const { id, bars, from, drawn, compared, canvas, zone, isFull, onFull } = props;
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { dateTime } = useDates();
  const { columns } = bars;

  function table(): ChartTable {
    const more = [
      ...compared.flatMap(({ name, values }) => (values === null ? [] : [{ name, values }])),
      ...drawn.flatMap(({ placed, columns: outputs }) =>
        (outputs ?? []).map(({ output, values }) => ({
          name: [
            nameOf(placed, placed.indicator.title[locale]),
            ...(placed.indicator.outputs.length > 1 ? [lineName(output, locale)] : []),
          ].join(' '),
          values,
        })),
      ),
    ];
    const own = (['open', 'high', 'low', 'close', 'volume'] as const).map((name) => ({
      name: t(`bar.${name}`),
      values: columns[name],
    }));
    const all = [...own, ...more];
    return {
      head: [t('bar.date'), ...all.map(({ name }) => name)],
      rows: Array.from(columns.time.subarray(from), (time, k) => {
        const key = zone === null ? dateOf(time) : dateTime(time, zone);
        const values = [key, ...all.map((column) => column.values[from + k] ?? null)];
        return { key, cells: [], values };
      }),
    };
  }

  return (
    <ChartMenu
      title={displaySymbol(id)}
      fileName={`${id.replace(':', '-')}-chart`}
      simulated={bars.simulated}
      isTable={false}
      onTable={null}
      isFull={isFull}
      onFull={onFull}
      table={table}
      drawing={null}
      picture={(caption) =>
        canvas.current === null
          ? Promise.reject(new Error('not drawn'))
          : pngOfCanvas(canvas.current.picture(), caption)
      }
    />
  );
}
