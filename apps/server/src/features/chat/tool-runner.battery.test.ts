import { afterAll, describe, expect, it, vi } from 'vitest';
import * as table from '@plumbline/agent/report/gather/statement-table';
import { callTool } from '@plumbline/agent/chat/call-tool';
import type { Desk, Tool, ToolInput } from '@plumbline/agent/tool';
import { twoCompanies } from '@plumbline/agent/chat/testing/two-companies';
import { tools } from '@plumbline/agent/tools/registry';
import { createMarketData } from '@plumbline/market/route/market-data';
import { simulatedMarket } from '@plumbline/market/simulated/simulated-market';
import { createMemoryStore } from '@plumbline/market/store/memory-store';
import { dateOf } from '@plumbline/model/date';
import { clockFrom } from '../../platform/clock.ts';
import { threadPool } from '../../platform/threads/thread-pool.ts';
import { publicDesk } from './desk.ts';
import { pooledTools } from './tool-runner.ts';

// The same code; it only counts who calls it.
vi.mock('@plumbline/agent/report/gather/statement-table', { spy: true });

const hook = '2026-11-20T22:00:00Z';
const clock = clockFrom(hook);
const seed = 4620;
const pool = threadPool({ seed, clock: hook }, 1);
afterAll(() => pool.close());
const elsewhere = pooledTools((call, back) => pool.call('runTool', call, back));

const market = createMarketData({
  mode: 'simulated',
  providers: [],
  simulated: simulatedMarket({ seed, clock }),
  store: createMemoryStore(),
  clock,
  fetch,
});
const simulatedDesk = publicDesk(async () => market);

function withThreads(here: Desk): Desk {
  return { ...here, elsewhere: elsewhere(here) };
}

const context = (desk: Desk) => ({ desk, locale: 'en' as const, now: clock.now(), today: dateOf(clock.now()) });

/** Arguments of the kinds that a tool takes. */
function argumentsFor({ params }: Tool): ToolInput {
  return Object.fromEntries(
    Object.entries(params).map(([key, { kind, options }]) => [
      key,
      kind === 'number' ? 1 : kind === 'list' ? ['US:NVDA', 'US:AAPL'] : (options?.[0] ?? 'US:NVDA'),
    ]),
  );
}

describe('a tool on another thread', () => {
  it.each([
    ['simulated', simulatedDesk, 'US:NVDA', 'US:AAPL'],
    ['live', twoCompanies(), 'US:ACME', 'US:NDXA'],
  ] as const)('finds what it finds here, on the %s side', async (_, here, symbol, other) => {
    const far = withThreads(here);
    for (const [tool, input] of [
      ['figure', { symbol, metrics: ['priceToEarnings'] }],
      ['compare', { symbols: [symbol, other] }],
      ['valuation', { symbol }],
    ] as const) {
      const called = vi.mocked(table.createStatementTable).mock.calls.length;
      const there = await callTool(tool, input, context(far));
      // Nothing of it was computed in this thread.
      expect(vi.mocked(table.createStatementTable).mock.calls).toHaveLength(called);
      expect(there.facts.length).toBeGreaterThan(0);
      expect(there).toEqual(await callTool(tool, input, context(here)));
      expect(vi.mocked(table.createStatementTable).mock.calls.length).toBeGreaterThan(called);
    }
  });

  it('sets the sectors of a market side by side, the later ones in one sentence in their order', async () => {
    const symbols = ['XLK', 'XLF', 'XLE', 'XLV', 'XLY', 'XLP', 'XLI', 'XLU', 'XLB', 'XLRE', 'XLC'].map(
      (one) => `US:${one}`,
    );
    const input = { symbols, metrics: ['totalReturn'], periods: ['2026-01-01..2026-11-20'] };
    const { sentences, facts } = await callTool('compare', input, context(withThreads(simulatedDesk)));
    expect(sentences).toHaveLength(2);
    const values = new Map(facts.map(({ id, value }) => [id, value]));
    const told = sentences.map(({ en }) =>
      en.flatMap((part) => (typeof part !== 'string' && 'fact' in part ? [part.fact] : [])),
    );
    // The first two with their difference where it prints right, then nine more.
    const order = [...(told[0] ?? []).slice(0, 2), ...(told[1] ?? [])].map((id) => values.get(id) ?? Number.NaN);
    expect(order).toHaveLength(11);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  it('asks whoever called for what is the reader’s', async () => {
    const here = simulatedDesk;
    const far = withThreads(here);
    const asked: (string | null)[] = [];
    const own: Desk = {
      ...here,
      record: async (id) => {
        asked.push(id);
        return here.record(id);
      },
      library: {
        documents: async (id) => {
          asked.push(id);
          return [];
        },
      },
    };
    const desk = withThreads(own);
    await callTool('signals', {}, context(desk));
    await callTool('documents', { symbol: 'US:NVDA' }, context(desk));
    expect(asked).toEqual([null, 'US:NVDA']);
    await expect(callTool('quote', { symbol: 'NO SUCH NAME' }, context(far))).rejects.toMatchObject({
      name: 'PlumblineError',
    });
  });

  it('stays here where it reads the directory or figures of the answer', async () => {
    const far = withThreads(simulatedDesk);
    for (const tool of tools) {
      const error = await callTool(tool.id, argumentsFor(tool), context(far)).then(
        () => null,
        (reason: unknown) => String(reason),
      );
      expect(error ?? '', tool.id).not.toContain('directory');
    }
    expect(tools.filter(({ staysHere }) => staysHere === true).map(({ id }) => id)).toContain('calculate');
  });
});
