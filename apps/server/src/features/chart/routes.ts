import {
  listChartLayouts,
  listDrawings,
  putChartLayout,
  putDrawing,
  removeChartLayout,
  removeDrawing,
} from '@plumbline/contract/chart';
import type { MountedRoute } from '../../platform/http/mounted-route.ts';
import { handle } from '../../platform/http/mounted-route.ts';
import type { ChartService } from './service.ts';

const ok = { ok: true as const };

export function chartRoutes(charts: ChartService): MountedRoute[] {
  return [
    handle(listDrawings, async ({ owner, params }) => ({
      drawings: await charts.drawings(owner.id, params.instrumentId),
    })),
    handle(putDrawing, async ({ owner, params, body }) => {
      await charts.putDrawing(owner.id, params, body);
      return ok;
    }),
    handle(removeDrawing, async ({ owner, params }) => {
      await charts.removeDrawing(owner.id, params);
      return ok;
    }),
    handle(listChartLayouts, async ({ owner }) => ({ layouts: await charts.layouts(owner.id) })),
    handle(putChartLayout, async ({ owner, params, body }) => {
      await charts.putLayout(owner.id, params.id, body);
      return ok;
    }),
    handle(removeChartLayout, async ({ owner, params }) => {
      await charts.removeLayout(owner.id, params.id);
      return ok;
    }),
  ];
}
