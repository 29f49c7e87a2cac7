import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { workerBuild } from '../../build/worker-build.ts';

/**
 * Kilobytes, compressed. The engine is indicators, executors and statistics; the rules of markets list every fund with rules of
 * its own; candles find the rows on which a pattern can stand in one pass, which takes a loop for each way to bound them. A verdict
 * says in three languages how each check is computed and where its line comes from: 2.5 of its kilobytes.
 */
const budgets = {
  engine: 63,
  verdict: 23,
  'market-rules': 26,
  allocation: 13,
  learning: 5,
  candles: 5.6,
  purchases: 5,
} as const;
const others = ['verdict', 'market-rules', 'allocation', 'learning', 'candles', 'purchases'] as const;

async function chunksOfWorker(): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = fileURLToPath(new URL('engine-worker.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: workerBuild.plugins(),
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: workerBuild.rolldownOptions.output },
    },
  });
  if (!('output' in result)) throw new Error('the worker was built more than once');
  return result.output.filter((output) => output.type === 'chunk');
}

it('loads indicators, executors and statistics in 63 kB, without words and without the schema library', async () => {
  const chunks = await chunksOfWorker();
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => id.includes('/zod/'))).toEqual([]);
  const engine = chunks.filter(({ name }) => !others.some((other) => other === name));
  const kb = (files: readonly Rolldown.OutputChunk[]): number =>
    files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;
  const own = engine.flatMap(({ moduleIds }) => moduleIds);
  for (const part of [
    'catalogue/indicators/adx',
    'catalogue/metrics/sharpe',
    'engine/backtest/run-event',
    'engine/sweep/run-sweep',
  ]) {
    expect(
      own.some((id) => id.endsWith(`/quant/src/${part}.ts`)),
      part,
    ).toBe(true);
  }
  expect(engine.map(({ code }) => code).join('')).not.toContain('平均');
  expect(kb(engine)).toBeLessThanOrEqual(budgets.engine);
  for (const name of others) {
    expect(kb(chunks.filter((chunk) => chunk.name === name)), name).toBeLessThanOrEqual(budgets[name]);
  }
});

it('loads piece by piece: no piece reads what comes after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-worker-'));
  try {
    const chunks = await chunksOfWorker();
    for (const { fileName, code } of chunks) writeFileSync(join(folder, basename(fileName)), code);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const entry = chunks.find(({ isEntry }) => isEntry);
    const load = `
      globalThis.self = Object.assign(globalThis, { addEventListener: () => {}, postMessage: () => {} });
      await import(${JSON.stringify(pathToFileURL(join(folder, basename(entry?.fileName ?? ''))).href)});
      process.exit(0);`;
    expect(() =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', load], { stdio: 'pipe' }),
    ).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
