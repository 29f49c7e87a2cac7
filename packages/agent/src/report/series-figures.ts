import type { Adjustment, BarColumns } from '@plumbline/model/bar';
import type { Fact, FormulaInput, Period, QualityFlag } from '@plumbline/model/fact';
import type { InstrumentId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { Unit } from '@plumbline/model/units';
import type { ReportContext } from './context.ts';

type SeriesColumn = Extract<FormulaInput, { readonly series: string }>['series'];

/** A price column as the input of a formula. */
export interface ColumnInput {
  readonly name: string;
  readonly column: SeriesColumn;
  readonly adjustment: Adjustment;
  readonly from: string;
  readonly to: string;
  /** Absent: the report's own instrument. */
  readonly instrumentId?: InstrumentId;
}

export interface SeriesFigure {
  readonly id: string;
  readonly metric: string;
  readonly expression?: string;
  readonly columns: readonly ColumnInput[];
  readonly others?: readonly FormulaInput[];
  readonly period?: Period;
  readonly unit?: Unit;
  readonly currency?: string;
  readonly decimals?: number;
  readonly quality?: readonly QualityFlag[];
  readonly why?: LocalText;
}

/** A figure computed from price columns of the library, with other facts or constants beside them. */
export function seriesFigure(context: ReportContext, figure: SeriesFigure): Fact {
  const series = new Map<string, BarColumns>();
  const columns = figure.columns.map((column): FormulaInput => {
    const id = column.instrumentId ?? context.instrument.id;
    const history = context.bars.get(id, column.adjustment);
    if (history !== null) series.set(column.name, history.series.columns);
    const { name, adjustment, from, to } = column;
    return { name, series: column.column, instrumentId: id, adjustment, from, to };
  });
  const { id, metric, expression, period, unit, currency, decimals, quality, why } = figure;
  return context.book.derived({
    id,
    metric,
    inputs: [...columns, ...(figure.others ?? [])],
    series,
    ...(expression === undefined ? {} : { expression }),
    ...(period === undefined ? {} : { period }),
    ...(unit === undefined ? {} : { unit }),
    ...(currency === undefined ? {} : { currency }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(quality === undefined ? {} : { quality }),
    ...(why === undefined ? {} : { why }),
  });
}

export function rangePeriod(start: string, end: string, label: string): Period {
  return { kind: 'range', start, end, label };
}

export function dayPeriod(date: string): Period {
  return { kind: 'instant', start: date, end: date, label: date };
}
