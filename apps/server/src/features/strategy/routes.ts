import {
  changeStrategy,
  cloneShared,
  cloneStrategy,
  createStrategy,
  deleteStrategy,
  exportStrategy,
  followStrategy,
  listShares,
  listStrategies,
  readShared,
  readStrategy,
  readUniverse,
  recordTrials,
  restoreStrategy,
  revokeShare,
  saveVersion,
  shareStrategy,
} from '@plumbline/contract/strategy';
import { PlumblineError } from '@plumbline/model/errors';
import type { Locale } from '@plumbline/model/locale';
import { capsuleScript } from '../../platform/capsule-script.ts';
import type { EventLog } from '../../platform/events/event-log.ts';
import { sseResponse } from '../../platform/events/sse.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import type { StrategyTester } from './compute-test.ts';
import type { StrategyService } from './service.ts';

interface StrategyExportDeps {
  readonly strategies: Pick<StrategyService, 'read' | 'universe'>;
  readonly test: StrategyTester;
  /** Where the built pages are. */
  readonly webFolder: string;
}

/**
 * The current version of a strategy as a page that checks itself: tested and judged as it stands, with every try that was
 * counted until now.
 */
async function exportedStrategy(
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

interface StrategyRouteDeps {
  readonly strategies: StrategyService;
  readonly events: EventLog;
  readonly stopping: AbortSignal;
  readonly test: StrategyTester;
  /** Where the built pages are. */
  readonly webFolder: string;
}

export function strategyRoutes({ strategies, events, stopping, ...exporting }: StrategyRouteDeps): MountedRoute[] {
  return [
    handle(readUniverse, async ({ body }) => {
      const { simulated, assets, references, rates, missing } = await strategies.universe(body.spec);
      return {
        realm: simulated ? ('simulated' as const) : ('live' as const),
        references: references.map(({ id }) => id),
        assets: [...assets, ...references].map(({ id, sector, bars, series = {}, knownAt = {} }) => ({
          id,
          sector: sector ?? null,
          rows: bars.time.length,
          lastTime: bars.time.at(-1) ?? 0,
          series: Object.fromEntries(
            Object.entries(series).map(([name, values]) => [
              name,
              Array.from(values, (value) => (Number.isNaN(value) ? null : value)),
            ]),
          ),
          knownLate: Object.fromEntries(
            Object.entries(knownAt).map(([name, times]) => [
              name,
              [...times].flatMap((at, row) => (at > (bars.time[row] ?? at) ? [[row, at] as [number, number]] : [])),
            ]),
          ),
        })),
        rates: Object.fromEntries(
          Object.entries(rates).map(([currency, { time, rate }]) => [currency, { time: [...time], rate: [...rate] }]),
        ),
        missing: [...missing],
      };
    }),
    handle(listStrategies, async ({ owner }) => ({ strategies: await strategies.list(owner.id) })),
    handle(createStrategy, ({ owner, body }) => strategies.create(owner.id, body)),
    handle(readStrategy, ({ owner, params }) => strategies.read(owner.id, params.id)),
    handle(saveVersion, ({ owner, params, body }) => strategies.save(owner.id, params.id, body)),
    handle(changeStrategy, ({ owner, params, body }) => strategies.change(owner.id, params.id, body)),
    handle(deleteStrategy, async ({ owner, params }) => {
      await strategies.remove(owner.id, params.id);
      return { ok: true as const };
    }),
    handle(restoreStrategy, ({ owner, params }) => strategies.restore(owner.id, params.id)),
    handle(recordTrials, async ({ owner, params, body }) => ({
      trials: await strategies.countTrials(owner.id, params.id, [
        ...body.settings.map((key) => ({ key, kind: 'setting' as const, size: 1 })),
        ...body.sweeps.map((sweep) => ({ ...sweep, kind: 'sweep' as const })),
      ]),
    })),
    handle(cloneStrategy, ({ owner, params, body }) => strategies.clone(owner.id, params.id, body.name)),
    handle(exportStrategy, ({ owner, params, query }) =>
      exportedStrategy({ strategies, ...exporting }, owner.id, params.id, query.locale),
    ),
    handle(followStrategy, async ({ owner, params, request }) =>
      sseResponse({
        log: events,
        stream: await strategies.stream(owner.id, params.id),
        lastEventId: request.headers.get('last-event-id'),
        signal: AbortSignal.any([stopping, request.signal]),
        print: ({ body }) => body,
      }),
    ),
    handle(shareStrategy, ({ owner, params, body }) => strategies.share(owner.id, params.id, body)),
    handle(listShares, async ({ owner, params }) => ({ shares: await strategies.shares(owner.id, params.id) })),
    handle(revokeShare, async ({ owner, params }) => {
      await strategies.unshare(owner.id, params.id, params.token);
      return { ok: true as const };
    }),
    handle(readShared, async ({ params }) => (await strategies.shared(params.token)).view),
    handle(cloneShared, ({ owner, params }) => strategies.cloneShared(owner.id, params.token)),
  ];
}
