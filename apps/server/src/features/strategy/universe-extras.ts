import { marketOf, type InstrumentId } from '@plumbline/model/instrument';
import type { MarketDataPort, RateHistory } from '@plumbline/model/ports';
import type { StatementItem } from '@plumbline/model/fundamentals';
import type { MarketEvent } from '@plumbline/model/market-event';
import type { NetworkColumn } from '@plumbline/model/network-series';
import type { CorporateAction } from '@plumbline/model/corporate-action';
import { itemsIn } from '@plumbline/quant/catalogue/field-parts';
import { knownTimes } from '@plumbline/quant/catalogue/known-times';
import { fields } from '@plumbline/quant/catalogue/fields/registry';
import type { BacktestAsset } from '@plumbline/quant/engine/strategy/strategy-backtest';

/** Columns are made again this often over all instruments of a universe, and at least so often for each. */
const remakes = { inAll: 400, least: 4, most: 40 } as const;

type Columns = Readonly<Record<string, Float64Array>>;

/**
 * Data columns of an asset by name, one value per bar, as they were public on the bar's date, and when each number was known.
 * among: instruments of the universe.
 */
export async function seriesOf(
  port: MarketDataPort,
  asset: BacktestAsset,
  id: InstrumentId,
  names: readonly string[],
  among: number,
): Promise<{ readonly series: Columns; readonly knownAt: Columns }> {
  const wanted = fields.filter(({ name }) => names.includes(name));
  if (wanted.length === 0) return { series: {}, knownAt: {} };
  const [events, actions, fundamentals, network] = await Promise.all([
    port.events(id),
    port.actions(id),
    port.fundamentals(id),
    port.network?.(id) ?? [],
  ]);
  const items = fundamentals.status === 'unavailable' ? ([] as readonly StatementItem[]) : fundamentals.value.items;
  const input = {
    bars: asset.bars,
    currency: asset.currency,
    events: events.status === 'unavailable' ? ([] as readonly MarketEvent[]) : events.value,
    actions: actions.status === 'unavailable' ? ([] as readonly CorporateAction[]) : actions.value,
    statements: marketOf(id) === 'us' ? items : itemsIn(items, asset.currency, await histories(port, asset, items)),
    network: network.flatMap((answer): readonly NetworkColumn[] =>
      answer.status === 'unavailable' ? [] : answer.value.columns,
    ),
  };
  const series = Object.fromEntries(wanted.map((field) => [field.name, field.compute(input)]));
  const most = Math.min(remakes.most, Math.max(remakes.least, Math.round(remakes.inAll / among)));
  return { series, knownAt: knownTimes(wanted, input, series, most) };
}

/**
 * Rates of the currencies that statements are in and bars are not. Receipts in New York stand for another number of shares than the
 * statements count, so there nothing is converted.
 */
async function histories(
  port: MarketDataPort,
  { currency }: BacktestAsset,
  items: readonly StatementItem[],
): Promise<Readonly<Record<string, RateHistory>>> {
  const others = [...new Set(items.map((item) => item.currency))].filter((one) => one !== currency && one !== 'shares');
  const found = await Promise.all(
    others.map(async (one): Promise<readonly [string, RateHistory][]> => {
      const answer = await port.exchangeRates?.(one, currency);
      return answer === undefined || answer.status === 'unavailable' ? [] : [[one, answer.value]];
    }),
  );
  return Object.fromEntries(found.flat());
}
