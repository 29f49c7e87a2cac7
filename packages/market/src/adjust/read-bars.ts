import type { Adjustment, BarSeries } from '@plumbline/model/bar';
import { sliceColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { addDays, timeOf } from '@plumbline/model/date';
import { adjustBars } from './adjust-bars.ts';

export interface ReadBarsRequest {
  readonly adjustment: Adjustment;
  /** Trading dates, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  /** Nothing that happened or was announced later, adjustments included. */
  readonly asOf?: string;
}

function indexFrom(time: Float64Array, at: number): number {
  const found = time.findIndex((value) => value >= at);
  return found < 0 ? time.length : found;
}

function slice(series: BarSeries, from: number, to: number): BarSeries {
  if (from === 0 && to === series.columns.time.length) return series;
  const isLastPartial = series.isLastPartial && to === series.columns.time.length && to > from;
  return { ...series, columns: sliceColumns(series.columns, from, to), isLastPartial };
}

function through(series: BarSeries, date: string | undefined): BarSeries {
  return date === undefined ? series : slice(series, 0, indexFrom(series.columns.time, timeOf(addDays(date, 1))));
}

/** Actions that were known and in force on a date. */
export function actionsAsOf(actions: readonly CorporateAction[], asOf: string | undefined): readonly CorporateAction[] {
  if (asOf === undefined) return actions;
  return actions.filter((action) => action.knownAt <= asOf && action.exDate <= asOf);
}

/**
 * Bars as asked, from bars as stored. With an as-of date the series is first brought back to prices as traded, cut there,
 * and adjusted by the actions of that date only: a split of next year must not shine through into the prices of this one.
 */
export function readBars(stored: BarSeries, actions: readonly CorporateAction[], request: ReadBarsRequest): BarSeries {
  const known = actionsAsOf(actions, request.asOf);
  const hasLater = known.length < actions.length;
  const cut = hasLater ? through(adjustBars(stored, actions, 'none'), request.asOf) : through(stored, request.asOf);
  const adjusted = adjustBars(cut, known, request.adjustment);
  const ended = through(adjusted, request.to);
  return request.from === undefined
    ? ended
    : slice(ended, indexFrom(ended.columns.time, timeOf(request.from)), ended.columns.time.length);
}
