import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StrategySpec } from '@plumbline/model/strategy-spec';
import { runTask } from '@plumbline/quant/engine/pool/testing/run-task';
import { average, close, crossSpec, fast, slow } from '@plumbline/quant/engine/strategy/testing/specs';
import { answers } from './engine-page/cases.ts';
import type { EnginePage } from './engine-page/main.ts';
import { launch, noBrowser, visit, type Visitor } from './lib/browse.ts';
import { serveBuilt, type BuiltServer } from './lib/serve-built.ts';

const indicator = (id: string, parameters: Readonly<Record<string, unknown>>, output?: string) => ({
  op: 'indicator',
  id,
  parameters,
  ...(output === undefined ? {} : { output }),
});
const constant = (value: number) => ({ op: 'constant', value });

const specs: Readonly<Record<string, StrategySpec>> = {
  cross: crossSpec(),
  'cross with stops': crossSpec({ risk: { stopLoss: 0.04, target: 0.12 } }),
  'cross with a trailing stop, short side too': crossSpec({
    entry: {
      long: { op: 'crossesAbove', left: fast, right: slow },
      short: { op: 'crossesBelow', left: fast, right: slow },
    },
    exit: {},
    risk: { trailing: 0.06 },
  }),
  'strength reversal sized by risk': crossSpec({
    entry: {
      long: {
        op: 'and',
        args: [
          { op: 'below', left: indicator('rsi', { period: 3 }), right: constant(20) },
          { op: 'above', left: close, right: average(150) },
        ],
      },
    },
    exit: { long: { op: 'above', left: indicator('rsi', { period: 3 }), right: constant(60) } },
    sizing: { basis: 'risk', value: 0.01 },
    risk: { stopLoss: 0.05, maxBars: 12 },
  }),
  'bands with volatility weights': crossSpec({
    entry: { long: { op: 'below', left: close, right: indicator('bbands', { period: 20, up: 2, down: 2 }, 'lower') } },
    exit: { long: { op: 'above', left: close, right: indicator('bbands', { period: 20, up: 2, down: 2 }, 'middle') } },
    sizing: {
      basis: 'weight',
      of: { op: 'divide', args: [constant(0.02), { op: 'divide', args: [indicator('atr', { period: 14 }), close] }] },
      cap: 1,
    },
  }),
  'turns with whole lots and slippage': crossSpec({
    costs: {
      commission: { rate: 0.0005, perUnit: 0.005, fixed: 1, min: 2, max: 40 },
      spread: 0.0004,
      slippage: { fixed: 0.0002, volatilityShare: 0.05, volumeImpact: 0.1 },
      borrowRate: 0.03,
      marginRate: 0.05,
    },
    execution: { fillPolicy: 'next-open', delayBars: 1, leverage: 2, quantityStep: 100, maxVolumeShare: 0.1 },
  }),
};

describe.skipIf(noBrowser)('the engine in a browser', () => {
  let server: BuiltServer;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    [server, browser] = await Promise.all([serveBuilt('e2e/engine-page/vite.config.ts', 'e2e-engine'), launch()]);
    visitor = await visit(browser, server.url);
    await visitor.page.goto('/index.html');
    await visitor.page.waitForFunction(() => 'enginePage' in window);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('gives the bits that the server gives: fills, equity, sweeps, bootstrap; and every statistic to its last digit', async () => {
    const there = await visitor.page.evaluate(
      // The page puts it there.
      (given) => (window as unknown as { enginePage: EnginePage }).enginePage.answers(given),
      specs,
    );
    const here = await answers(specs, async (task, input) => runTask(task, input));
    for (const [name, fills] of Object.entries(here.fills)) expect(fills, name).toBeGreaterThan(10);
    expect(there.fills).toEqual(here.fills);
    expect(there.fingerprints).toEqual(here.fingerprints);
    expect(Object.keys(there.statistics)).toEqual(Object.keys(here.statistics));
    for (const [name, value] of Object.entries(here.statistics)) {
      // Versions of the JavaScript engine differ in the last bit of exponentials.
      const room = 1e-13 * Math.abs(value ?? 0);
      const got = there.statistics[name];
      expect(
        got === value || Math.abs((got ?? Number.NaN) - (value ?? Number.NaN)) <= room,
        `${name}: ${got}, ${value}`,
      ).toBe(true);
    }
  });

  it('lets the latest run win, stops when told to, and surfaces what a worker refuses', async () => {
    const spec = specs['cross with stops'];
    const codes = await visitor.page.evaluate(
      // As above.
      (given) => (window as unknown as { enginePage: EnginePage }).enginePage.interruptions(given),
      spec,
    );
    expect(codes).toEqual(['cancelled', 'done', 'cancelled']);
    const refusal = await visitor.page.evaluate(
      // As above.
      (given) => (window as unknown as { enginePage: EnginePage }).enginePage.refusal(given),
      spec,
    );
    expect(refusal).toMatchObject({ code: 'bad-input', details: { field: 'close', row: 9 } });
  });

  it('breaks no policy: the worker is a module of the same origin', () => {
    expect(visitor.faults).toEqual([]);
  });
});
