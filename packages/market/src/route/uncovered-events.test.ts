import { describe, expect, it } from 'vitest';
import type { Provider } from '../provider.ts';
import { uncoveredEvents } from './uncovered-events.ts';

const base = { host: 'x.example', limits: { requestsPerSecond: 1, concurrency: 1 } };
const fred = (key: string | null): Provider => ({
  ...base,
  id: 'fred',
  title: 'FRED',
  markets: ['us'],
  eventKinds: ['macro'],
  missing: () => (key === null ? 'FRED needs a key.' : null),
});
const eastmoney: Provider = {
  ...base,
  id: 'eastmoney',
  title: 'Eastmoney',
  markets: ['cn'],
  eventKinds: ['earnings', 'lock-up'],
};
const isSetUp =
  (providers: readonly Provider[]) =>
  (id: string): boolean =>
    providers.some((one) => one.id === id && (one.missing?.() ?? null) === null);

const ask = (...providers: readonly Provider[]) => uncoveredEvents(providers, isSetUp(providers), {});

describe('events that nobody tells of', () => {
  it('are named with their markets, and with the source that would tell of them where there is one', () => {
    const found = ask(fred(null), eastmoney);
    expect(found).toContainEqual({ kind: 'macro', markets: ['us'], source: 'FRED' });
    expect(found).toContainEqual({ kind: 'macro', markets: ['cn', 'hk'], source: null });
    expect(found).toContainEqual({ kind: 'lock-up', markets: ['us', 'hk'], source: null });
    expect(found).toContainEqual({ kind: 'token', markets: ['crypto'], source: null, except: ['BTC', 'ETH', 'LTC'] });
    expect(found).toContainEqual({ kind: 'index-change', markets: ['us', 'cn', 'hk'], source: null });
  });

  it('shrink with every source that is set up', () => {
    const usMacro = ask(fred('a-key')).filter(({ kind, markets }) => kind === 'macro' && markets.includes('us'));
    expect(usMacro).toEqual([]);
  });
});
