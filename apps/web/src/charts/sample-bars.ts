import { dayMs } from '@plumbline/model/date';
import { emptyColumns, type BarColumns } from '@plumbline/model/bar';

/** A made-up price for the gallery: slow waves on a rising line, the same on every day it is drawn. */
export function sampleBars(count: number): BarColumns {
  const bars = emptyColumns(count);
  for (let i = 0; i < count; i += 1) {
    const close = 100 + i * 0.12 + 14 * Math.sin(i / 19) + 5 * Math.sin(i / 4.3);
    const open = close - 2.4 * Math.cos(i / 4.3);
    bars.time[i] = Date.UTC(2026, 10, 20) - (count - 1 - i) * dayMs;
    bars.open[i] = open;
    bars.close[i] = close;
    bars.high[i] = Math.max(open, close) + 1.1 + Math.sin(i / 2);
    bars.low[i] = Math.min(open, close) - 1.1 - Math.cos(i / 3);
    bars.volume[i] = 1e6 * (1.4 + Math.sin(i / 6));
  }
  return bars;
}
