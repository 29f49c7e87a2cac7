import { useMemo } from 'react';
import type { Bars } from '../../lib/bars.ts';
import {
  computeIndicator,
  drawnColumns,
  lackOf,
  levelsOf,
  type ChartIndicator,
  type IndicatorColumn,
  type IndicatorLack,
} from './chart-indicators.ts';
import { firstFrom, onScale } from './chart-rows.ts';
import type { ChartLine } from './chart-series.ts';
import type { ChartScale } from './chart-settings.ts';
import type { ComparedSeries } from './use-chart-data.ts';

/** An indicator with what it came to and how it is painted. */
export interface DrawnIndicator {
  readonly placed: ChartIndicator;
  /** Null where something is lacking. */
  readonly columns: readonly (IndicatorColumn & { readonly token: string })[] | null;
  readonly lack: IndicatorLack | null;
}

const indicatorTokens = ['--series-2', '--series-3', '--series-4', '--info', '--accent'] as const;

export interface ChartLines {
  readonly drawn: readonly DrawnIndicator[];
  readonly lines: readonly ChartLine[];
  /** How many panes there are below the price. */
  readonly panes: number;
}

/** Everything over and under the bars, computed by the catalogue. */
export function useChartLines(
  bars: Bars | undefined,
  isIntraday: boolean,
  placed: readonly ChartIndicator[],
  compared: readonly ComparedSeries[],
  scale: ChartScale,
  from: number,
  signals: Float64Array | null,
): ChartLines {
  // An indicator of two series wants prices.
  const second = compared.find(({ isRatio }) => !isRatio)?.values ?? null;
  const drawn = useMemo<readonly DrawnIndicator[]>(() => {
    if (bars === undefined) return [];
    let at = 0;
    return placed.map((one) => {
      const lack = lackOf(one.indicator, second !== null, isIntraday);
      const columns = lack === null ? computeIndicator(one, bars.columns, second) : null;
      if (columns === null) return { placed: one, columns, lack };
      return {
        placed: one,
        lack,
        columns: columns.map((column) => ({
          ...column,
          token: indicatorTokens[at++ % indicatorTokens.length] ?? '--series-2',
        })),
      };
    });
  }, [bars, isIntraday, placed, second]);

  return useMemo(() => {
    if (bars === undefined) return { drawn, lines: [], panes: 0 };
    const base = firstFrom(bars.columns.close, from);
    let apart = 0;
    const lines: ChartLine[] = compared.flatMap(({ values, token, isRatio }) =>
      values === null || isRatio
        ? []
        : [{ values: onScale(values, scale, firstFrom(values, from)), draw: 'line' as const, token, pane: 0 }],
    );
    if (signals !== null) lines.push({ values: signals, draw: 'marker', token: '--text-1', pane: 0 });
    for (const { columns } of drawn) {
      const painted = drawnColumns(columns ?? []) as NonNullable<typeof columns>;
      const isApart = painted.some(({ output }) => output.unit !== 'price' && output.draw !== 'marker');
      if (isApart) apart += 1;
      const levels = levelsOf(painted.map(({ output }) => output));
      for (const [at, { output, values, token }] of painted.entries()) {
        const isPrice = output.unit === 'price';
        lines.push({
          values: isPrice ? onScale(values, scale, base) : values,
          draw: output.draw === 'none' ? 'line' : output.draw,
          token,
          pane: isPrice || output.draw === 'marker' ? 0 : apart,
          levels: at === 0 ? levels : [],
        });
      }
    }
    let below = apart;
    for (const { values, token, isRatio } of compared) {
      if (values !== null && isRatio) lines.push({ values, draw: 'line', token, pane: (below += 1) });
    }
    return { drawn, lines, panes: below };
  }, [bars, drawn, compared, scale, from, signals]);
}
