import { sweepTask } from '@plumbline/quant/tasks/sweep';
import { threadPool } from '../apps/server/src/work/thread-pool.ts';
import { threadTasks } from '../apps/server/src/work/thread-tasks.ts';
import { sweepInput } from '../e2e/engine-page/cases.ts';
import type { EnginePage } from '../e2e/engine-page/main.ts';
import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { serveBuilt } from '../e2e/lib/serve-built.ts';
import { median, print } from './lib/measure.ts';
import { cross } from './lib/strategies.ts';

const rounds = 15;
const warmUp = 5;

/** As many threads as the pool of the page has workers: the one for what somebody is waiting for. */
async function inNode(): Promise<number> {
  const threads = threadPool({ seed: 1, clock: null }, 1);
  const pool = threadTasks(threads);
  await pool.warmUp();
  const input = sweepInput(cross, 100, 100);
  const ms: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await pool.run(sweepTask, input);
    ms.push(performance.now() - startedAt);
  }
  pool.close();
  await threads.close();
  return median(ms.slice(warmUp));
}

async function inBrowser(): Promise<{ readonly ms: number; readonly longestTask: number }> {
  const server = await serveBuilt('e2e/engine-page/vite.config.ts', 'bench-engine');
  const browser = await launch();
  const { page } = await visit(browser, server.url);
  await page.goto('/index.html');
  await page.waitForFunction(() => 'enginePage' in window);
  const { ms, longestTask } = await page.evaluate(
    // The page puts it there.
    ([spec, count]) => (window as unknown as { enginePage: EnginePage }).enginePage.timings(spec, count),
    [cross, rounds] as const,
  );
  await browser.close();
  await server.close();
  return { ms: median(ms.slice(warmUp)), longestTask };
}

if (noBrowser) print([]);
else {
  const { ms, longestTask } = await inBrowser();
  const node = await inNode();
  print([
    { id: 'P9 10,000 pairs in browser workers', value: ms, unit: 'ms' },
    { id: 'P9 browser over Node', value: ms / node, unit: '×', budget: 1.25 },
    { id: 'P9 longest task of the page', value: longestTask, unit: 'ms', budget: 50 },
  ]);
}
