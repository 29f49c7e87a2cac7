import { expect, it } from 'vitest';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { dateOf } from '@plumbline/model/date';
import type { InstrumentId } from '@plumbline/model/instrument';
import { fields } from '@plumbline/quant/catalogue/fields/registry';
import { backtestAsset } from '@plumbline/quant/engine/strategy/backtest-asset';
import { seriesOf } from './universe-extras.ts';

/** Every data column as a strategy reads it on an evening, by the date of the bar. */
async function columnsOn(day: string, id: InstrumentId) {
  const clock = { now: () => Date.parse(`${day}T22:30:00Z`) };
  const market = createMarketData({
    mode: 'simulated',
    providers: [],
    simulated: simulatedMarket({ seed: 4620, clock }),
    store: createMemoryStore(),
    fetch,
    clock,
  });
  const port = market.simulated;
  const [bars, actions] = await Promise.all([
    port.bars({ instrumentId: id, interval: '1d', adjustment: 'none' }),
    port.actions(id),
  ]);
  if (bars.status === 'unavailable' || actions.status === 'unavailable') throw new Error(`no prices of ${id}`);
  const asset = backtestAsset(bars.value, actions.value);
  const names = fields.map(({ name }) => name);
  const { series } = await seriesOf(port, asset, id, names, 400);
  return { dates: [...asset.bars.time].map(dateOf), series };
}

// On these evenings a dividend is declared whose ex-date lies ahead.
it.each([
  ['2027-02-01', 'US:AAPL'],
  ['2027-01-29', 'US:MSFT'],
  ['2026-08-04', 'HK:00700'],
  ['2026-02-24', 'SH:600519'],
] as const)('reads on %s of %s what a strategy later sees of that evening', async (day, id) => {
  const [then, later] = await Promise.all([columnsOn(day, id), columnsOn('2027-04-09', id)]);
  expect(then.dates.at(-1)).toBe(day);
  expect(then.series['daysToExDividend']?.at(-1)).toBeGreaterThan(0);
  for (const { name } of fields) {
    const rows = then.dates.length;
    const lastYear = ({ series }: typeof then) => [...(series[name] ?? [])].slice(rows - 250, rows);
    expect(lastYear(later), name).toEqual(lastYear(then));
  }
});
