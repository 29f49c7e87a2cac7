import { simulatedCatalogue } from '@plumbline/market/simulated/simulated-catalogue';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { median, print } from './lib/measure.ts';

const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') };
const fetch = (): Promise<never> => Promise.reject(new Error('the simulated market must not use the network'));
const context = { clock, fetch, signal: new AbortController().signal };
const market = simulatedMarket({ seed: 4620, clock });
const stocks = simulatedCatalogue.filter(({ kind, id }) => kind === 'stock' && id.startsWith('US:')).slice(0, 12);

const bars: number[] = [];
const statements: number[] = [];
for (const instrument of stocks) {
  const start = performance.now();
  await market.bars({ instrument, interval: '1d' }, context);
  const middle = performance.now();
  await market.fundamentals(instrument, context);
  bars.push(middle - start);
  statements.push(performance.now() - middle);
}
print([
  { id: 'simulated market: bars of a stock, first asked', value: median(bars), unit: 'ms', budget: 60 },
  { id: 'simulated market: statements after its bars', value: median(statements), unit: 'ms', budget: 20 },
]);
