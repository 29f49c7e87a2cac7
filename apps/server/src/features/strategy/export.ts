import { PlumblineError } from '@plumbline/model/errors';
import type { Locale } from '@plumbline/model/locale';
import { capsuleScript } from '../../platform/capsule-script.ts';
import type { StrategyTester } from './compute-test.ts';
import type { StrategyService } from './service.ts';

export interface StrategyExportDeps {
  readonly strategies: Pick<StrategyService, 'read' | 'universe'>;
  readonly test: StrategyTester;
  /** Where the built pages are. */
  readonly webFolder: string;
}

/**
 * The current version of a strategy as a page that checks itself: tested and judged as it stands, with every try that was
 * counted until now.
 */
export async function exportedStrategy(
  { strategies, test, webFolder }: StrategyExportDeps,
  ownerId: string,
  id: string,
  locale: Locale,
): Promise<Response> {
  const { strategy } = await strategies.read(ownerId, id);
  const script = await capsuleScript(webFolder);
  const { name, trials, current } = strategy;
  const { spec, version } = current;
  const universe = await strategies.universe(spec);
  const { record } = await test({ spec, universe, trials, recordOf: { name, version } });
  if (record === null) throw new PlumblineError('internal', 'The back-test came back without its record.');
  const { strategyToCapsule } = await import('@plumbline/agent/report/capsule/strategy-to-capsule');
  const page = strategyToCapsule({ record, locale, script });
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="strategy-v${version}.html"`,
      'cache-control': 'no-store',
    },
  });
}
