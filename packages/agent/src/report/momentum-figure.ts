import { returnWindows } from '@plumbline/quant/catalogue/return-window';
import type { ReportContext } from './context.ts';
import { rangePeriod, seriesFigure } from './series-figures.ts';
import { startOf } from './windows.ts';

const yearWindow = returnWindows.find(({ metric }) => metric === 'return1Y');
const monthWindow = returnWindows.find(({ metric }) => metric === 'return1M');

/** The year without its last month: what momentum portfolios are sorted by. */
export function addMomentum(context: ReportContext): void {
  const history = context.bars.get(context.instrument.id, 'total');
  if (history === null || yearWindow === undefined || monthWindow === undefined) return;
  const from = startOf(history.series, yearWindow);
  const to = startOf(history.series, monthWindow);
  if (from === null || to === null) return;
  seriesFigure(context, {
    id: 'momentum12To1',
    metric: 'momentum12To1',
    columns: [{ name: 'close', column: 'close', adjustment: 'total', from, to }],
    period: rangePeriod(from, to, '12-1M'),
  });
}
