import type { BarColumns } from '@plumbline/model/bar';
import type { Locale } from '@plumbline/model/locale';
import type { Indicator, IndicatorOutput, Params } from '@plumbline/quant/catalogue/indicator';
import { indicators } from '@plumbline/quant/catalogue/indicators/registry';
import { checkParams, runIndicator } from '@plumbline/quant/catalogue/run-indicator';
import { readIndicator, type OwnIndicator } from '@plumbline/quant/language/formula/own-indicator';

/** What a chart asks of an indicator, of the catalogue or of somebody's own. */
export interface ChartedIndicator extends Pick<
  Indicator,
  'id' | 'title' | 'meaning' | 'params' | 'inputs' | 'outputs' | 'isIntraday'
> {
  /** Absent = one of the catalogue. */
  readonly own?: OwnIndicator;
}

/** An indicator on the chart, with the values of its parameters. */
export interface ChartIndicator {
  readonly indicator: ChartedIndicator;
  readonly params: Params;
}

/** One output of an indicator, computed for every bar. */
export interface IndicatorColumn {
  readonly output: IndicatorOutput;
  readonly values: Float64Array;
}

/** More panes than this leave no room for the price. */
export const mostIndicators = 8;

const byId: ReadonlyMap<string, Indicator> = new Map(indicators.map((indicator) => [indicator.id, indicator]));
/** Of whatever somebody wrote; no indicator of the catalogue has it. */
const ownId = 'own';

/** An own indicator as the chart sees it; null where its text has faults. */
export function ownIndicator(text: string): ChartedIndicator | null {
  const { indicator } = readIndicator(text);
  if (indicator === null) return null;
  const { params, outputs, title: name } = indicator;
  const title = { en: name, 'zh-CN': name, 'zh-HK': name };
  const meaning = { en: text, 'zh-CN': text, 'zh-HK': text };
  return { id: ownId, title, meaning, params, inputs: [], outputs, own: indicator };
}

/** Those whose id, name in any language or own text holds what was typed; the one of just that id or name first. */
export function findIndicators(all: readonly ChartedIndicator[], typed: string): readonly ChartedIndicator[] {
  const wanted = typed.trim().toLowerCase();
  const rankOf = ({ id, title, own }: ChartedIndicator): number => {
    const written = own === undefined ? [] : [own.text];
    const names = [id, ...written, ...Object.values(title)].map((name) => name.toLowerCase());
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  const ranked = all.map((indicator) => ({ indicator, rank: rankOf(indicator) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ indicator }) => indicator);
}

/** With the parameters of the catalogue. */
export function newIndicator(indicator: ChartedIndicator): ChartIndicator {
  return { indicator, params: checkParams(indicator, {}) };
}

/** Whatever an address says: what is no escape stands for nothing. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function readOne(text: string): readonly ChartIndicator[] {
  const [id = '', values = '', written = ''] = text.split(':');
  const indicator = id === ownId ? ownIndicator(unescaped(written)) : byId.get(id);
  if (indicator === undefined || indicator === null) return [];
  const given = values === '' ? [] : values.split('_').map(Number);
  const named = indicator.params.flatMap(({ name }, at) => (given[at] === undefined ? [] : [[name, given[at]]]));
  try {
    return [{ indicator, params: checkParams(indicator, Object.fromEntries(named)) }];
  } catch {
    // An address may be typed by hand: what the catalogue refuses is drawn with its own parameters.
    return [newIndicator(indicator)];
  }
}

/** Reads `sma:50,macd:12_26_9,own:20:…`, an own indicator with its text behind its values; what is unknown is left out. */
export function readIndicators(text: string): readonly ChartIndicator[] {
  return text.split(',').flatMap(readOne).slice(0, mostIndicators);
}

export function writeIndicators(placed: readonly ChartIndicator[]): string {
  return placed.map(({ indicator, params }) => [indicator.id, ...valuesOf(indicator, params)].join(':')).join(',');
}

function valuesOf({ params: known, own }: ChartedIndicator, params: Params): readonly string[] {
  const values = known.map(({ name }) => params[name]).join('_');
  if (own !== undefined) return [values, encodeURIComponent(own.text)];
  return known.length === 0 ? [] : [values];
}

/** `MACD 12 26 9`: how the legend and the export call it. */
export function nameOf({ indicator, params }: ChartIndicator, title: string): string {
  return [title, ...indicator.params.map(({ name }) => params[name])].join(' ');
}

/** Digits after the point of a value of a line: of a price as many as prices have, of anything else so many that it says something. */
export function lineDecimals({ unit }: Pick<IndicatorOutput, 'unit'>, value: number, ofPrices: number): number {
  if (unit === 'price') return ofPrices;
  if (unit === 'count') return 0;
  return Math.abs(value) >= 1 ? 2 : 4;
}

/** What one of several lines is called; those of somebody's own indicator are called as they were written. */
export function lineName({ name, label }: IndicatorOutput, locale: Locale): string {
  return label?.[locale] ?? name;
}

/** Where lines beside each other are called oversold and overbought, each number once. */
export function levelsOf(outputs: readonly IndicatorOutput[]): readonly number[] {
  return [...new Set(outputs.flatMap(({ levels }) => levels ?? []))].toSorted((a, b) => a - b);
}

/** What a chart lacks for an indicator to show anything. */
export type IndicatorLack = 'needsSecond' | 'needsShorterBars';

/** Null where nothing is lacking. */
export function lackOf(
  { inputs, isIntraday: needsShorter }: ChartedIndicator,
  hasSecond: boolean,
  isIntraday: boolean,
): IndicatorLack | null {
  if (needsShorter === true && !isIntraday) return 'needsShorterBars';
  return inputs.includes('real2') && !hasSecond ? 'needsSecond' : null;
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
  const { own } = indicator;
  if (own !== undefined) {
    const values = own.compute(bars, params);
    return own.outputs.flatMap((output, at) => {
      const column = values[at];
      return column === undefined ? [] : [{ output, values: column }];
    });
  }
  const listed = byId.get(indicator.id);
  if (listed === undefined || (indicator.inputs.includes('real2') && second === null)) return null;
  const columns = indicator.inputs.map((input) => {
    if (input === 'real') return bars.close;
    return input === 'real2' ? (second ?? new Float64Array(0)) : bars[input];
  });
  const values = runIndicator(listed, columns, params);
  return listed.outputs.flatMap((output, at) => {
    const column = values[at];
    return column === undefined || listed.banned?.includes(output.name) === true ? [] : [{ output, values: column }];
  });
}

/** What is painted: what the catalogue says, and everything where it names nothing. */
export function drawnColumns(columns: readonly IndicatorColumn[]): readonly IndicatorColumn[] {
  const drawn = columns.filter(({ output }) => output.draw !== 'none');
  return drawn.length === 0 ? columns : drawn;
}
