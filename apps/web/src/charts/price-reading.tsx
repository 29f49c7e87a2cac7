import { useTranslation } from 'react-i18next';
import type { BarColumns } from '@plumbline/model/bar';
import { dateOf } from '@plumbline/model/date';
import { useFormat } from '../lib/format.ts';
import { useDates } from '../lib/use-dates.ts';

export interface PriceReadingProps {
  readonly bars: BarColumns;
  readonly decimals: number;
  /** Bar under the crosshair; null shows nothing. */
  readonly at: number | null;
  /** The crosshair was moved by key, so a screen reader should hear it. */
  readonly isLive: boolean;
}

/** The bar under the crosshair in numbers, top left of the chart. */
export function PriceReading({ bars, decimals, at, isLive }: PriceReadingProps) {
  const { t } = useTranslation('research');
  const { figure } = useFormat();
  const { date } = useDates();
  const print = (value: number | undefined): string => figure({ value: value ?? null, unit: 'points', decimals });
  const rows =
    at === null
      ? []
      : [
          [t('bar.open'), print(bars.open[at])],
          [t('bar.high'), print(bars.high[at])],
          [t('bar.low'), print(bars.low[at])],
          [t('bar.close'), print(bars.close[at])],
          [t('bar.volume'), figure({ value: bars.volume[at] ?? null, unit: 'shares', decimals: 0 })],
        ];
  return (
    <output
      aria-live={isLive ? 'polite' : 'off'}
      className="num pointer-events-none absolute start-0 top-0 z-[3] flex max-w-[calc(100%-64px)] flex-wrap gap-x-2.5 rounded-chip bg-1/85 px-1 text-caption text-2"
    >
      {at === null ? null : <span>{date(dateOf(bars.time[at] ?? 0))}</span>}
      {rows.map(([name, value]) => (
        <span key={name}>
          <span className="text-3">{name}</span> {value}
        </span>
      ))}
    </output>
  );
}
