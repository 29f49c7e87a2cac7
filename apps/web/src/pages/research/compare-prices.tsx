import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { displaySymbol } from '@plumbline/model/instrument';
import type { Report } from '@plumbline/model/report';
import { barsQuery } from '../../lib/bars.ts';

const [width, height, edge] = [960, 220, 6];
const yearMs = 366 * 86_400_000;
const colors = ['text-series-1', 'text-series-2', 'text-series-3', 'text-series-4'] as const;

interface Line {
  readonly time: readonly number[];
  readonly value: readonly number[];
}

/** The last year of a history, its first close made one hundred. */
function rebased(time: Float64Array, close: Float64Array): Line {
  const last = time.at(-1) ?? 0;
  const rows = Array.from(time.keys()).filter((row) => (time[row] ?? 0) >= last - yearMs);
  const base = close[rows[0] ?? 0] ?? Number.NaN;
  return {
    time: rows.map((row) => time[row] ?? Number.NaN),
    value: rows.map((row) => ((close[row] ?? Number.NaN) / base) * 100),
  };
}

/** What one hundred put into each a year ago became, dividends reinvested. */
export function ComparePrices({ reports }: { readonly reports: readonly Report[] }) {
  const { t } = useTranslation('research');
  const answers = useQueries({
    queries: reports.map(({ instrumentId, asOf }) => barsQuery({ instrumentId, adjustment: 'total', asOf })),
  });
  const lines = answers.map(({ data }) => (data === undefined ? null : rebased(data.columns.time, data.columns.close)));
  const known = lines.filter((line) => line !== null && line.value.length > 1);
  if (known.length === 0) return null;
  const values = known.flatMap((line) => line?.value ?? []);
  const times = known.flatMap((line) => line?.time ?? []);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (time: number): number => edge + ((time - first) / (last - first || 1)) * (width - 2 * edge);
  const y = (value: number): number => height - edge - ((value - low) / (high - low || 1)) * (height - 2 * edge);
  const ends = lines.map((line, at) => {
    const symbol = displaySymbol(reports[at]?.instrumentId ?? 'US:NONE');
    return `${symbol} ${line?.value.at(-1)?.toFixed(0) ?? '—'}`;
  });
  return (
    <figure className="mt-5">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-3">
        {t('compare.price')}
        {ends.map((text, at) => (
          <span key={text} className="num flex items-center gap-1.5 text-2">
            <span aria-hidden className={colors[at]}>
              ●
            </span>
            {text}
          </span>
        ))}
      </figcaption>
      <svg
        role="img"
        aria-label={`${t('compare.price')}: ${ends.join(', ')}`}
        viewBox={`0 0 ${width} ${height}`}
        className="mt-2 h-[180px] w-full"
        preserveAspectRatio="none"
      >
        {lines.map((line, at) =>
          line === null ? null : (
            <polyline
              key={reports[at]?.id}
              className={colors[at]}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.8}
              vectorEffect="non-scaling-stroke"
              points={line.value
                .map((value, row) => `${x(line.time[row] ?? 0).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
            />
          ),
        )}
      </svg>
    </figure>
  );
}
