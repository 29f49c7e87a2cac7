import type { BarColumns } from '@plumbline/model/bar';
import type { Indicator, IndicatorOutput, Params } from '@plumbline/quant/catalogue/indicator';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { checkParams, runIndicator } from '@plumbline/quant/catalogue/run-indicator';

/** An indicator of the catalogue on the chart, with the values of its parameters. */
export interface ChartIndicator {
  readonly indicator: Indicator;
  readonly params: Params;
}

/** One output of an indicator, computed for every bar. */
export interface IndicatorColumn {
  readonly output: IndicatorOutput;
  readonly values: Float64Array;
}

/** More panes than this leave no room for the price. */
export const mostIndicators = 8;

const byId = new Map(indicators.map((indicator) => [indicator.id, indicator]));

/** With the parameters of the catalogue. */
export function newIndicator(indicator: Indicator): ChartIndicator {
  return { indicator, params: checkParams(indicator, {}) };
}

function readOne(text: string): readonly ChartIndicator[] {
  const [id = '', values = ''] = text.split(':');
  const indicator = byId.get(id);
  if (indicator === undefined) return [];
  const given = values === '' ? [] : values.split('_').map(Number);
  const named = indicator.params.flatMap(({ name }, at) => (given[at] === undefined ? [] : [[name, given[at]]]));
  try {
    return [{ indicator, params: checkParams(indicator, Object.fromEntries(named)) }];
  } catch {
    // An address may be typed by hand: what the catalogue refuses is drawn with its own parameters.
    return [newIndicator(indicator)];
  }
}

/** Reads `sma:50,macd:12_26_9`; an unknown id is left out. */
export function readIndicators(text: string): readonly ChartIndicator[] {
  return text.split(',').flatMap(readOne).slice(0, mostIndicators);
}

export function writeIndicators(placed: readonly ChartIndicator[]): string {
  return placed.map(({ indicator, params }) => [indicator.id, ...valuesOf(indicator, params)].join(':')).join(',');
}

function valuesOf(indicator: Indicator, params: Params): readonly string[] {
  return indicator.params.length === 0 ? [] : [indicator.params.map(({ name }) => params[name]).join('_')];
}

/** `MACD 12 26 9`: how the legend and the export call it. */
export function nameOf({ indicator, params }: ChartIndicator, title: string): string {
  return [title, ...indicator.params.map(({ name }) => params[name])].join(' ');
}

/**
 * Every output that may be shown, by the very function that strategies and verdicts compute with. Null when it compares two
 * series and there is no second one. Outputs that look ahead are left out.
 */
export function computeIndicator(
  { indicator, params }: ChartIndicator,
  bars: BarColumns,
  second: Float64Array | null,
): readonly IndicatorColumn[] | null {
  if (indicator.inputs.includes('real2') && second === null) return null;
  const columns = indicator.inputs.map((input) => {
    if (input === 'real') return bars.close;
    return input === 'real2' ? (second ?? new Float64Array(0)) : bars[input];
  });
  const values = runIndicator(indicator, columns, params);
  return indicator.outputs.flatMap((output, at) => {
    const column = values[at];
    return column === undefined || indicator.banned?.includes(output.name) === true ? [] : [{ output, values: column }];
  });
}

/** What is painted: what the catalogue says, and everything where it names nothing. */
export function drawnColumns(columns: readonly IndicatorColumn[]): readonly IndicatorColumn[] {
  const drawn = columns.filter(({ output }) => output.draw !== 'none');
  return drawn.length === 0 ? columns : drawn;
}
