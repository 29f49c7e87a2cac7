import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeReport } from '@plumbline/agent/report/write-report';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import type { RunEvent } from '@plumbline/model/report';
import { clockFrom } from '../clock.ts';
import { fakeMarket } from '../../testing/fake-market.ts';
import { pooledSimulatedMarket } from './pooled-simulated-market.ts';
import type { ReportWriter } from '../../features/report/report-writer.ts';
import { pooledReportWriter, type WriteOnThread } from '../../features/report/report-writer.ts';
import type { ThreadPool } from './thread-pool.ts';
import { threadPool } from './thread-pool.ts';

// The same code; it only counts who calls it.
vi.mock('@plumbline/agent/report/write-report', { spy: true });

const hook = '2026-11-20T22:00:00Z';
const clock = clockFrom(hook);
const seed = 4620;

const pools: ThreadPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
function newPool(size = 1): ThreadPool {
  const pool = threadPool({ seed, clock: hook }, size);
  pools.push(pool);
  return pool;
}

const market = simulatedMarket({ seed, clock });
const { simulated: here } = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: market,
  store: createMemoryStore(),
  clock,
  fetch,
});

type Run = Parameters<ReportWriter>[0];
async function runOf(id: 'US:NVDA' | 'HK:00700', changes: Partial<Run> = {}): Promise<Run> {
  const instrument = await here.instrument(id);
  if (instrument === null) throw new Error(`no ${id}`);
  const simulated = { runId: `run-${id}`, instrument, simulated: true, asOf: '2026-11-20', data: here };
  return { ...simulated, emit: async () => undefined, isCancelled: () => false, ...changes };
}

/** The pool as the writer of reports calls it. */
const onThread =
  (pool: ThreadPool): WriteOnThread =>
  (run, back) =>
    pool.call('writeReport', run, back);

describe('a report written on another thread', () => {
  it('is the report that this thread writes, with the same events in the same order', async () => {
    const kept: string[][] = [[], []];
    const keepIn = (list: number) => async (event: Omit<RunEvent, 'seq' | 'runId'>) => {
      kept[list]?.push(`${event.stage} ${event.state} ${event.summary.en}`);
    };
    const there = await pooledReportWriter(onThread(newPool()))(await runOf('US:NVDA', { emit: keepIn(0) }));
    const run = await runOf('US:NVDA', { emit: keepIn(1) });
    const own = await writeReport({ ...run, clock, hasEarlierValues: true });
    expect(JSON.parse(there)).toEqual(JSON.parse(JSON.stringify(own)));
    expect(kept[0]).toEqual(kept[1]);
    expect(kept[0]?.length).toBeGreaterThan(6);
  });

  it('asks the market data of the process for real figures', async () => {
    const fake = fakeMarket();
    const { live } = await fake.handle();
    const instrument = await live.instrument('US:ACME');
    if (instrument === null) throw new Error('no US:ACME');
    const run = await runOf('US:NVDA', { instrument, simulated: false, data: live });
    const report = JSON.parse(await pooledReportWriter(onThread(newPool()))(run));
    expect(report).toMatchObject({ instrumentId: 'US:ACME', simulated: false });
    expect(fake.asked).toContain('bars US:ACME');
    expect(fake.asked).toContain('fundamentals US:ACME');
  });

  it('stops after the event during which it was told to', async () => {
    let seen = 0;
    const run = await runOf('US:NVDA', { emit: async () => void (seen += 1), isCancelled: () => seen >= 3 });
    const report = JSON.parse(await pooledReportWriter(onThread(newPool()))(run));
    const whole = JSON.parse(await pooledReportWriter(onThread(newPool()))(await runOf('US:NVDA')));
    expect(report.facts.length).toBeLessThan(whole.facts.length / 2);
  });

  it('fails with the words of a broken event log', async () => {
    const emit = () => Promise.reject(new Error('the disk is full'));
    await expect(pooledReportWriter(onThread(newPool()))(await runOf('US:NVDA', { emit }))).rejects.toThrow(
      'the disk is full',
    );
  });

  it('leaves this thread free: it neither writes here nor asks this process for simulated figures', async () => {
    const asked: string[] = [];
    const watched = new Proxy(here, {
      get(data, question, receiver) {
        const answer: unknown = Reflect.get(data, question, receiver);
        if (typeof answer !== 'function') return answer;
        return (...args: unknown[]) => {
          asked.push(String(question));
          return Reflect.apply(answer, data, args);
        };
      },
    });
    const run = await runOf('US:NVDA', { data: watched });
    vi.mocked(writeReport).mockClear();
    await pooledReportWriter(onThread(newPool()))(run);
    expect(writeReport).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    await writeReport({ ...run, clock });
    expect(writeReport).toHaveBeenCalledTimes(1);
    expect(asked).toContain('bars');
  });
});

describe('the pool', () => {
  it('makes the same simulated market on any thread', async () => {
    const instrument = (await runOf('HK:00700')).instrument;
    const there = pooledSimulatedMarket(newPool());
    const context = { fetch, clock, signal: new AbortController().signal };
    const request = { instrument, interval: '1d' } as const;
    expect(await there.bars?.(request, context)).toEqual(await market.bars(request, context));
    expect(await there.quote?.(instrument, context)).toEqual(await market.quote(instrument, context));
    expect(await there.events?.(instrument, context)).toEqual(await market.events(instrument, context));
    expect(await there.fundamentals?.(instrument, context)).toEqual(await market.fundamentals(instrument, context));
    expect(await there.actions?.(instrument, context)).toEqual(await market.actions(instrument, context));
    expect(await there.news?.(instrument, context)).toEqual(await market.news(instrument, context));
    expect(await there.measures?.(instrument, context)).toEqual(await market.measures(instrument, context));
    expect(await there.macro?.('DGS10', context)).toEqual(await market.macro('DGS10', context));
    const pair = { base: 'CNY', quote: 'HKD' };
    expect(await there.exchangeRates?.(pair, context)).toEqual(await market.exchangeRates(pair, context));
  });

  it('answers a question while all threads compute', async () => {
    const pool = newPool();
    const write = pooledReportWriter(onThread(pool));
    const run = await runOf('US:NVDA');
    // Enough of them that starting a thread is quicker.
    const reports = Array.from({ length: 6 }, () => write(run));
    const first = await Promise.race([
      Promise.all(reports).then(() => 'reports'),
      pool.call('quote', run.instrument).then(() => 'quote'),
    ]);
    expect(first).toBe('quote');
    await Promise.all(reports);
  });

  it('fails what a dying thread was asked, and goes on with a new one', async () => {
    const pool = newPool();
    await pool.warmUp();
    const instrument = (await runOf('US:NVDA')).instrument;
    const lost = pool.call('quote', instrument);
    const closing = pool.close();
    await expect(lost).rejects.toThrow('A thread ended');
    await closing;
    expect((await pool.call('quote', instrument)).value.instrumentId).toBe('US:NVDA');
  });
});
