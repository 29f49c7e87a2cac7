import { parseStrategySpec, type StrategySpec } from '@plumbline/model/strategy-spec';
import { templates } from '@plumbline/quant/catalogue/strategies/registry';
import { templateSpec } from '@plumbline/quant/catalogue/strategy-template';
import type { EnginePage } from '../e2e/engine-page/main.ts';
import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { serveBuilt } from '../e2e/lib/serve-built.ts';
import { median, print, type Measurement } from './lib/measure.ts';
import { cross } from './lib/strategies.ts';

/** A template on a list of that many made-up shares. */
function onMany(id: string, count: number): StrategySpec {
  const template = templates.find((one) => one.id === id);
  if (template === undefined) throw new Error(`there is no template ${id}`);
  const letters = (at: number): string =>
    [...at.toString(26).padStart(3, '0')].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('');
  const instruments = Array.from({ length: count }, (_, at) => `US:${letters(at)}`);
  return parseStrategySpec({ ...templateSpec(template, 'us'), universe: { instruments } });
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const rounds = 5;
const lookbacks = Array.from({ length: 45 }, (_, at) => 200 + at);
const weights = Array.from({ length: 9 }, (_, at) => 1 + at / 10);

async function inBrowser(): Promise<readonly Measurement[]> {
  const server = await serveBuilt('e2e/engine-page/vite.config.ts', 'bench-strategies');
  const browser = await launch();
  const { page } = await visit(browser, server.url);
  await page.goto('/index.html');
  await page.waitForFunction(() => 'enginePage' in window);
  const verdict = await page.evaluate(
    // The page puts it there.
    ([spec, count]) => (window as unknown as { enginePage: EnginePage }).enginePage.strategies.verdict(spec, count),
    [cross, rounds] as const,
  );
  const slider = await page.evaluate(
    // As above.
    ([spec, values]) =>
      (window as unknown as { enginePage: EnginePage }).enginePage.strategies.slider(spec, 'lookback', values),
    [onMany('momentum', 20), lookbacks] as const,
  );
  const sweep = await page.evaluate(
    // As above.
    ([spec, count]) => (window as unknown as { enginePage: EnginePage }).enginePage.strategies.sweep(spec, count),
    [cross, rounds] as const,
  );
  const factors = await page.evaluate(
    // As above.
    ([spec, values]) =>
      (window as unknown as { enginePage: EnginePage }).enginePage.strategies.factors(spec, 'value', values),
    [onMany('many-factors', 500), weights] as const,
  );
  await browser.close();
  await server.close();
  return [
    {
      id: 'P11 verdict, 500 settings: first check, fresh page',
      value: verdict.first[0] ?? NaN,
      unit: 'ms',
      budget: 300,
    },
    { id: 'P11 verdict, 500 settings: all checks, fresh page', value: verdict.ms[0] ?? NaN, unit: 'ms', budget: 3000 },
    { id: 'P11 verdict, 500 settings: first check', value: median(verdict.first), unit: 'ms', budget: 300 },
    { id: 'P11 verdict, 500 settings: all checks', value: median(verdict.ms), unit: 'ms', budget: 3000 },
    { id: 'P11 verdict: longest task of the page', value: verdict.longestTask, unit: 'ms', budget: 50 },
    { id: 'P11 slider, 20 instruments, p95', value: p95(slider.ms.slice(5)), unit: 'ms', budget: 100 },
    { id: 'P11 slider: longest task of the page', value: slider.longestTask, unit: 'ms', budget: 50 },
    { id: 'P11 sweep of 2,500 settings: first cells', value: median(sweep.first), unit: 'ms' },
    { id: 'P11 sweep of 2,500 settings', value: median(sweep.ms), unit: 'ms', budget: 1000 },
    { id: 'P11 factors, 500 instruments: with the prices', value: factors.ms[0] ?? NaN, unit: 'ms' },
    { id: 'P11 factors, 500 instruments', value: median(factors.ms.slice(1)), unit: 'ms', budget: 500 },
  ];
}

print(noBrowser ? [] : await inBrowser());
