import type { LocalText } from '@plumbline/model/locale';
import type { Unit } from '@plumbline/model/units';

export type IndicatorFamily =
  'overlap' | 'momentum' | 'volume' | 'volatility' | 'price' | 'cycle' | 'statistic' | 'pattern';

/** `real` is any one series (the close unless told otherwise), `real2` a second one; the rest are bar columns. */
export type IndicatorInput = 'time' | 'open' | 'high' | 'low' | 'close' | 'volume' | 'real' | 'real2';

/** Parameter values by name. */
export type Params = Readonly<Record<string, number>>;

export interface IndicatorParam {
  readonly name: string;
  readonly label: LocalText;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly isInteger: boolean;
}

export interface IndicatorOutput {
  readonly name: string;
  /** What it is called beside other outputs; one that stands alone goes by the title of its indicator. */
  readonly label?: LocalText;
  /** `price` outputs share the price pane; everything else gets its own. */
  readonly unit: Unit;
  readonly draw: 'line' | 'histogram' | 'dots' | 'marker' | 'none';
  /** Below and above which its author calls prices oversold and overbought. */
  readonly levels?: readonly [oversold: number, overbought: number];
}

/** The same indicator under the name, parameters and outputs of the library that traders compare with. */
export interface TalibName {
  readonly name: string;
  /** Our parameter → theirs. */
  readonly params: Readonly<Record<string, string>>;
  /** Our output → theirs. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Parameters of theirs that change nothing. */
  readonly ignored?: readonly string[];
  /** Their defaults, by our parameter, where ours are others. */
  readonly defaults?: Params;
  /** What they read for `real` and `real2` unless told otherwise, where it is not the close. */
  readonly inputs?: Readonly<Partial<Record<IndicatorInput, string>>>;
}

/**
 * One number, or a few, per bar from the bars up to it.
 *
 * `step` is the definition: it takes the state and one bar's inputs and writes one value per output, NaN during warm-up.
 * The state is a fixed number of float64 slots, so a new bar costs the same however long the history is, a last bar can be
 * replaced by stepping again from a copy, and thousands of instruments fit in one array.
 * `batch` (one instrument, all its bars) and `row` (one bar, all instruments) are accelerated forms of the same, proved equal;
 * without them the runner steps through the series, or from instrument to instrument.
 */
export interface Indicator {
  readonly id: string;
  readonly title: LocalText;
  readonly family: IndicatorFamily;
  readonly params: readonly IndicatorParam[];
  readonly inputs: readonly IndicatorInput[];
  readonly outputs: readonly IndicatorOutput[];
  /** Bars before the first value: the first value stands at this index. */
  readonly lookback: (params: Params) => number;
  readonly stateSize: (params: Params) => number;
  /** Prepares a zeroed state, where nothing but zeros is no beginning. */
  readonly init?: (state: Float64Array, params: Params) => void;
  /** `bar` holds one value per input, `out` receives one per output. */
  readonly step: (state: Float64Array, bar: Float64Array, out: Float64Array, params: Params) => void;
  /**
   * One new bar of many instruments in a loop of its own: the state of instrument k begins at k · stateSize of `memory`, and row
   * k of the columns and of `out` is its own. Rows [from, to) are free of NaN. Gives the same numbers as `step`, to the bit.
   */
  readonly row?: (
    memory: Float64Array,
    columns: readonly Float64Array[],
    out: readonly Float64Array[],
    params: Params,
    from: number,
    to: number,
  ) => void;
  /** Columns are of one length and free of NaN, but see `carriesMissing`; `out` arrives with NaN before the first value, and is to be written from there on. */
  readonly batch?: (columns: readonly Float64Array[], out: readonly Float64Array[], params: Params) => void;
  /**
   * Any NaN of a column makes the last value of the first output NaN, or those of its own row alone, as stepping has it: the
   * batch form may be tried before looking for one.
   */
  readonly carriesMissing?: true;
  /** It is made of bars shorter than a day, and says nothing on others. */
  readonly isIntraday?: true;
  /** Outputs that look into the future by construction and may not reach a signal. */
  readonly banned?: readonly string[];
  /** What it tells an investor, in one sentence. */
  readonly meaning: LocalText;
  readonly tex: string;
  readonly source: string;
  readonly talib?: TalibName;
}
