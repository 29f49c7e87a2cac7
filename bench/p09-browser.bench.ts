import { sweepTask } from '@plumbline/quant/engine/tasks/sweep';
import { threadPool } from '../apps/server/src/platform/threads/thread-pool.ts';
import { threadTasks } from '../apps/server/src/platform/threads/thread-tasks.ts';
import { sweepData, sweepInput } from '../e2e/engine-page/cases.ts';
import type { EnginePage } from '../e2e/engine-page/main.ts';
import { launch, noBrowser, visit } from '../e2e/lib/browse.ts';
import { serveBuilt } from '../e2e/lib/serve-built.ts';
import { compareInTurns, print, timesOf, type Measurement } from './lib/measure.ts';
import { cross } from './lib/strategies.ts';

const warmUp = 5;

/** As many threads as the pool of the page has workers: the one for what somebody is waiting for. */
const threads = threadPool({ seed: 1, clock: null }, 1);
const pool = threadTasks(threads);
const input = sweepInput(cross, 100, 100);

type Bars = Parameters<EnginePage['timings']>[2];

const inNode = (bars: Bars): ReturnType<typeof timesOf> =>
  timesOf(() => pool.run(sweepTask, input, bars === 'once' ? { shared: sweepData } : {}));

async function compare(): Promise<readonly Measurement[]> {
  const server = await serveBuilt('e2e/engine-page/vite.config.ts', 'bench-engine');
  const browser = await launch();
  const { page } = await visit(browser, server.url);
  await page.goto('/index.html');
  await page.waitForFunction(() => 'enginePage' in window);
  let longest = 0;
  const inBrowser =
    (bars: Bars): ReturnType<typeof timesOf> =>
    async (runs) => {
      const { ms, longestTask } = await page.evaluate(
        // The page puts it there.
        ([spec, count, sent]) =>
          (window as unknown as { enginePage: EnginePage }).enginePage.timings(spec, count, sent),
        [cross, runs, bars] as const,
      );
      longest = Math.max(longest, longestTask);
      return ms;
    };
  await pool.warmUp();
  await inNode('once')(warmUp);
  await inBrowser('once')(warmUp);
  const once = await compareInTurns(inNode('once'), inBrowser('once'));
  const anew = await compareInTurns(inNode('anew'), inBrowser('anew'));
  await browser.close();
  await server.close();
  return [
    { id: 'P9 10,000 pairs in browser workers', value: once.second, unit: 'ms' },
    { id: 'P9 browser over Node', value: once.ratio, unit: '×', budget: 1.25 },
    { id: 'P9 browser over Node, bars sent anew', value: anew.ratio, unit: '×', budget: 1.25 },
    { id: 'P9 longest task of the page', value: longest, unit: 'ms', budget: 50 },
  ];
}

print(noBrowser ? [] : await compare());
pool.close();
await threads.close();
