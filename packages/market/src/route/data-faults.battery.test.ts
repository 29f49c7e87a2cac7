import { dayMs as day } from '@plumbline/model/date';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BarColumns, BarSeries } from '@plumbline/model/bar';
import { emptyColumns } from '@plumbline/model/bar';
import type { Instrument } from '@plumbline/model/instrument';
import type { Provider, ProviderBars, Sourced } from '../provider.ts';
import { validateBars } from '../quality/validate-bars.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { barsQuestion } from './bars-question.ts';
import { createRouter } from './router.ts';
import { answerOf, instruments, providers, startOf, tether } from '../providers/testing/in-process-hosts.ts';
import { spoiltLine } from './testing/spoilt-line.ts';

const fetch = spoiltLine(answerOf, null).fetch;

type Spoil = (series: BarSeries, now: number) => BarSeries;

/** The same series with columns of its own that may be changed. */
function changed(change: (columns: BarColumns, row: number, now: number) => void): Spoil {
  return (series, now) => {
    const columns = emptyColumns(series.columns.time.length);
    for (const name of ['time', 'open', 'high', 'low', 'close', 'volume'] as const)
      columns[name].set(series.columns[name]);
    change(columns, Math.floor(columns.time.length / 2), now);
    return { ...series, columns };
  };
}
const at = (column: Float64Array, row: number): number => column[row] ?? Number.NaN;

/** Faults of the data as an adapter might let them pass. */
const faults: Readonly<Record<string, Spoil>> = {
  'a negative price': changed(({ low }, row) => void (low[row] = -1)),
  'a zero price': changed(({ close }, row) => void (close[row] = 0)),
  'no price': changed(({ open }, row) => void (open[row] = Number.NaN)),
  'a price without end': changed(({ high }, row) => void (high[row] = Number.POSITIVE_INFINITY)),
  'a high below the low': changed(({ high, low }, row) => void (high[row] = at(low, row) / 2)),
  'a close outside the range': changed(({ high, close }, row) => void (close[row] = at(high, row) * 2)),
  'a bar twice': changed(({ time }, row) => void (time[row] = at(time, row - 1))),
  'bars out of order': changed(({ time }, row) => {
    const [a, b] = [at(time, row - 1), at(time, row)];
    time[row] = a;
    time[row - 1] = b;
  }),
  'a bar in the future': changed(
    ({ time }, _, now) => void (time[time.length - 1] = Math.ceil(now / day) * day + 3 * day),
  ),
  'a negative volume': changed(({ volume }, row) => void (volume[row] = -5)),
  'another instrument': (series) => ({ ...series, instrumentId: 'US:OTHER' }),
  'another currency': (series) => ({ ...series, currency: 'EUR' }),
};

interface Clean {
  readonly provider: Provider;
  readonly instrument: Instrument;
  readonly answer: Sourced<ProviderBars>;
}
let clean: readonly Clean[] = [];

beforeAll(async () => {
  const asked = providers.flatMap((provider) =>
    [...instruments, tether]
      .filter(({ market }) => provider.markets.includes(market) && provider.bars !== undefined)
      .map(async (instrument): Promise<readonly Clean[]> => {
        const context = { fetch, clock: { now: () => startOf(provider) }, signal: new AbortController().signal };
        try {
          const answer = await provider.bars?.({ instrument, interval: '1d' }, context);
          return answer === undefined || answer.value.series.currency !== instrument.currency
            ? []
            : [{ provider, instrument, answer }];
        } catch {
          // What it does not cover is told by another test.
          return [];
        }
      }),
  );
  clean = (await Promise.all(asked)).flat();
});

const counts = { refused: 0, cleaned: 0 };

async function ask(
  { provider, instrument, answer }: Clean,
  store: ReturnType<typeof createMemoryStore>,
  now: number,
  spoil: Spoil | null,
) {
  const bars: NonNullable<Provider['bars']> = async (_, context) => {
    // A request, so that there is something to refuse and to count.
    await context.fetch(`http://${provider.id}.bars.invalid/`).catch(() => undefined);
    const { series } = answer.value;
    return { ...answer, value: { ...answer.value, series: spoil === null ? series : spoil(series, now) } };
  };
  const router = createRouter({
    providers: [{ ...provider, bars }],
    store,
    fetch: async () => new Response(''),
    clock: { now: () => now },
    random: () => 0,
  });
  return router.answer(barsQuestion(store, instrument, '1d', [provider.id]));
}

describe('bars with faults that an adapter lets pass', () => {
  it('come from every source of bars', () => {
    const asked = new Set(clean.map(({ provider }) => provider.id));
    expect(providers.filter(({ id, bars }) => bars !== undefined && !asked.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it.each(Object.entries(faults))('%s: refused, or left out with a note; never kept', async (name, spoil) => {
    for (const one of clean) {
      const where = `${one.provider.id} ${one.instrument.id}: ${name}`;
      const now = startOf(one.provider);
      const cold = createMemoryStore();
      const answer = await ask(one, cold, now, spoil);
      const kept = await cold.readBars(one.instrument.id, '1d');
      if (answer.status === 'unavailable') {
        expect(answer.code, where).toBe('data-refused');
        expect(kept, where).toBeNull();
        counts.refused++;
      } else {
        expect(answer.source.notes?.length ?? 0, where).toBeGreaterThan(0);
        counts.cleaned++;
      }
      if (kept !== null)
        expect(
          validateBars(kept.series, now).filter(({ severity }) => severity !== 'warn'),
          where,
        ).toEqual([]);

      const warm = createMemoryStore();
      expect((await ask(one, warm, now, null)).status, where).toBe('fresh');
      const good = await warm.readBars(one.instrument.id, '1d');
      const later = await ask(one, warm, now + 3_600_000, spoil);
      if (answer.status === 'unavailable') {
        expect(later, where).toMatchObject({ status: 'stale', ageMs: 3_600_000 });
        expect(await warm.readBars(one.instrument.id, '1d'), where).toEqual(good);
      }
    }
  });

  it('and the counts are told', () => {
    const { refused, cleaned } = counts;
    process.stdout.write(
      `faults of the data: ${clean.length} series × ${Object.keys(faults).length} faults, cold and warm: ${refused} refused, ${cleaned} cleaned with a note\n`,
    );
    expect(refused + cleaned).toBe(clean.length * Object.keys(faults).length);
  });
});
