import { z } from 'zod';
import { drawing } from '@plumbline/model/drawing';
import { parseInstrumentId } from '@plumbline/model/instrument';
import { route } from './route.ts';

/** More than anybody can tell apart over one chart. */
export const mostDrawings = 200;
export const mostLayouts = 50;

const id = z.string().regex(/^[\w-]{8,40}$/);
const instrumentId = z
  .string()
  .max(40)
  .refine((text) => parseInstrumentId(text) !== null, 'is no instrument');
const ok = z.object({ ok: z.literal(true) });

const drawingView = z.object({ id, drawing });
export type DrawingView = z.infer<typeof drawingView>;

export const listDrawings = route({
  method: 'get',
  path: '/drawings/:instrumentId',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'What you drew over the chart of an instrument, in the sequence it was drawn',
  params: z.object({ instrumentId }),
  response: z.object({ drawings: z.array(drawingView) }),
});

export const putDrawing = route({
  method: 'put',
  path: '/drawings/:instrumentId/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Keep a drawing over the chart of an instrument, or change the one of this id',
  params: z.object({ instrumentId, id }),
  body: drawing,
  spends: ['storage'],
  response: ok,
});

export const removeDrawing = route({
  method: 'delete',
  path: '/drawings/:instrumentId/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Remove a drawing; removing one that is gone changes nothing',
  params: z.object({ instrumentId, id }),
  response: ok,
});

export const chartLinks = ['crosshair', 'interval', 'range', 'symbol'] as const;

const layout = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** Charts side by side, each as its address says it. A template has one, without its instrument. */
  kind: z.enum(['layout', 'template']),
  charts: z.array(z.string().max(4000)).min(1).max(4),
  links: z.array(z.enum(chartLinks)).max(chartLinks.length),
});
export type ChartLayout = z.infer<typeof layout>;

const layoutView = z.object({ id, layout });
export type ChartLayoutView = z.infer<typeof layoutView>;

export const listChartLayouts = route({
  method: 'get',
  path: '/chart-layouts',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Arrangements of charts and templates of indicators that you keep',
  response: z.object({ layouts: z.array(layoutView) }),
});

export const putChartLayout = route({
  method: 'put',
  path: '/chart-layouts/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Keep an arrangement of charts or a template of indicators, or change the one of this id',
  params: z.object({ id }),
  body: layout,
  response: ok,
});

export const removeChartLayout = route({
  method: 'delete',
  path: '/chart-layouts/:id',
  permission: 'owner',
  scope: 'write:draft',
  summary: 'Remove an arrangement or a template; removing one that is gone changes nothing',
  params: z.object({ id }),
  response: ok,
});
