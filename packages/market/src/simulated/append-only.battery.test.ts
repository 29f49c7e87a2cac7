import { dayMs } from '@plumbline/model/date';
import type { Instrument, InstrumentId } from '@plumbline/model/instrument';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed, marketOn, saturday } from './testing/market-on.ts';

const instruments: readonly InstrumentId[] = [
  'US:NVDA',
  'US:BAC',
  'US:SPY',
  'SH:600519',
  'SZ:300750',
  'HK:00700',
  'HK:03690',
  'CRYPTO:DOGE-USD',
  'US:^VIX',
];

/** Everything the market says on an instant, as text: equal text is equal bytes. */
async function told(instant: string, instrument: Instrument, seed = 4620) {
  const { market, context } = marketOn(instant, seed);
  const bars = (await market.bars({ instrument, interval: '1d' }, context)).value;
  const isCompany = instrument.kind === 'stock';
  const statements = isCompany ? (await market.fundamentals(instrument, context)).value.items : [];
  const events = (await market.events(instrument, context)).value;
  return { bars, statements, events, text: JSON.stringify([bars, statements, events], flat) };
}

function flat(_key: string, value: unknown): unknown {
  return value instanceof Float64Array ? Array.from(value) : value;
}

const instantBetween = (from: string, to: string) =>
  fc.integer({ min: Date.parse(from), max: Date.parse(to) }).map((at) => new Date(at).toISOString());

describe('the simulated market', () => {
  it('says the same bytes for the same seed and clock, from a fresh instance or a used one', async () => {
    for (const id of instruments) {
      const instrument = listed(id);
      const first = await told(saturday, instrument);
      expect((await told(saturday, instrument)).text).toBe(first.text);
    }
    const { market, context } = marketOn(saturday);
    const ask = async (): Promise<string> => {
      const { value } = await market.bars({ instrument: listed('US:NVDA'), interval: '1d' }, context);
      return JSON.stringify(value, flat);
    };
    const before = await ask();
    for (const id of instruments) await market.events(listed(id), context);
    expect(await ask()).toBe(before);
  });

  it('says something else for another seed', async () => {
    const instrument = listed('US:NVDA');
    expect((await told(saturday, instrument, 4621)).text).not.toBe((await told(saturday, instrument)).text);
  });

  it('only appends: what it said at one time, it says at every later time', async () => {
    const earlier = instantBetween('2016-01-04T00:00:00Z', '2026-11-20T00:00:00Z');
    await fc.assert(
      fc.asyncProperty(
        earlier,
        fc.integer({ min: 1, max: 900 }),
        fc.constantFrom(...instruments),
        async (at, days, id) => {
          const instrument = listed(id);
          if (instrument.listedOn !== undefined && at.slice(0, 10) <= instrument.listedOn) return;
          const later = new Date(Math.min(Date.parse(at) + days * dayMs, Date.parse(saturday))).toISOString();
          const [then, now] = [await told(at, instrument), await told(later, instrument)];
          const final = then.bars.series.columns.time.length - (then.bars.series.isLastPartial ? 1 : 0);
          for (const column of ['time', 'open', 'high', 'low', 'close', 'volume'] as const) {
            expect(Array.from(now.bars.series.columns[column].subarray(0, final))).toEqual(
              Array.from(then.bars.series.columns[column].subarray(0, final)),
            );
          }
          expect(now.bars.actions.slice(0, then.bars.actions.length)).toEqual(then.bars.actions);
          expect(now.statements.slice(0, then.statements.length)).toEqual(then.statements);
          // A scheduled report is replaced by the report itself; everything else that was known stays.
          const kept = then.events.filter((event) => event.kind !== 'earnings' || event.actual !== undefined);
          expect(now.events).toEqual(expect.arrayContaining([...kept]));
        },
      ),
      { numRuns: 12, seed: 20_261_121 },
    );
  });

  it('lets nothing be known before its date, and dates nothing known later than the clock', async () => {
    for (const id of instruments) {
      const { bars, statements, events } = await told(saturday, listed(id));
      const latest =
        [...bars.actions, ...statements, ...events]
          .map((item) => item.knownAt)
          .toSorted()
          .at(-1) ?? '';
      expect(latest <= saturday.slice(0, 10)).toBe(true);
      expect(statements.every((item) => item.period.end < item.knownAt)).toBe(true);
    }
  });
});
