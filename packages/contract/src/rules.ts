import { z } from 'zod';
import { sessionPhases } from '@plumbline/model/market';
import { instrumentView } from './instrument.ts';
import { route } from './route.ts';
import { localText } from './local-text.ts';

const ruleStatus = z.enum(['verified', 'secondary', 'unverified']);

export const ruleView = z.object({
  /** Series and first day, such as `cn-stamp-duty@2023-08-28`: what fills and rejections name. */
  id: z.string(),
  kind: z.string(),
  title: localText,
  /** What it says, in words and figures. */
  text: localText,
  from: z.string(),
  /** Last day; null = still in force. */
  to: z.string().nullable(),
  source: localText,
  status: ruleStatus,
});

export const readRules = route({
  method: 'get',
  path: '/rules/:id',
  permission: 'public',
  summary: 'Every trading rule in force for an instrument on a date, each with its source and standing',
  params: z.object({ id: z.string().max(40) }),
  /** Absent = today on the market's own clock. */
  query: z.object({ date: z.iso.date().optional() }),
  response: z.object({
    instrument: instrumentView,
    date: z.string(),
    /** Trading hours of the date; null on a day without trading. Instants are epoch ms UTC. */
    session: z
      .object({
        openAt: z.number(),
        closeAt: z.number(),
        breaks: z.array(z.object({ startAt: z.number(), endAt: z.number() })),
        isHalfDay: z.boolean(),
        status: ruleStatus,
      })
      .nullable(),
    /** What the market does now. */
    now: z.object({
      at: z.number(),
      phase: z.enum(sessionPhases),
      timeZone: z.string(),
      zoneMark: z.string(),
      nextOpenAt: z.number().nullable(),
      nextCloseAt: z.number().nullable(),
    }),
    rules: z.array(ruleView),
  }),
});

const order = z.strictObject({
  date: z.iso.date(),
  side: z.enum(['buy', 'sell']),
  quantity: z.number().positive(),
  limit: z.number().positive().optional(),
  stop: z.number().positive().optional(),
  cash: z.number().nonnegative().default(1_000_000),
  /** Units held before the day, and the day they were bought when it matters. */
  held: z.number().nonnegative().default(0),
  heldSince: z.iso.date().optional(),
});

export const explainFill = route({
  method: 'post',
  path: '/rules/:id/fill',
  permission: 'public',
  summary: 'Whether an order would have been filled on a day, and if not, why and by which rule',
  params: z.object({ id: z.string().max(40) }),
  body: order,
  response: z.object({
    date: z.string(),
    outcome: z.enum(['filled', 'shrunk', 'not-filled']),
    bar: z.object({ open: z.number(), high: z.number(), low: z.number(), close: z.number() }),
    limits: z.object({ up: z.number().nullable(), down: z.number().nullable() }),
    currency: z.string(),
    fills: z.array(
      z.object({ quantity: z.number(), price: z.number(), commission: z.number(), ruleIds: z.array(z.string()) }),
    ),
    reasons: z.array(
      z.object({
        reason: z.string(),
        wanted: z.number().nullable(),
        granted: z.number(),
        ruleIds: z.array(z.string()),
      }),
    ),
    simulated: z.boolean(),
    sourceTitle: z.string(),
  }),
});
