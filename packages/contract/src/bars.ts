import { z } from 'zod';
import { adjustments, intervals } from '@plumbline/model/bar';
import { route } from './route.ts';

/** Bars travel as one binary chunk (see `bar-chunk` in the model), brotli-compressed, with the description in headers. */
export const barsMediaType = 'application/vnd.plumbline.bars';

export const readBars = route({
  method: 'get',
  path: '/bars/:id',
  permission: 'public',
  summary: 'Bars of one instrument as a binary chunk',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({
    interval: z.enum(intervals).default('1d'),
    adjust: z.enum(adjustments).default('split'),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Only what was known on this date: later bars are left out, later splits and dividends do not adjust. */
    asOf: z.iso.date().optional(),
  }),
  produces: barsMediaType,
});

/** Response headers that describe the chunk. */
export const barsHeaders = {
  currency: 'x-bars-currency',
  adjustment: 'x-bars-adjustment',
  simulated: 'x-bars-simulated',
  partial: 'x-bars-last-partial',
  status: 'x-bars-status',
  source: 'x-bars-source',
} as const;

export const readEvents = route({
  method: 'get',
  path: '/events/:id',
  permission: 'public',
  summary: 'Dated events of one instrument: earnings, dividends, splits, filings',
  params: z.object({ id: z.string().max(40) }),
  query: z.object({ asOf: z.iso.date().optional() }),
  response: z.object({
    events: z.array(
      z.object({
        kind: z.enum(['earnings', 'dividend', 'split', 'filing', 'news', 'listing']),
        date: z.string(),
        title: z.string(),
        url: z.string().optional(),
      }),
    ),
  }),
});
