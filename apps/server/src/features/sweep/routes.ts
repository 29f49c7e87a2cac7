import { listSweeps, readSweepCells, startSweep, stopSweep } from '@plumbline/contract/sweep';
import { nullForNaN } from '../../cli/null-for-nan.ts';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { SweepService } from './service.ts';

export function sweepRoutes(sweeps: SweepService): MountedRoute[] {
  return [
    handle(startSweep, ({ owner, params, body }) => sweeps.start(owner.id, params.id, body)),
    handle(listSweeps, async ({ owner, params }) => ({ sweeps: await sweeps.list(owner.id, params.id) })),
    handle(readSweepCells, async ({ owner, params, query }) => {
      const { round, sharpe } = await sweeps.cells(owner.id, params.id, params.sweep, query.from);
      return { round, from: query.from, sharpe: [...nullForNaN(sharpe)] };
    }),
    handle(stopSweep, ({ owner, params }) => sweeps.stop(owner.id, params.id, params.sweep)),
  ];
}
