import { z } from 'zod';
import { fillReasons, rejectionReasons } from '@plumbline/model/order';
import { route } from './route.ts';

const side = z.union([z.literal(1), z.literal(-1)]);

export const paperFill = z.object({
  time: z.number(),
  instrumentId: z.string(),
  side,
  quantity: z.number(),
  price: z.number(),
  commission: z.number(),
  currency: z.string(),
  reason: z.enum(fillReasons),
  /** The market rules that shaped it. */
  ruleIds: z.array(z.string()),
});
export type PaperFill = z.infer<typeof paperFill>;

/** An account on paper since its strategy was switched on. Money in its own currency. */
export const paperSummary = z.object({
  strategyId: z.string(),
  strategyName: z.string(),
  version: z.number(),
  activatedAt: z.number(),
  currency: z.string(),
  cash: z.number(),
  equity: z.number(),
  /** Over the starting cash, after costs; null while no session has closed. */
  growth: z.number().nullable(),
  benchmarkGrowth: z.number().nullable(),
  maxDrawdown: z.number().nullable(),
  fills: z.number(),
  open: z.number(),
  /** Trading date of the latest bar; null while no session has closed. */
  asOf: z.string().nullable(),
  simulated: z.boolean(),
});
export type PaperSummary = z.infer<typeof paperSummary>;

export const paperView = paperSummary.extend({
  time: z.array(z.number()),
  equityCurve: z.array(z.number()),
  benchmarkCurve: z.array(z.number().nullable()).nullable(),
  positions: z.array(
    z.object({
      instrumentId: z.string(),
      units: z.number(),
      price: z.number(),
      currency: z.string(),
    }),
  ),
  executions: z.array(paperFill),
  rejections: z.array(
    z.object({
      time: z.number(),
      instrumentId: z.string(),
      reason: z.enum(rejectionReasons),
      ruleIds: z.array(z.string()),
    }),
  ),
});
export type PaperView = z.infer<typeof paperView>;

export const readPaper = route({
  method: 'get',
  path: '/strategies/:id/paper',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'The paper account of an activated strategy, by the engine and rules of its back-test; null when it is off',
  params: z.object({ id: z.string().max(40) }),
  response: z.object({ paper: paperView.nullable() }),
});

export const listPaper = route({
  method: 'get',
  path: '/paper',
  permission: 'owner',
  scope: 'read:mine',
  summary: 'Every paper account in short',
  response: z.object({ accounts: z.array(paperSummary) }),
});
