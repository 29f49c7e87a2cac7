import type { BarColumns } from '@plumbline/model/bar';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import type { StatementItem } from '@plumbline/model/fundamentals';
import type { MarketId } from '@plumbline/model/instrument';
import type { LocalText } from '@plumbline/model/locale';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkColumn } from '@plumbline/model/network-series';
import type { Unit } from '@plumbline/model/units';

/** Everything known of one instrument that a data column can be made from. What there is none of is an empty list. */
export interface FieldInput {
  readonly bars: BarColumns;
  /** Currency of the bars. */
  readonly currency: string;
  readonly events: readonly MarketEvent[];
  readonly actions: readonly CorporateAction[];
  readonly statements: readonly StatementItem[];
  readonly network: readonly NetworkColumn[];
}

/** A data column that strategies can read beside prices and indicators, written `series.name` in code. */
export interface Field {
  readonly name: string;
  readonly title: LocalText;
  readonly unit: Unit;
  /** What it tells an investor, in one sentence. */
  readonly meaning: LocalText;
  readonly markets: readonly MarketId[];
  readonly source: string;
  /** One value per bar, from what was public on the bar's date; NaN where nothing was. */
  readonly compute: (input: FieldInput) => Float64Array;
}
