import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leaveOutWords } from '../../build/leave-out-words.ts';

const budgetKb = 60;

it('loads indicators, executors and statistics in one small file, without words and without the schema library', async () => {
  const entry = fileURLToPath(new URL('engine-worker.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [leaveOutWords()],
    build: { write: false, target: 'es2023', rolldownOptions: { input: entry } },
  });
  if (!('output' in result)) throw new Error('the worker was built more than once');
  const [chunk, ...others] = result.output;
  expect(others).toEqual([]);
  expect(chunk.moduleIds.some((id) => id.endsWith('/quant/src/indicators/adx.ts'))).toBe(true);
  expect(chunk.moduleIds.some((id) => id.endsWith('/quant/src/metrics/sharpe.ts'))).toBe(true);
  expect(chunk.moduleIds.filter((id) => id.includes('/zod/'))).toEqual([]);
  expect(chunk.code).not.toContain('平均');
  expect(gzipSync(chunk.code, { level: 9 }).length / 1000).toBeLessThanOrEqual(budgetKb);
});
